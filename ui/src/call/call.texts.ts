import type { Channel, HistoryActor, PrivateEntryScope } from '@home-move/contract';

const scopes = {
  'bank-details': 'bank details',
  'health-needs': 'health needs',
  code: 'code',
} satisfies Record<PrivateEntryScope, string>;
const byChannel = { email: 'email', sms: 'text message' } satisfies Record<Channel, string>;
const customerOr = (firstName: string | null) => firstName ?? 'The customer';

/** Texts of an agent's call that the step and the panel share. */
export const callTexts = {
  cancel: 'Cancel',
  reminders: {
    dueToday: 'Due today',
    overdue: (day: string) => `Overdue since ${day}`,
    none: 'You have no reminders.',
    noName: 'No name yet',
    done: 'Done',
    doneWith: (content: string) => `with the reminder: ${content}`,
    ending: 'Saving',
  },
  privateEntry: {
    scopes,
    entering: (firstName: string | null, scope: PrivateEntryScope) =>
      `${customerOr(firstName)} is entering the ${scopes[scope]}`,
    hasLink: (firstName: string | null, scope: PrivateEntryScope) =>
      `${customerOr(firstName)} has a link for the ${scopes[scope]}`,
    hasEntered: (firstName: string | null, scope: PrivateEntryScope) =>
      `${customerOr(firstName)} has entered the ${scopes[scope]}`,
    ended: (scope: PrivateEntryScope) => `The link for the ${scopes[scope]} has ended`,
    lede: 'On their own phone. You see only that it is done.',
    askAgain: 'Ask again in the customer panel, or enter it here.',
    sent: (channel: Channel) => `Link sent by ${byChannel[channel]}`,
    opening: 'Opened by the customer',
    opened: 'Opened, entering details',
    done: 'Done',
    /** For screen readers, before a step that is still open. */
    notYet: 'Not yet:',
    finishFirst: (firstName: string | null) =>
      `You can carry on as soon as ${firstName ?? 'the customer'} has finished.`,
    enterHere: 'Enter it for the customer',
    offline: 'No connection. This may be out of date.',
  },
} as const;

/** Who did it, after "by": "Jordan Lee", "support". */
export const actorName = (actor: HistoryActor): string =>
  actor.kind === 'agent'
    ? actor.name
    : ({ mover: 'the customer', system: 'the system', support: 'support' } as const)[actor.kind];
