/** Words of the page that sets a new password. */
export const passwordResetTexts = {
  checking: 'Checking your link',
  title: 'Choose a new password',
  lede: 'You will be logged out everywhere else.',
  password: 'New password',
  submit: 'Save my password',
  busy: 'Saving',
  saved: 'Your new password is saved. You can log in with it now.',
  anew: 'Send me a new link',
  askAnew: 'Ask for a new link',
} as const;
