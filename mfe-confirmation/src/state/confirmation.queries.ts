import {
  enrolmentEndpoints,
  orderedServices,
  registeredServices,
  type ConfirmationSummary,
  type Enrolment,
} from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useEffect, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { updateEnrolment } from './enrolment.queries';

/** The summary, cached by the enrolment's version when the page opened, so that an outdated one never shows. [CONF-30] */
export function useConfirmationSummary({ version }: Enrolment) {
  const { http } = useRuntime();
  const [initialVersion] = useState(version);
  return useSWR([enrolmentEndpoints.confirmation.path, initialVersion], () =>
    http.send(enrolmentEndpoints.confirmation, {}),
  );
}

/** Reloads the summary, for data that was missing the first time. */
export function useRefreshSummary(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await mutate((key) => Array.isArray(key) && key[0] === enrolmentEndpoints.confirmation.path);
  };
}

/** The summary with the answers given on the page itself, which the enrolment has before the summary does. */
export function withAnswers(summary: ConfirmationSummary, enrolment: Enrolment): ConfirmationSummary {
  const optIns = orderedServices.map(
    (service) => [service, { ...summary[service], isOptedIn: enrolment[`${service}OptIn`] === 1 }] as const,
  );
  const registrations = registeredServices.map((service) => {
    const isRegistrationConfirmed = enrolment[`${service}RegistrationConfirmed`];
    return [service, { ...summary[service], isRegistrationConfirmed }] as const;
  });
  const answered = { ...summary, ...Object.fromEntries(optIns), ...Object.fromEntries(registrations) };
  const { energySecondary } = summary;
  const isOptedIn = enrolment.energyOptIn === 1;
  const { wombbUserConfirmed } = enrolment;
  return {
    ...answered,
    energySecondary: energySecondary && { ...energySecondary, isOptedIn },
    entertainment: { ...answered.entertainment, wombbUserConfirmed },
  };
}

/** Stores that the mover viewed the page, unless it is finished; a failure is only reported to telemetry. [CONF-37] */
export function useMarkViewed(): void {
  const runtime = useRuntime();
  useEffect(() => {
    if (runtime.enrolment.get()?.closedAt) return;
    updateEnrolment(runtime, { viewedConfirmation: true }).catch((error: unknown) =>
      runtime.telemetry.report(error, { remote: 'confirmation', phase: 'viewed' }),
    );
  }, [runtime]);
}
