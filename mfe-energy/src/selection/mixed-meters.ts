import { otherFuel, type SingleFuel } from '@home-move/contract';
import { useCurrentStep, useEnrolment } from '@home-move/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { fuelTypeAtom } from '../state/energy-filters';
import { chooseFuelAtom, energyTariffAtom } from '../state/stored-selection';

/** The fuel that a home with mixed meters chooses a tariff for. */
export interface MixedFuel {
  readonly fuel: SingleFuel;
  /** The other fuel is set up already, so that this one is all that is left. */
  readonly isLast: boolean;
}

/** The fuel in the list's path; on other pages, the fuel of the last open list. */
function useFuelOfStep(): SingleFuel {
  const step = useCurrentStep();
  const stored = useAtomValue(fuelTypeAtom);
  if (step?.id !== 'energy-list') return stored;
  return step.params['fuel'] === 'gas' ? 'Gas' : 'Electric';
}

/**
 * The fuel that is being chosen; null for homes that choose all fuels at once. Gas follows electricity, unless one of them is
 * set up already. [LIST-10, LIST-14]
 */
export function useMixedFuel(): MixedFuel | null {
  const enrolment = useEnrolment();
  const fuel = useFuelOfStep();
  const electricity = useAtomValue(energyTariffAtom);
  if (!enrolment?.isMixedMeters) return null;
  const [setUp] = enrolment.fuelsSetUp;
  if (setUp) return { fuel: otherFuel[setUp], isLast: true };
  return { fuel: electricity ? fuel : 'Electric', isLast: false };
}

/** Whether the address names the list of gas, while this browser does not know the electricity that comes before it. */
export function useIsElectricityMissing(): boolean {
  const enrolment = useEnrolment();
  const isGas = useFuelOfStep() === 'Gas';
  const electricity = useAtomValue(energyTariffAtom);
  return isGas && electricity === null && enrolment?.isMixedMeters === true && enrolment.fuelsSetUp.length === 0;
}

/** Remembers which list is open, for the pages that it leads to; back at electricity the gas tariff is removed. [LIST-12] */
export function useRememberedFuel(mixed: MixedFuel | null): void {
  const stored = useAtomValue(fuelTypeAtom);
  const choose = useSetAtom(chooseFuelAtom);
  const fuel = mixed && !mixed.isLast ? mixed.fuel : stored;
  useEffect(() => {
    if (fuel !== stored) choose(fuel);
  }, [fuel, stored, choose]);
}
