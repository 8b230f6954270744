import type { AnalyticsTarget } from '@home-move/contract';
import { randomKey } from '@home-move/ui';
import type { Analytics, EventProperties } from './analytics';

/** Events wait this long for company. */
const batchMs = 1000;
const batchSize = 10;

interface Event {
  readonly event: string;
  /** ISO instant. */
  readonly at: string;
  readonly properties: EventProperties;
}

export interface HttpAnalytics extends Analytics {
  /** Who comes next is somebody else. */
  readonly forget: () => void;
  /** Consent was withdrawn: what waits is never sent. */
  readonly drop: () => void;
  /** Sends what waits now, as when the page goes away. */
  readonly flush: () => void;
}

export interface HttpAnalyticsDependencies {
  readonly target: AnalyticsTarget;
  readonly fetcher: typeof fetch;
  readonly now: () => Date;
}

/**
 * Posts batches `{ token, person, events }`. The person is a random id of this page, kept nowhere. What the service does
 * not take is lost: measuring is never worth a person's time, and never shows.
 */
export function createHttpAnalytics({ target, fetcher, now }: HttpAnalyticsDependencies): HttpAnalytics {
  let person = randomKey();
  let waiting: Event[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function drop(): void {
    clearTimeout(timer);
    timer = undefined;
    waiting = [];
  }

  function flush(): void {
    const events = waiting;
    drop();
    if (events.length === 0) return;
    // Plain text asks no leave of the other origin first: a page that goes away has no time for that.
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
    waiting.push({ event, at: now().toISOString(), properties });
    if (waiting.length >= batchSize) flush();
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
