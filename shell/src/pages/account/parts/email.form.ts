import { emailAddressSchema } from '@home-move/contract';
import * as z from 'zod/mini';

/** An address, by the rules that it has everywhere. */
export const emailForm = z.object({ emailAddress: emailAddressSchema });
export type TypedEmail = z.infer<typeof emailForm>;
