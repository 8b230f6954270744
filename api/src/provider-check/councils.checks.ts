import type { CouncilServices } from '@home-move/contract';
import type { CouncilsPort } from '../providers/councils/councils.port.js';
import type { ProviderCheck } from './provider-check.js';
import { type Sample, scotland, unallocatedPostcode } from './sample.js';

/**
 * The checks of the directory of councils and water companies. They register no needs. `namesWater` is false for a format
 * without water companies.
 */
export function councilsChecks({ postcode, day }: Sample, namesWater: boolean): readonly ProviderCheck<CouncilsPort>[] {
  return [
    {
      title: namesWater ? 'identifies the council and the water of a postcode' : 'identifies the council of a postcode',
      sent: `the services of ${postcode} on ${day}`,
      expected: `a country, a council with a name and a page${namesWater ? ', and how water is billed' : ''}`,
      run: (port) => port.servicesAt(postcode, day),
      accepts: (result) => isIdentified(result as Partial<CouncilServices>, namesWater),
    },
    {
      title: 'bills water with council tax in Scotland',
      sent: `the services of ${scotland} on ${day}`,
      expected: 'a council in Scotland, and water that is billed with council tax',
      run: (port) => port.servicesAt(scotland, day),
      accepts: (result) => {
        const { country, council = null, water } = result as Partial<CouncilServices>;
        return country === 'Scotland' && council !== null && water?.billing === 'WITH_COUNCIL_TAX';
      },
    },
    {
      title: 'identifies nothing at a postcode that does not exist',
      sent: `the services of ${unallocatedPostcode} on ${day}`,
      expected: 'no council and no water company',
      run: (port) => port.servicesAt(unallocatedPostcode, day),
      accepts: (result) => {
        const { council, water } = result as Partial<CouncilServices>;
        return council === null && water === null;
      },
    },
  ];
}

const isIdentified = (
  { country = null, council = null, water = null }: Partial<CouncilServices>,
  namesWater: boolean,
) => country !== null && council !== null && council.name !== '' && (water !== null || !namesWater);
