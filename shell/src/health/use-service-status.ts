import { healthEndpoints, type ServiceStatus } from '@home-move/contract';
import { useStore } from '@home-move/ui';
import { useEffect, useState } from 'react';
import { useShell } from '../runtime/shell-context';
import { poll } from './poll';
import type { Scheduler } from './scheduler';

/** The steps that look up addresses, as paths below the brand. [HEALTH-09] */
const addressSteps: ReadonlySet<string> = new Set([
  '/enrolment/moving-details',
  '/onboarding/address',
  '/onboarding/edit/address',
]);

const upMs = 45_000;
const otherwiseMs = 22_500;

/** How the look-up of addresses is, on the steps that need it; elsewhere nobody asks. [HEALTH-06, HEALTH-07, HEALTH-08] */
export function useServiceStatus(scheduler: Scheduler): ServiceStatus {
  const { send, navigation } = useShell();
  const isAsked = addressSteps.has(useStore(navigation.path));
  const [status, setStatus] = useState<ServiceStatus>('Up');
  useEffect(() => {
    if (!isAsked) return undefined;
    const stop = poll({
      request: async (signal) => (await send(healthEndpoints.serviceStatus, {}, { signal })).data.status,
      // A check that failed says nothing of the look-up: what was known holds.
      onAnswer: (answer) => answer && setStatus(answer),
      interval: (answer) => (answer === 'Up' ? upMs : otherwiseMs),
      scheduler,
    });
    return () => {
      stop();
      setStatus('Up');
    };
  }, [isAsked, send, scheduler]);
  return status;
}
