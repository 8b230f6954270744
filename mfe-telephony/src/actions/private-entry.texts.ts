import type { Channel, PrivateEntryScope, PrivateEntryState } from '@home-move/contract';

const byChannel = { email: 'email', sms: 'text message' } satisfies Record<Channel, string>;

/** Details that the customer enters on their phone. */
const scopes = {
  'bank-details': 'bank details',
  'health-needs': 'health needs',
  code: 'code',
} satisfies Record<PrivateEntryScope, string>;

export const privateEntryTexts = {
  name: (scope: PrivateEntryScope) => `Private entry, ${scopes[scope]}`,
  intro: 'On their own phone. You see only that it is done.',
  /** Before a channel, for readers: "Ask by text message". */
  askBy: 'Ask by',
  channels: { email: 'Email', sms: 'Text message' } satisfies Record<Channel, string>,
  asking: 'Sending',
  noContact: 'To ask the customer, save an email address or a mobile number first.',
  notNeeded: 'The page on screen does not need this from the customer.',
  sent: (time: string, channel: Channel) => `Sent ${time} by ${byChannel[channel]}, waiting`,
  states: {
    sent: 'Sent, waiting',
    opened: 'The customer has opened it',
    done: 'Done',
    ended: 'Ended',
  } satisfies Record<PrivateEntryState, string>,
  cancel: 'Cancel',
  cancelFor: (scope: PrivateEntryScope) => `the request for ${scopes[scope]}`,
  cancelling: 'Cancelling',
  offline: 'No connection. This list may be out of date.',
} as const;
