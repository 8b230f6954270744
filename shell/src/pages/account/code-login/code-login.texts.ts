import type { Channel } from '@home-move/contract';

/** Texts of the first step of the code login. The heading comes from the specification. [OTP-01] */
export const codeLoginTexts = {
  title: 'Welcome back!',
  lede: {
    email: 'Tell us your email address. We will send you a code to log in with.',
    sms: 'Tell us your mobile number. We will text you a code to log in with.',
  } satisfies Record<Channel, string>,
  submit: 'Send me a code',
  busy: 'Sending',
  otherChannel: {
    email: 'Use my mobile number instead',
    sms: 'Use my email instead',
  } satisfies Record<Channel, string>,
  cannotSend: {
    email: 'We cannot send emails right now. You can get your code by text message.',
    sms: 'We cannot send text messages right now. You can get your code by email.',
  } satisfies Record<Channel, string>,
  byPassword: 'Log in with a password instead',
} as const;
