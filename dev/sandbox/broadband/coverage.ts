import { areaOf } from '../postcodes/areas.js';
import type { Postcode } from '../postcodes/postcode.js';
import { seededNumber } from '../server/seeded-values.js';

const NETWORKS = ['part-fibre', 'full-fibre', 'cable', 'altnet', 'mast-5g'] as const;

export type Network = (typeof NETWORKS)[number];

/** Broadband available at a postcode. Speeds are estimates of the average download in Mbps. */
export interface Coverage {
  standardMbps: number;
  partFibreMbps: number;
  networks: readonly Network[];
}

/** The percentage of postcodes that a network covers. Invented for the sandbox; as of November 2026. */
const REACH: Readonly<Record<Network, number>> = {
  'part-fibre': 100,
  'full-fibre': 75,
  cable: 50,
  altnet: 35,
  'mast-5g': 60,
};

/** Islands and the far north: only the national network has lines there. */
const REMOTE_AREAS: ReadonlySet<string> = new Set(['HS', 'KW', 'ZE']);

/** Postcodes for a special situation. Source: the table in the sandbox's README; as of November 2026. */
const SPECIAL_COVERAGE: Readonly<Record<string, Coverage>> = {
  MK402QT: { standardMbps: 16, partFibreMbps: 67, networks: NETWORKS },
  LS61AN: { standardMbps: 14, partFibreMbps: 67, networks: ['part-fibre', 'cable'] },
  WC2N5DU: { standardMbps: 16, partFibreMbps: 67, networks: NETWORKS },
  TR12HE: { standardMbps: 7, partFibreMbps: 36, networks: ['part-fibre'] },
};

/** The coverage at a postcode; undefined without homes (Channel Islands, Isle of Man, unknown areas). */
export function coverageAt(postcode: Postcode): Coverage | undefined {
  if (!areaOf(postcode)) return undefined;
  return SPECIAL_COVERAGE[postcode.compact] ?? seededCoverage(postcode);
}

function seededCoverage({ area, compact }: Postcode): Coverage {
  const networks = REMOTE_AREAS.has(area)
    ? (['part-fibre'] as const)
    : NETWORKS.filter((network) => seededNumber(100, 'network', network, compact) < REACH[network]);
  const longLine = REMOTE_AREAS.has(area) || seededNumber(100, 'line', compact) < 30;
  return {
    standardMbps: (longLine ? 4 : 10) + seededNumber(7, 'standard', compact),
    partFibreMbps: longLine ? 36 : 67,
    networks,
  };
}
