import type { TrackingOptions } from './portal-tracking';

/**
 * Fetches the consent gate, which starts tracking once the visitor agrees. In a partner's frame, waits until the page around it passes
 * consent on. A failure to load loses the measurement.
 */
export function startAnalytics(options: TrackingOptions): void {
  const { ofHost } = options.consent;
  let isStarted = false;
  const start = () => {
    if (isStarted || ofHost.get() === null) return;
    isStarted = true;
    import('./consent-gate').then(
      ({ trackOnConsent }) => trackOnConsent(options),
      () => undefined,
    );
  };
  ofHost.subscribe(start);
  start();
}
