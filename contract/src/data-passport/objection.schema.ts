import * as z from 'zod/mini';
import { type DisclosurePurpose, legalBasisOf } from './disclosure';
import { isObjectionPurpose } from './objection';

const noObjection = 'You can object only to what we do in our legitimate interest.';

/** Body of `POST /enrolment/data-passport/objections`. [PASS-10] */
export const purposeObjectionSchema = z.object({
  purpose: z
    .enum(Object.keys(legalBasisOf) as DisclosurePurpose[], noObjection)
    .check(z.refine(isObjectionPurpose, noObjection)),
});
