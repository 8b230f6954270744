import type { DateParts } from '../form/calendar-date';

/** A note that an agent has typed and not saved. */
export interface NoteDraft {
  readonly agentName: string;
  readonly enrolmentId: string;
  /** Name of the customer, for the question before logging out. */
  readonly customer: string;
  readonly content: string;
  /** The day of the reminder as typed; null without one. */
  readonly day: DateParts | null;
}

const isDraft = (value: unknown): value is NoteDraft =>
  typeof value === 'object' && value !== null && 'agentName' in value && 'enrolmentId' in value && 'content' in value;

/**
 * The drafts of one agent among the stored ones, oldest first. Another agent's are left out, so storing the result drops them.
 * @param stored value of the storage key `noteDrafts`, which may be missing or unreadable
 */
export function draftsOf(stored: unknown, agentName: string): readonly NoteDraft[] {
  return Array.isArray(stored) ? stored.filter(isDraft).filter((draft) => draft.agentName === agentName) : [];
}
