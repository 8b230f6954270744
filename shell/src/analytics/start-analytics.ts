import type { AnalyticsTarget, Portal, RuntimeContext } from '@home-move/contract';

/** Where it is measured at all: a service with a token is configured, and nobody is on the phone with an agent. [FLAG-06, FLAG-07] */
export function analyticsTarget(
  target: AnalyticsTarget | null | undefined,
  portal: Portal,
  context: RuntimeContext,
): AnalyticsTarget | null {
  return target?.token && portal === 'tenant' && context === 'hosted' ? target : null;
}
