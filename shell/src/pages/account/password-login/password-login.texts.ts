/** Words of the password login. */
export const passwordLoginTexts = {
  title: 'Log in',
  lede: 'Carry on with your move where you left off.',
  password: 'Password',
  submit: 'Log In',
  busy: 'Logging in',
  forgotten: 'Forgotten your password?',
  byCode: 'Log in with a code instead',
} as const;
