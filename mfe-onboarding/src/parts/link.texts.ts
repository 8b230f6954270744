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
} as const;
