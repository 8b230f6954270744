import { otherFuel, type SingleFuel } from '@home-move/contract';
import { useEnrolment } from '@home-move/ui';
import { useAtomValue } from 'jotai';
import { fuelTypeAtom } from '../state/energy-filters';
import { energyTariffAtom } from '../state/energy-plan';

/** The fuel that a home with mixed meters chooses a tariff for. */
export interface MixedFuel {
  readonly fuel: SingleFuel;
  /** The other fuel is set up already, so that this one is all that is left. */
  readonly isLast: boolean;
}

/**
 * The fuel that is being chosen; null for homes that choose all fuels at once. Gas follows electricity, unless one of them is
 * set up already. [LIST-10, LIST-14]
 */
export function useMixedFuel(): MixedFuel | null {
  const enrolment = useEnrolment();
  const stored = useAtomValue(fuelTypeAtom);
  const electricity = useAtomValue(energyTariffAtom);
  if (!enrolment?.isMixedMeters) return null;
  const [setUp] = enrolment.fuelsSetUp;
  if (setUp) return { fuel: otherFuel[setUp], isLast: true };
  return { fuel: electricity ? stored : 'Electric', isLast: false };
}
