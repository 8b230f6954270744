import { codeLifetimeMinutes, type Channel } from '@home-move/contract';

/** Words of this code step; those of every code step are in `ui`. */
export const codeTexts = {
  /** As long as what follows it, so that the page does not move: it is replaced by the words of a code that was sent. */
  sending: (contact: string) =>
    `We are sending a 6-digit code to ${contact}. It works for ${codeLifetimeMinutes} minutes.`,
  notSent: (contact: string) => `We could not send a code to ${contact}.`,
  submit: 'Next',
  busy: 'Checking',
  otherWay: {
    email: 'Send it to my mobile number instead',
    sms: 'Send it to my email instead',
  } satisfies Record<Channel, string>,
} as const;
