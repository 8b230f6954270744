import { healthEndpoints, type ServiceStatus } from '@home-move/contract';
import { useStore } from '@home-move/ui';
import { useEffect, useState } from 'react';
import { useShell } from '../runtime/shell-context';
import { poll } from './poll';
import type { Scheduler } from './scheduler';

/** Paths below the brand of the steps that look up addresses. [HEALTH-09] */
const addressSteps: ReadonlySet<string> = new Set([
  '/enrolment/moving-details',
  '/onboarding/address',
  '/onboarding/edit/address',
]);

const upMs = 45_000;
const otherwiseMs = 22_500;

/** The status of the address lookup, checked only on the steps that need it. [HEALTH-06, HEALTH-07, HEALTH-08] */
export function useServiceStatus(scheduler: Scheduler): ServiceStatus {
  const { send, navigation } = useShell();
  const isNeeded = addressSteps.has(useStore(navigation.path));
  const [status, setStatus] = useState<ServiceStatus>('Up');
  useEffect(() => {
    if (!isNeeded) return undefined;
    const stop = poll({
      request: async (signal) => (await send(healthEndpoints.serviceStatus, {}, { signal })).data.status,
      // A failed check does not show that the lookup is down, so the last status stays.
      onAnswer: (answer) => answer && setStatus(answer),
      interval: (answer) => (answer === 'Up' ? upMs : otherwiseMs),
      scheduler,
    });
    return () => {
      stop();
      setStatus('Up');
    };
  }, [isNeeded, send, scheduler]);
  return status;
}
