import { healthEndpoints } from '@home-move/contract';
import { useEffect, useState } from 'react';
import { useShell } from '../runtime/shell-context';
import { poll } from './poll';
import { isOnline } from './presence';
import type { Scheduler } from './scheduler';

const healthyMs = 10 * 60_000;
const failingMs = 5000;

/**
 * Whether our service answers, checked every 10 minutes, or every 5 seconds while it does not. [HEALTH-01, HEALTH-02,
 * HEALTH-03]
 */
export function useHealth(scheduler: Scheduler): boolean {
  const { send } = useShell();
  const [isHealthy, setHealthy] = useState(true);
  useEffect(
    () =>
      poll({
        request: (signal) => send(healthEndpoints.healthcheck, {}, { signal }),
        onAnswer: (answer) => setHealthy(answer !== null),
        interval: (answer) => (answer === null ? failingMs : healthyMs),
        scheduler,
      }),
    [send, scheduler],
  );
  // A result from before an offline phase is outdated.
  useEffect(() => isOnline.subscribe(() => setHealthy(true)), []);
  return isHealthy;
}
