import { codeLength, codeLifetimeMinutes, type Channel } from '@home-move/contract';

/** Texts of every page where a mover enters a code. The heading is the specification's. [OTP-02] */
export const codeTexts = {
  title: "Verify it's you",
  sentTo: `We sent a ${codeLength}-digit code to`,
  good: `It works for ${codeLifetimeMinutes} minutes.`,
  code: 'Your code',
  nothing: {
    email: 'Nothing there? Look in your junk folder, or ask for a new code.',
    sms: 'Nothing there? It can take a minute, or ask for a new code.',
  } satisfies Record<Channel, string>,
  resend: 'Send a new code',
  resending: 'Sending',
  wait: (seconds: number) => `You can ask again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  waiting: (seconds: number) => `We sent a code. You can ask for another in ${seconds} seconds.`,
  waited: 'You can ask for another code now.',
} as const;
