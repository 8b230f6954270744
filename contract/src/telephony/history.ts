/**
 * What happened to an enrolment. The names say what became true, not which call caused it; an unknown one is from a newer API.
 */
export const historyTypes = [
  'created',
  'logged-in',
  'personal-details-saved',
  'contact-details-saved',
  'contact-proven',
  'move-date-saved',
  'address-saved',
  'services-chosen',
  'service-skipped',
  'energy-set-up',
  'broadband-set-up',
  'council-tax-registered',
  'water-registered',
  'psr-saved',
  'move-date-changed',
  'enrolment-completed',
  'link-sent',
  'energy-invite-sent',
  'broadband-invite-sent',
  'private-entry-sent',
  'private-entry-done',
  'call-started',
  'note-saved',
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
  /** Reference of an order or application; null where there is none. */
  readonly reference: string | null;
}
