import { codeMinutes, type Channel } from '@home-move/contract';

/** Words of the code step. */
export const codeTexts = {
  title: "Verify it's you",
  sending: (contact: string) => `We are sending a 6-digit code to ${contact}.`,
  sentTo: 'We sent a 6-digit code to',
  good: `It works for ${codeMinutes} minutes.`,
  notSent: (contact: string) => `We could not send a code to ${contact}.`,
  code: 'Your code',
  submit: 'Next',
  busy: 'Checking',
  nothing: {
    email: 'Nothing there? Look in your junk folder, or ask for a new code.',
    sms: 'Nothing there? It can take a minute, or ask for a new code.',
  } satisfies Record<Channel, string>,
  resend: 'Send a new code',
  resending: 'Sending',
  wait: (seconds: number) => `You can ask again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  waiting: (seconds: number) => `We sent a code. You can ask for another in ${seconds} seconds.`,
  waited: 'You can ask for another code now.',
  otherWay: {
    email: 'Send it to my mobile number instead',
    sms: 'Send it to my email instead',
  } satisfies Record<Channel, string>,
} as const;
