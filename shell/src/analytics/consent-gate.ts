import type { TrackingOptions } from './portal-tracking';

/** Starts tracking once the visitor consents; before that not even the code is loaded. [FLAG-09] */
export function trackOnConsent(options: TrackingOptions): void {
  const { consent } = options;
  let isLoaded = false;
  const startIfAllowed = () => {
    if (isLoaded || !consent.has('C0002')) return;
    isLoaded = true;
    import('./portal-tracking').then(
      ({ startTracking }) => startTracking(options),
      // Not worth a retry: this page goes unmeasured.
      () => undefined,
    );
  };
  consent.choice.subscribe(startIfAllowed);
  consent.ofHost.subscribe(startIfAllowed);
  startIfAllowed();
}
