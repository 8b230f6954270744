import { codeSchema } from '@home-move/contract';
import * as z from 'zod/mini';

/** The code as typed or pasted; it is kept nowhere. [OTP-12] */
export const codeForm = z.object({ code: codeSchema });
export type TypedCode = z.infer<typeof codeForm>;
