import type { HistoryActor, HistoryType } from '@home-move/contract';

/** The history section. */
export const historyTexts = {
  heading: 'History',
  none: 'Nothing has happened yet.',
  loading: 'Loading the history',
  failed: 'The history did not load.',
  /** For an entry of a newer API. */
  other: 'Changed',
  what: {
    created: 'Enrolment created',
    'logged-in': 'Customer logged in',
    'personal-details-saved': 'Personal details saved',
    'contact-details-saved': 'Contact details saved',
    'contact-proven': 'Contact verified with a code',
    'move-date-saved': 'Move-in date saved',
    'residential-status-saved': 'Residential status saved',
    'address-saved': 'Address saved',
    'password-set': 'Password set',
    locked: 'Account locked',
    unlocked: 'Account unlocked',
    'services-chosen': 'Services chosen',
    'service-skipped': 'Service skipped for now',
    'usage-saved': 'Energy usage saved',
    'energy-plan-chosen': 'Energy plan chosen',
    'start-date-saved': 'Start date of energy saved',
    'bank-details-saved': 'Bank details entered',
    'energy-set-up': 'Energy set up',
    'broadband-chosen': 'Broadband package chosen',
    'broadband-choice-removed': 'Broadband package removed',
    'broadband-order-reported': "Broadband ordered on the provider's site",
    'consent-given': 'Consent given',
    'broadband-set-up': 'Broadband set up',
    'council-tax-registered': 'Council tax registered',
    'water-registered': 'Water registered',
    'registration-confirmed': 'Council tax or water registration answered',
    'psr-saved': 'Priority services answers saved',
    'meter-readings-saved': 'Meter readings saved',
    'meter-photo-saved': 'Photo of a meter saved',
    'meter-photo-removed': 'Photo of a meter removed',
    'flatmate-notified': 'Email to a flatmate sent',
    'move-date-changed': 'Move-in date changed after an order',
    'enrolment-completed': 'Enrolment completed',
    'link-sent': 'Link sent by email',
    'energy-invite-sent': 'Energy invite sent',
    'broadband-invite-sent': 'Broadband invite sent',
    'private-entry-sent': 'Link for a private entry sent',
    'private-entry-done': 'Private entry done',
    'call-started': 'Call started',
    'note-saved': 'Note saved',
    'reminder-done': 'Reminder marked as done',
    finished: 'Enrolment finished',
    reopened: 'Enrolment reopened',
    forgotten: 'Customer forgotten',
  } satisfies Record<HistoryType, string>,
  reference: (reference: string) => `reference ${reference}`,
} as const;

const actors = { mover: 'the customer', system: 'automatically', support: 'support' } as const;

/** Who did it, after a time: "the customer", "Jordan Lee". */
export const actorName = (actor: HistoryActor): string => (actor.kind === 'agent' ? actor.name : actors[actor.kind]);
