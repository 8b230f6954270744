/** The parts of the password rule, in words, for the list that a page ticks as they are typed. [PWD-01] */
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
