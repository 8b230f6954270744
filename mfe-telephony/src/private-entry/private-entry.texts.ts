import type { Channel, PrivateEntryScope, PrivateEntryState } from '@home-move/contract';

const byChannel = { email: 'email', sms: 'text message' } satisfies Record<Channel, string>;

/** What the customer enters on their own phone. */
const scopes = {
  'bank-details': { ask: 'bank details', name: 'Bank details' },
  'health-needs': { ask: 'health needs', name: 'Health needs' },
  code: { ask: 'the code', name: 'Code' },
} satisfies Record<PrivateEntryScope, { readonly ask: string; readonly name: string }>;

const states = {
  sent: 'Sent, waiting',
  opened: 'The customer has opened it',
  done: 'Done',
  ended: 'Ended',
} satisfies Record<PrivateEntryState, string>;

export const privateEntryTexts = {
  heading: 'Private entry',
  intro: (scope: PrivateEntryScope) =>
    `The customer can enter ${scopes[scope].ask} on their own phone. You see only that it is done.`,
  ask: (channel: Channel) => `Ask by ${byChannel[channel]}`,
  asking: 'Sending',
  noContact: 'To ask the customer, save an email address or a mobile number first.',
  notNeeded: 'The page on screen does not need this from the customer.',
  name: (scope: PrivateEntryScope, channel: Channel) => `${scopes[scope].name} by ${byChannel[channel]}`,
  states,
  cancel: 'Cancel request',
  cancelFor: (scope: PrivateEntryScope) => `for ${scopes[scope].ask}`,
  cancelling: 'Cancelling',
  offline: 'No connection. This list may be out of date.',
} as const;
