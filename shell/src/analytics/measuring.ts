import { followPortal } from './follow-portal';
import { createHttpAnalytics } from './http-analytics';
import type { MeasureOptions } from './measure';

/** All that measuring needs: a chunk that nobody fetches who has not agreed. */
export function startMeasuring({ target, consent, portal, fetcher, now }: MeasureOptions): void {
  const analytics = createHttpAnalytics({ target, fetcher, now });
  followPortal(analytics, consent, portal);
  window.addEventListener('pagehide', analytics.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') analytics.flush();
  });
}
