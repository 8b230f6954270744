/** The panel's reports on a call, as the CRM's agents read them. */
const labels = {
  note: 'Note saved',
  link: 'Link sent',
  finished: 'Enrolment finished',
  forgotten: 'Customer forgotten',
  navigate: 'Call ended',
} as const;
export type CallEvent = keyof typeof labels;

export interface LoggedEvent {
  readonly label: string;
  readonly at: Date;
}

const maxEventsOfCase = 20;

/** The events of each case, by the CRM's own reference. A real CRM would store them with the case. */
export class CallLog {
  readonly #events = new Map<string, LoggedEvent[]>();

  constructor(private readonly now: () => Date) {}

  /** Adds an event. Returns false for an unknown one, and for one without a reference. */
  add(event: unknown, reference: unknown): boolean {
    if (typeof event !== 'string' || !Object.hasOwn(labels, event)) return false;
    if (typeof reference !== 'string' || reference === '' || reference.length > 64) return false;
    const events = [...this.of(reference), { label: labels[event as CallEvent], at: this.now() }];
    this.#events.set(reference, events.slice(-maxEventsOfCase));
    return true;
  }

  /** The events of a case, the earliest first. */
  of(reference: string): readonly LoggedEvent[] {
    return this.#events.get(reference) ?? [];
  }

  /** The cases with events, the latest first. */
  cases(): readonly string[] {
    return [...this.#events.keys()].toReversed();
  }
}
