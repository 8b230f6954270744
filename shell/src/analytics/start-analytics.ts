import type { AnalyticsTarget, Portal, RuntimeContext } from '@home-move/contract';
import type { TrackingOptions } from './portal-tracking';

/** The configured service where the portal is measured at all: never while an agent is on the phone, nor in a frame. [FLAG-06, FLAG-07] */
export function analyticsTarget(
  target: AnalyticsTarget | null | undefined,
  portal: Portal,
  context: RuntimeContext,
): AnalyticsTarget | null {
  return target?.token && portal === 'tenant' && context === 'hosted' ? target : null;
}

/** Fetches the consent gate, which starts tracking once the visitor agrees. A failure to load loses the measurement. */
export function startAnalytics(options: TrackingOptions): void {
  import('./consent-gate').then(
    ({ trackOnConsent }) => trackOnConsent(options),
    () => undefined,
  );
}
