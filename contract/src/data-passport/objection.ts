import { type DisclosurePurpose, legalBasisOf } from './disclosure';

/** The purposes to which a mover can object, because their basis is a legitimate interest. [PASS-10] */
export type ObjectionPurpose = {
  [Purpose in DisclosurePurpose]: (typeof legalBasisOf)[Purpose] extends 'legitimateInterest' ? Purpose : never;
}[DisclosurePurpose];

export function isObjectionPurpose(purpose: DisclosurePurpose): purpose is ObjectionPurpose {
  return legalBasisOf[purpose] === 'legitimateInterest';
}

/** Body of `POST /enrolment/data-passport/objections`. [PASS-10] */
export interface NewPurposeObjection {
  readonly purpose: ObjectionPurpose;
}

/** The response of `POST /enrolment/data-passport/objections`: from when on no message is sent for the purpose. */
export interface PurposeObjection extends NewPurposeObjection {
  /** ISO instant of the first objection to the purpose. */
  readonly at: string;
}
