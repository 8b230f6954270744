import type { AnalyticsTarget } from '@home-move/contract';
import type { Consent } from '../consent/consent';
import type { TrackedPortal } from './portal-tracking';

export interface TrackingOptions {
  readonly target: AnalyticsTarget;
  readonly consent: Consent;
  readonly portal: TrackedPortal;
  readonly fetcher: typeof fetch;
  readonly now: () => Date;
}

/** From the visitor's consent on; before it not even the code is loaded. [FLAG-09] */
export function waitForConsent({ target, consent, portal, fetcher, now }: TrackingOptions): void {
  let isLoaded = false;
  const startIfAllowed = () => {
    if (isLoaded || !consent.has('C0002')) return;
    isLoaded = true;
    import('./measuring').then(
      ({ startTracking: startMeasuring }) => startMeasuring({ target, consent, portal, fetcher, now }),
      // Lost until the next page: measuring is worth no second try.
      () => undefined,
    );
  };
  consent.choice.subscribe(startIfAllowed);
  startIfAllowed();
}
