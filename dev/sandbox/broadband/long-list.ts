import type { Network } from './coverage.js';
import type { Brand, CallPlan, PackageRow } from './package-row.js';

/** Packages of each feed at the postcode of the long list. */
const LENGTH = 150;

const TERMS = [24, 18, 12, 1] as const;

const CALL_PLANS: readonly (CallPlan | null)[] = [
  null,
  { name: 'Pay as you use', day: 23, evening: 23, weekend: 23 },
  { name: 'Evening and weekend calls', day: 23, evening: 0, weekend: 0 },
  { name: 'Anytime calls', day: 0, evening: 0, weekend: 0 },
];

const NAMES: Readonly<Record<Network, string>> = {
  'part-fibre': 'Fibre',
  'full-fibre': 'Full Fibre',
  cable: 'Cable',
  altnet: 'Loop',
  'mast-5g': '5G Hub',
};

const tvOf = ({ name }: Brand): PackageRow['tv'] => ({
  name: `${name} TV`,
  features: [
    { title: 'Channels', text: '60 channels, 6 of them in HD' },
    { title: 'Recording', text: 'Record 2 programmes at once' },
  ],
});

/** The nth variant of a package: another speed, price, term, call plan and set-up fee, in turns with television. */
function variantOf(row: PackageRow, brand: Brand, n: number): PackageRow {
  const download = row.download - ((n * 7) % Math.floor(row.download / 2));
  const months = TERMS[n % TERMS.length] ?? 24;
  const isRolling = months === 1;
  return {
    ...row,
    id: `${row.id}-V${n}`,
    brand,
    name: `${NAMES[row.needs]} ${download}, plan ${n}`,
    pricePence: row.pricePence + (n % 40) * 25,
    risePence: isRolling ? 0 : row.risePence,
    setUpPence: (n % 4) * 999,
    months,
    exitPence: isRolling ? null : row.exitPence,
    download,
    upload: Math.ceil((row.upload * download) / row.download),
    minimum: row.minimum === null ? null : Math.floor(download / 2),
    calls: CALL_PLANS[Math.floor(n / 4) % CALL_PLANS.length] ?? null,
    tv: n % 3 === 0 ? tvOf(brand) : null,
  };
}

/** Neither a social tariff nor Sky's, which some brands of the portal leave out. */
const isOrdinary = ({ eligibility, brand }: PackageRow): boolean => eligibility === null && brand.slug !== 'sky';

/** A feed's packages with variants of the ordinary ones, of all brands, to measure how a long list behaves. */
export function longListOf(rows: readonly PackageRow[], brands: readonly Brand[]): readonly PackageRow[] {
  const pairs = brands.flatMap((brand) => rows.filter(isOrdinary).map((row) => ({ row, brand })));
  const variants = Array.from({ length: LENGTH }, (_, round) => round).flatMap((round) =>
    pairs.map(({ row, brand }, index) => variantOf(row, brand, round * pairs.length + index + 1)),
  );
  return [...rows, ...variants.slice(0, LENGTH - rows.length)];
}
