/** Ways to reach a person with a code, as queries name them. */
export const channels = ['email', 'sms'] as const;
export type Channel = (typeof channels)[number];

/** The same ways as bodies number them. [OTP-10] */
export const channelCodes = { email: 0, sms: 1 } as const satisfies Record<Channel, number>;
export type ChannelCode = (typeof channelCodes)[Channel];

/** The one mapper between the two: 0 → email, 1 → sms. */
export function channelOf(code: ChannelCode): Channel {
  return code === channelCodes.email ? 'email' : 'sms';
}

/** Answer of `GET /otp/channel-details`: where a code would go, masked for people (s•••@example.test, •••••••0101). [OTP-08] */
export interface ChannelDetails {
  readonly channel: Channel;
  readonly contactDetails: string;
}

/** Answer of `GET /otp/verified-channels`. [OTP-09] */
export interface VerifiedChannels {
  readonly email: boolean;
  readonly sms: boolean;
}

/** Characters of a code, and how long it is good for. [OTP-12] */
export const codeLength = 6;
export const codeLifetimeMinutes = 15;
