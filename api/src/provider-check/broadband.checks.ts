import type { BroadbandHtPort } from '../providers/broadband-ht/broadband-ht.port.js';
import type { LineSpeeds, OfferedPackage } from '../providers/broadband/offered-package.js';
import type { ProviderCheck } from './provider-check.js';
import type { Sample } from './sample.js';

/** The calls that both broadband feeds have. */
interface BroadbandFeed {
  packagesAt(postcode: string, startDate: string): Promise<readonly OfferedPackage[]>;
  speedsAt(postcode: string): Promise<LineSpeeds>;
}

/** The checks of a broadband feed. They order nothing and register no visit. */
export function broadbandChecks({ postcode, day }: Sample): readonly ProviderCheck<BroadbandFeed>[] {
  return [
    {
      title: 'returns the speeds of the lines at a postcode',
      sent: `the speeds at ${postcode}`,
      expected: 'the speed of a line over copper or fibre',
      run: (port) => port.speedsAt(postcode),
      accepts: (speeds) => {
        const { standard = null, fibre = null } = speeds as Partial<LineSpeeds>;
        return standard !== null || fibre !== null;
      },
    },
    {
      title: 'lists the packages of a postcode, each with a different id and a price',
      sent: `the packages at ${postcode} from ${day}`,
      expected: 'at least one package; every package with a monthly price, and no id twice',
      run: (port) => port.packagesAt(postcode, day),
      accepts: (packages) => Array.isArray(packages) && arePriced(packages as OfferedPackage[]),
    },
  ];
}

/** The checks of home telecom, which sells broadband itself. They order nothing. */
export function homeTelecomChecks(sample: Sample): readonly ProviderCheck<BroadbandHtPort>[] {
  return [
    ...broadbandChecks(sample),
    {
      title: 'has no status for an order that does not exist',
      sent: 'the status of the order NOSUCH',
      expected: 'no order',
      run: (port) => port.stateOf('NOSUCH'),
      accepts: (state) => state === null,
    },
    {
      title: 'cancels no order that does not exist',
      sent: 'the cancellation of the order NOSUCH',
      expected: 'no order',
      run: (port) => port.cancel('NOSUCH', new Date()),
      accepts: (answer) => answer === 'unknown',
    },
  ];
}

function arePriced(packages: readonly OfferedPackage[]): boolean {
  const ids = new Set(packages.map(({ packageId }) => packageId));
  return packages.length > 0 && ids.size === packages.length && packages.every(({ price }) => price.monthly > 0);
}
