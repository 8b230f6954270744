/** Words of the page that asks for a reset mail; what it says when it was sent is the specification's. [PWD-05] */
export const passwordResetRequestTexts = {
  title: 'Set a new password',
  lede: 'Tell us your email address. If we know it, we will send you a link to set a new password.',
  submit: 'Send me a link',
  busy: 'Sending',
  backToLogin: 'Back to log in',
} as const;
