import type { Channel } from '@home-move/contract';
import type { Brand } from '../../brands/brand/brands.data.js';

/** Shown where a message was not sent, because an unproven contact has had as many as it may get on a day. */
export const contactLimitReached = {
  email:
    'We have sent this email address as many messages as we can in one day. Use the latest one, or try again tomorrow.',
  sms: 'We have sent this number as many messages as we can in one day. Use the latest one, or try again tomorrow.',
} as const satisfies Record<Channel, string>;

/** Texts of every mail. */
export const mailTexts = {
  serviceNote: 'This is a service message, so it has no unsubscribe link.',
  noBank: 'For your safety this email holds no bank details.',
  logInByMobile: 'Choose "Use my mobile number instead" there. You get a code by text message.',
  linkWrittenOut: 'If the button does not work, copy this link into your browser:',
  support: ({ support: { phone, hours, email } }: Brand) =>
    `Need a hand? Call ${phone}, ${hours}, or write to ${email}.`,
} as const;
