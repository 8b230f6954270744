import type { Brand } from '../brand/brands.data.js';

/** Texts of every mail. */
export const mailTexts = {
  serviceNote: 'This is a service message, so it has no unsubscribe link.',
  logInByMobile: 'Choose "Use my mobile number instead" there. You get a code by text message.',
  linkWrittenOut: 'If the button does not work, copy this link into your browser:',
  support: ({ support: { phone, hours, email } }: Brand) =>
    `Need a hand? Call ${phone}, ${hours}, or write to ${email}.`,
} as const;
