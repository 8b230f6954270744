import { enrolmentEndpoints, type Enrolment, type RuntimeContract } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useEffect, useState } from 'react';
import useSWR from 'swr';

/** The summary of the enrolment as it was when the page opened, so that an older one never shows first. [CONF-30] */
export function useConfirmationSummary({ version }: Enrolment) {
  const { http } = useRuntime();
  const [opened] = useState(version);
  return useSWR([enrolmentEndpoints.confirmation.path, opened], () => http.send(enrolmentEndpoints.confirmation, {}));
}

/** 'Get started': chooses energy, consent included. [CONF-14] */
export async function chooseEnergy({ http, enrolment }: RuntimeContract): Promise<void> {
  enrolment.accept(await http.send(enrolmentEndpoints.update, { body: { energyOptIn: 1 } }));
}

async function markViewed({ http, enrolment }: RuntimeContract): Promise<void> {
  const viewed = await http.send(enrolmentEndpoints.update, { body: { viewedConfirmation: true } });
  // A choice made meanwhile may have been answered first.
  if (viewed.version >= (enrolment.get()?.version ?? 0)) enrolment.accept(viewed);
}

/** Stores that the page was seen. The mover notices nothing when that fails. [CONF-37] */
export function useMarkViewed(): void {
  const runtime = useRuntime();
  useEffect(() => {
    markViewed(runtime).catch((error: unknown) =>
      runtime.telemetry.report(error, { remote: 'confirmation', phase: 'viewed' }),
    );
  }, [runtime]);
}
