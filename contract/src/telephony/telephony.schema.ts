import * as z from 'zod/mini';
import { trimmed } from '../form/form-values';
import { noteMaxLength, telephonyMessages } from './telephony';

/** Body of `POST /telephony/login`. [TEL-03] */
export const telephonyLoginSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
export type TelephonyLogin = z.infer<typeof telephonyLoginSchema>;

/** Body of `POST /note`, a form. [TEL-28, TEL-30] */
export const noteSchema = z.object({
  content: trimmed.check(
    z.minLength(1, telephonyMessages.emptyNote),
    z.maxLength(noteMaxLength, telephonyMessages.longNote),
  ),
});
export type NewNote = z.infer<typeof noteSchema>;
