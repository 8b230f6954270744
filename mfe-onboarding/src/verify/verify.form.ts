import { addressMessages, postcodeSchemaWith } from '@home-move/contract';
import * as z from 'zod/mini';
import { verifyTexts as texts } from './verify.texts';

/** The form's field values. */
export interface TypedVerification {
  readonly postcode: string;
  readonly confirmed: boolean;
}

/** The postcode of the new home and the confirmation. [ONB-04 to ONB-06] */
export const verificationForm = z.object({
  postcode: postcodeSchemaWith({ missing: texts.postcodeMissing, invalid: addressMessages.postcode }),
  confirmed: z.literal(true, texts.confirmMissing),
});
export type Verification = z.infer<typeof verificationForm>;

export const emptyVerification: TypedVerification = { postcode: '', confirmed: false };
