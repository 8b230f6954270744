/** Channels by which a code is sent, as queries name them. */
export const channels = ['email', 'sms'] as const;
export type Channel = (typeof channels)[number];

/** The same channels as request bodies number them. [OTP-10] */
export const channelCodes = { email: 0, sms: 1 } as const satisfies Record<Channel, number>;
export type ChannelCode = (typeof channelCodes)[Channel];

/** Converts a body's channel to a query's: 0 → email, 1 → sms. */
export function channelOf(code: ChannelCode): Channel {
  return code === channelCodes.email ? 'email' : 'sms';
}

/** Response of `GET /otp/channel-details`: the channel, and the masked contact that a code would go to. [OTP-08] */
export interface ChannelDetails {
  readonly channel: Channel;
  /** See `maskContact`. */
  readonly contactDetails: string;
}

const dots = (count: number) => '•'.repeat(Math.max(0, count));

/** Masks a contact so that only its owner recognises it: s•••@example.test, •••••••0101. [OTP-08] */
export function maskContact(channel: Channel, contact: string): string {
  if (channel === 'sms') return dots(contact.length - 4) + contact.slice(-4);
  return contact.slice(0, 1) + dots(3) + contact.slice(contact.lastIndexOf('@'));
}
