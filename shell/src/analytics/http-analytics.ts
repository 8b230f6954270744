import { type AnalyticsTarget, randomKey } from '@home-move/contract';

/** Events wait this long to be sent as one batch. */
const batchMs = 1000;
const batchSize = 10;

interface Event {
  readonly event: string;
  /** ISO instant. */
  readonly at: string;
  readonly properties: EventProperties;
}

/** Names, ids and path patterns of the product; never a person's name, belongings or input. */
export type EventProperties = Readonly<Record<string, string>>;

/** The product analytics service, whichever it is. */
export interface Analytics {
  readonly track: (event: string, properties?: EventProperties) => void;
  /** Attributes further events to this person, by an opaque reference. */
  readonly alias: (reference: string) => void;
  /** Attributes further events to a new person. */
  readonly forget: () => void;
  /** Discards unsent events after consent was withdrawn. */
  readonly drop: () => void;
  /** Sends pending events now, as when the page is hidden. */
  readonly flush: () => void;
}

export interface HttpAnalyticsDependencies {
  readonly target: AnalyticsTarget;
  readonly fetcher: typeof fetch;
  readonly now: () => Date;
}

/**
 * Posts batches `{ token, person, events }`. The person is a random id of this page and is not stored. Events that the
 * service rejects are lost: measuring must never delay or disturb the visitor.
 */
export function createHttpAnalytics({ target, fetcher, now }: HttpAnalyticsDependencies): Analytics {
  let person = randomKey();
  let pending: Event[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function drop(): void {
    clearTimeout(timer);
    timer = undefined;
    pending = [];
  }

  function flush(): void {
    const events = pending;
    drop();
    if (events.length === 0) return;
    // Plain text needs no CORS preflight, for which a page being unloaded has no time.
    const headers = { 'Content-Type': 'text/plain;charset=UTF-8' };
    const body = JSON.stringify({ token: target.token, person, events });
    fetcher(target.url, {
      method: 'POST',
      headers,
      body,
      mode: 'no-cors',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).catch(() => undefined);
  }

  function track(event: string, properties: EventProperties = {}): void {
    pending.push({ event, at: now().toISOString(), properties });
    if (pending.length >= batchSize) flush();
    else timer ??= setTimeout(flush, batchMs);
  }

  return {
    track,
    alias: (reference) => track('alias', { reference }),
    forget() {
      flush();
      person = randomKey();
    },
    drop,
    flush,
  };
}
