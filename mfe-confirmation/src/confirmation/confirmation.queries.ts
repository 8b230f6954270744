import { enrolmentEndpoints, type ConfirmationSummary, type Enrolment } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { updateEnrolment } from '../parts/enrolment.queries';

/** The summary of the enrolment as it was when the page opened, so that an older one never shows first. [CONF-30] */
export function useConfirmationSummary({ version }: Enrolment) {
  const { http } = useRuntime();
  const [opened] = useState(version);
  return useSWR([enrolmentEndpoints.confirmation.path, opened], () => http.send(enrolmentEndpoints.confirmation, {}));
}

/** What the mover has answered on the page itself is in the enrolment, ahead of the summary. */
export function withAnswers(summary: ConfirmationSummary, enrolment: Enrolment): ConfirmationSummary {
  const { energy, entertainment, council, water } = summary;
  const { energyOptIn, entertainmentOptIn, wombbUserConfirmed } = enrolment;
  const { councilRegistrationConfirmed, waterRegistrationConfirmed } = enrolment;
  return {
    ...summary,
    energy: { ...energy, isOptedIn: energyOptIn === 1 },
    entertainment: { ...entertainment, isOptedIn: entertainmentOptIn === 1, wombbUserConfirmed },
    council: { ...council, isRegistrationConfirmed: councilRegistrationConfirmed },
    water: { ...water, isRegistrationConfirmed: waterRegistrationConfirmed },
  };
}

/** Stores that the page was seen. The mover notices nothing when that fails. [CONF-37] */
export function useMarkViewed(): void {
  const runtime = useRuntime();
  useEffect(() => {
    updateEnrolment(runtime, { viewedConfirmation: true }).catch((error: unknown) =>
      runtime.telemetry.report(error, { remote: 'confirmation', phase: 'viewed' }),
    );
  }, [runtime]);
}
