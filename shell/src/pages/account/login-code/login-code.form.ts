import { codeSchema } from '@home-move/contract';
import * as z from 'zod/mini';

/** The code as typed or pasted. [OTP-12] */
export const loginCodeForm = z.object({ code: codeSchema });
export type LoginCode = z.infer<typeof loginCodeForm>;
