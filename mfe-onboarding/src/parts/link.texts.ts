/** Words of pages that a link opens, and that the specifications leave to us. */
export const linkTexts = {
  opening: 'Opening your link',
  failedTitle: 'Your link did not open',
  tryAgain: 'Try again',
  trying: 'Trying again',
  over: {
    title: 'This link does not work',
    message: 'The link may be too old, or a part of it may be missing. Try to open it from the message again.',
  },
  lockedTitle: 'Your account is locked',
  forgottenTitle: 'Your details were removed',
  waysOn: 'You can log in if you have been here before, or start again with your own details.',
  help: 'We are here to help.',
  email: 'Email',
  orCall: 'or call',
  logIn: 'Log in',
  start: 'Start with my own details',
} as const;
