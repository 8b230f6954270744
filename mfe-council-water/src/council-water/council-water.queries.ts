import {
  councilWaterEndpoints,
  type CouncilChoices,
  type CouncilServices,
  type Enrolment,
  type RuntimeContract,
} from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import useSWR, { type SWRResponse } from 'swr';

/** Who is responsible at the new home; another home or day of moving in must not see the answer. Null asks nothing. [COUNCIL-03] */
export function useCouncilServices({
  id,
  simpleAddress,
  moveInDate,
  address,
}: Enrolment): SWRResponse<CouncilServices, unknown> {
  const { http } = useRuntime();
  return useSWR<CouncilServices, unknown>(
    address && [councilWaterEndpoints.services.path, id, simpleAddress, moveInDate],
    () => http.send(councilWaterEndpoints.services, {}),
    { revalidateOnReconnect: false },
  );
}

/** Saves the answers, tells the host page what is settled, and gives the enrolment as it is then. */
export async function saveChoices(
  { http, enrolment, events }: RuntimeContract,
  choices: CouncilChoices,
): Promise<Enrolment> {
  const saved = await http.send(councilWaterEndpoints.choose, { body: choices });
  enrolment.accept(saved);
  for (const service of ['council', 'water'] as const)
    if (choices[service] !== undefined) events.emit('service', { service, outcome: 'completed' });
  return saved;
}
