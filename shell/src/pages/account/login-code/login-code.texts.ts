import type { Channel } from '@home-move/contract';

/** Words of the second step of the code login; those of every code step are in `ui`. */
export const loginCodeTexts = {
  submit: 'Log In',
  busy: 'Logging in',
  otherWay: {
    email: 'Use my mobile number instead',
    sms: 'Use my email instead',
  } satisfies Record<Channel, string>,
} as const;
