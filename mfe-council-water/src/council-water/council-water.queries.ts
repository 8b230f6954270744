import {
  councilWaterEndpoints,
  problemOf,
  type CouncilChoices,
  type CouncilServices,
  type Enrolment,
  type ExpectedVersion,
  type RuntimeContract,
} from '@home-move/contract';
import { useQueryScope, useRuntime } from '@home-move/ui';
import useSWR, { type SWRResponse } from 'swr';

/** The council and water companies of the new home; fetched once there is an address. [COUNCIL-03] */
export function useCouncilServices({ address }: Enrolment): SWRResponse<CouncilServices, unknown> {
  const { http } = useRuntime();
  const scope = useQueryScope();
  return useSWR<CouncilServices, unknown>(
    address && [councilWaterEndpoints.services.path, scope],
    () => http.send(councilWaterEndpoints.services, {}),
    { revalidateOnReconnect: false },
  );
}

/**
 * Saves the choices, notifies the host page of the completed services, and returns the saved enrolment. A service without
 * a known authority is not completed: the mover still has to find it. After a CONFLICT the enrolment is loaded again, so that
 * the mover can decide and submit again.
 */
export async function saveChoices(
  { http, enrolment, events }: RuntimeContract,
  choices: CouncilChoices & ExpectedVersion,
  services: CouncilServices,
): Promise<Enrolment> {
  const saved = await http.send(councilWaterEndpoints.choose, { body: choices }).catch(async (error: unknown) => {
    if (problemOf(error).code === 'CONFLICT') await enrolment.refresh();
    throw error;
  });
  enrolment.accept(saved);
  for (const service of ['council', 'water'] as const)
    if (choices[service] !== undefined && services[service] !== null)
      events.emit('service', { service, outcome: 'completed' });
  return saved;
}
