/**
 * What happened to an enrolment. The names state what became true, not which call caused it; an unknown one is from a newer API.
 */
export const historyTypes = [
  'created',
  'logged-in',
  'opened-by-partner',
  'logged-out-everywhere',
  'personal-details-saved',
  'contact-details-saved',
  'contact-proven',
  'contact-change-undone',
  'move-date-saved',
  'residential-status-saved',
  'address-saved',
  'password-set',
  'locked',
  'unlocked',
  'services-chosen',
  'service-skipped',
  'usage-saved',
  'energy-plan-chosen',
  'start-date-saved',
  'bank-details-saved',
  'energy-set-up',
  'broadband-chosen',
  'broadband-choice-removed',
  'broadband-order-reported',
  'consent-given',
  'consent-withdrawn',
  'broadband-set-up',
  'order-accepted',
  'order-being-set-up',
  'order-live',
  'order-rejected',
  'order-cancelled',
  'order-cancellation-received',
  'order-cancellation-refused',
  'council-tax-registered',
  'water-registered',
  'registration-confirmed',
  'psr-saved',
  'meter-readings-saved',
  'meter-photo-saved',
  'meter-photo-removed',
  'meter-reading-saved',
  'flatmate-notified',
  'confirmation-sent',
  'move-date-changed',
  'enrolment-completed',
  'link-sent',
  'energy-invite-sent',
  'broadband-invite-sent',
  'private-entry-sent',
  'private-entry-done',
  'call-started',
  'note-saved',
  'reminder-done',
  'finished',
  'reopened',
  'forgotten',
] as const;
export type HistoryType = (typeof historyTypes)[number];

/** Who did it; an agent is named. */
export type HistoryActor =
  | { readonly kind: 'mover' | 'system' | 'support' }
  | { readonly kind: 'agent'; readonly name: string };

/** One line of the history, without personal values. */
export interface HistoryEntry {
  readonly id: string;
  readonly type: HistoryType;
  readonly actor: HistoryActor;
  /** ISO instant. */
  readonly at: string;
  /** Reference of an order or application; null without one. */
  readonly reference: string | null;
  /** Present while the action is in progress (a mail being sent) or was interrupted: it may not have happened. */
  readonly isUnconfirmed?: boolean;
}
