import { type DisclosurePurpose, legalBasisOf } from './disclosure';

/** The purposes whose legal basis is a consent, which the mover can withdraw. [PASS-09] */
export type ConsentPurpose = {
  [Purpose in DisclosurePurpose]: (typeof legalBasisOf)[Purpose] extends 'consent' ? Purpose : never;
}[DisclosurePurpose];

export function isConsentPurpose(purpose: DisclosurePurpose): purpose is ConsentPurpose {
  return legalBasisOf[purpose] === 'consent';
}
