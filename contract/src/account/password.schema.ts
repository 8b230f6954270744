import * as z from 'zod/mini';
import { passwordMessages } from './account.messages';

/** 6 to 32 characters with lower case, upper case, a digit and a special character. [PWD-01] */
export const passwordSchema = z
  .string(passwordMessages.rule)
  .check(z.regex(/^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\p{Nd})(?=.*[^\p{L}\p{Nd}\s]).{6,32}$/u, passwordMessages.rule));
