/** Words of a link that opens nothing, beside what is said of it. */
export const linkOverTexts = {
  waysOn: 'You can log in if you have been here before, or start again with your own details.',
  help: 'We are here to help.',
  email: 'Email',
  orCall: 'or call',
  logIn: 'Log in',
  start: 'Start with my own details',
} as const;
