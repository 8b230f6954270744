import * as z from 'zod/mini';

/** Messages of the password rule and reset. [PWD-01, PWD-05] */
export const passwordMessages = {
  rule: 'Please ensure your password match the criteria above',
  resetSent: 'Please check your email inbox for reset instructions',
} as const;

/** The criteria of a password, each with its label; a page ticks them off as the mover types. [PWD-01] */
export const passwordCriteria = [
  { id: 'length', label: '6 to 32 characters', isMet: (password: string) => /^.{6,32}$/u.test(password) },
  { id: 'lower', label: 'a lower-case letter', isMet: (password: string) => /\p{Ll}/u.test(password) },
  { id: 'upper', label: 'an upper-case letter', isMet: (password: string) => /\p{Lu}/u.test(password) },
  { id: 'digit', label: 'a number', isMet: (password: string) => /\p{Nd}/u.test(password) },
  {
    id: 'special',
    label: 'a special character, for example ! or ?',
    isMet: (password: string) => /[^\p{L}\p{Nd}\s]/u.test(password),
  },
] as const satisfies readonly { id: string; label: string; isMet: (password: string) => boolean }[];

/** A new password; its pattern is the criteria together, which the API documentation shows. [PWD-01] */
export const passwordSchema = z
  .string(passwordMessages.rule)
  .check(z.regex(/^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\p{Nd})(?=.*[^\p{L}\p{Nd}\s]).{6,32}$/u, passwordMessages.rule));
