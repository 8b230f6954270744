import type { Enrolment } from '@home-move/contract';
import type { StoredSupply } from './stored-supply.js';

/** Who supplies the home already, and whether that is about to change. [API-08, NEXT-25] */
export function changeOfSupply(
  supply: StoredSupply | null,
  namedSupplier: string,
): Pick<Enrolment, 'pendingChangeOfSupply' | 'ovoSupplyStatus'> {
  const { electricity, gas } = supply?.kind === 'register' ? supply.home : { electricity: null, gas: null };
  return {
    // The register tells of a pending change by the rates that hold after it.
    pendingChangeOfSupply: electricity?.multiRatePending ? 'Y' : null,
    ovoSupplyStatus: {
      supplyElec: electricity?.supplierName === namedSupplier,
      supplyGas: gas?.supplierName === namedSupplier,
      fuelSupplyChecked: supply !== null,
    },
  };
}
