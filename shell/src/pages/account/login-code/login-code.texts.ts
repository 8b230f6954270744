import { codeMinutes, type Channel } from '@home-move/contract';

/** Words of the second step of the code login. [OTP-02] */
export const loginCodeTexts = {
  title: "Verify it's you",
  sentTo: 'We sent a 6-digit code to',
  good: `It works for ${codeMinutes} minutes.`,
  code: 'Your code',
  submit: 'Log In',
  busy: 'Logging in',
  nothing: {
    email: 'Nothing there? Look in your junk folder, or ask for a new code.',
    sms: 'Nothing there? It can take a minute, or ask for a new code.',
  } satisfies Record<Channel, string>,
  resend: 'Send a new code',
  sending: 'Sending',
  wait: (seconds: number) => `You can ask again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  waiting: (seconds: number) => `We sent a code. You can ask for another in ${seconds} seconds.`,
  waited: 'You can ask for another code now.',
  otherWay: {
    email: 'Use my mobile number instead',
    sms: 'Use my email instead',
  } satisfies Record<Channel, string>,
} as const;
