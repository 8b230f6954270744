/** Texts of the pages that a link opens; the specifications leave them to us. */
export const linkTexts = {
  opening: 'Opening your link',
  failedTitle: 'Your link did not open',
  tryAgain: 'Try again',
  trying: 'Trying again',
  invalid: {
    title: 'This link does not work',
    message: 'The link may be too old, or a part of it may be missing. Try to open it from the message again.',
  },
  lockedTitle: 'Your account is locked',
  forgottenTitle: 'Your details were removed',
} as const;

/** Texts of an expired link, apart from its title and message. */
export const expiredLinkTexts = {
  nextSteps: 'You can log in if you have been here before, or start again with your own details.',
  help: 'We are here to help.',
  email: 'Email',
  orCall: 'or call',
  logIn: 'Log in',
  start: 'Start with my own details',
} as const;
