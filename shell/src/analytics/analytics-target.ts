import type { AnalyticsTarget, Portal } from '@home-move/contract';

/** The configured analytics service; null without a token, and on telephony hosts, where nothing is measured. [FLAG-06, FLAG-07] */
export function analyticsTarget(target: AnalyticsTarget | null | undefined, portal: Portal): AnalyticsTarget | null {
  return target?.token && portal === 'tenant' ? target : null;
}
