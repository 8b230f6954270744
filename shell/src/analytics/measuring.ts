import { trackPortal } from './portal-tracking';
import { createHttpAnalytics } from './http-analytics';
import type { TrackingOptions } from './consent-gate';

/** All that measuring needs: a chunk that nobody fetches who has not agreed. */
export function startTracking({ target, consent, portal, fetcher, now }: TrackingOptions): void {
  const analytics = createHttpAnalytics({ target, fetcher, now });
  trackPortal(analytics, consent, portal);
  window.addEventListener('pagehide', analytics.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') analytics.flush();
  });
}
