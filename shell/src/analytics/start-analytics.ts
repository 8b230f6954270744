import type { AnalyticsTarget, Portal } from '@home-move/contract';
import type { TrackingOptions } from './portal-tracking';

/** The configured analytics service; null without a token, and on telephony hosts, where nothing is measured. [FLAG-06, FLAG-07] */
export function analyticsTarget(target: AnalyticsTarget | null | undefined, portal: Portal): AnalyticsTarget | null {
  return target?.token && portal === 'tenant' ? target : null;
}

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
