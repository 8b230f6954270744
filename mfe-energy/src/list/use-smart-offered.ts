import { energyEndpoints, type EnergyTariff } from '@home-move/contract';
import { cachedFor30s, useEnrolment, useRuntime } from '@home-move/ui';
import useSWR from 'swr';

/** Whether a tariff needs a smart meter, or is sold with something that does. */
const involvesSmartMeter = ({ isSmartSpecific, addOnsData }: EnergyTariff) =>
  isSmartSpecific || addOnsData.some((addOn) => addOn.isSmartSpecific);

/**
 * Records once that smart meters were offered, when a tariff that needs or offers one is shown for selection. A failure is not the
 * mover's concern. [TARIFF-13]
 */
export function useSmartOffered(tariffs: readonly EnergyTariff[]): void {
  const runtime = useRuntime();
  const enrolment = useEnrolment();
  const isDue = enrolment?.smartPageViewed === null && tariffs.some(involvesSmartMeter);
  useSWR(
    isDue ? ['smart-offered', enrolment.id] : null,
    async () => runtime.enrolment.accept(await runtime.http.send(energyEndpoints.smartOffered, {})),
    { ...cachedFor30s, revalidateIfStale: false },
  );
}
