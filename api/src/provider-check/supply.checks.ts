import type { SupplyPort } from '../providers/supply/supply.port.js';
import type { ProviderCheck } from './provider-check.js';
import { northernIreland, type Sample } from './sample.js';

/** The checks of the register of supply points and meters. */
export function supplyChecks({ postcode, addressKey }: Sample): readonly ProviderCheck<SupplyPort>[] {
  const metersCheck: ProviderCheck<SupplyPort> = {
    title: 'returns the meters of a home',
    sent: `the meters of the address ${addressKey ?? ''}`,
    expected: 'a supply area and at least one meter',
    run: (port) => port.metersAt(addressKey ?? ''),
    accepts: (supply) => hasArea(supply) && hasMeter(supply),
  };
  return [
    {
      title: 'returns the supply area of a postcode',
      sent: `the area of ${postcode}`,
      expected: 'a grid supply point group from _A to _P',
      run: (port) => port.areaOf(postcode),
      accepts: hasArea,
    },
    {
      title: 'places Northern Ireland outside the market',
      sent: `the area of ${northernIreland}`,
      expected: '"outside-market"',
      run: (port) => port.areaOf(northernIreland),
      accepts: (area) => area === 'outside-market',
    },
    ...(addressKey === null ? [] : [metersCheck]),
  ];
}

const hasArea = (result: unknown): result is { readonly gspGroup: string } =>
  typeof result === 'object' && result !== null && 'gspGroup' in result && /^_[A-P]$/.test(String(result.gspGroup));

const hasMeter = (supply: object) =>
  ['electricity', 'gas'].some((fuel) => fuel in supply && (supply as Record<string, unknown>)[fuel] !== null);
