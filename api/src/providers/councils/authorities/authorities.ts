import { councilWaterMessages, type CouncilAuthority } from '@home-move/contract';
import { englishDistricts } from './english-districts.data.js';
import { englishUnitaries } from './english-unitaries.data.js';
import { welshAndScottish } from './welsh-and-scottish.data.js';

/** The name of a council, and its name in the addresses of GOV.UK. */
type AuthorityRow = readonly [name: string, slug: string];

/** A council that is abolished, its successor and the day of the change. */
interface Succession {
  readonly name: string;
  readonly on: string;
}

/**
 * The councils that collect council tax in Great Britain, by the code of the Office for National Statistics: 296 in
 * England, 22 in Wales, 32 in Scotland. Source of codes, names and slugs: the table of GOV.UK's council finder
 * (https://github.com/alphagov/local-links-manager, data/local-authorities.csv), with the codes that have changed since.
 */
export const authorities: Readonly<Record<string, AuthorityRow>> = {
  ...englishDistricts,
  ...englishUnitaries,
  ...welshAndScottish,
};

/** Welsh names. The other councils of Wales are shown by their English names only. */
const welshNames: Readonly<Record<string, string>> = {
  W06000003: 'Cyngor Bwrdeistref Sirol Conwy',
  W06000011: 'Cyngor Abertawe',
  W06000015: 'Cyngor Caerdydd',
  W06000022: 'Cyngor Dinas Casnewydd',
  W06000023: 'Cyngor Sir Powys',
};

const surrey = (name: string, codes: readonly string[]) =>
  codes.map((code): readonly [string, Succession] => [code, { name, on: '2027-04-01' }]);

/** Source: the reorganisation of Surrey as announced; as of November 2026. */
const successions: ReadonlyMap<string, Succession> = new Map([
  ...surrey('East Surrey Council', ['E07000207', 'E07000208', 'E07000210', 'E07000211', 'E07000215']),
  ...surrey('West Surrey Council', ['E07000209', 'E07000212', 'E07000213', 'E07000214', 'E07000216', 'E07000217']),
]);

/**
 * The council with a code on a day (yyyy-MM-dd), or its successor; null for an unknown code. The link opens GOV.UK's page
 * of the council, which leads to the council's site; the finder, for a council without a page yet.
 */
export function authorityOf(code: string, on: string): CouncilAuthority | null {
  if (!Object.hasOwn(authorities, code)) return null;
  const [name = '', slug = ''] = authorities[code] ?? [];
  const successor = successions.get(code) ?? null;
  const rest = { logoUrl: null, kind: 'COUNCIL_TAX' } as const;
  const finder = councilWaterMessages.findCouncilUrl;
  if (successor && on >= successor.on)
    return { ...rest, name: successor.name, welshName: null, registrationUrl: finder, replacedBy: null };
  const welshName = welshNames[code] ?? null;
  return { ...rest, name, welshName, registrationUrl: `${finder}/${slug}`, replacedBy: successor };
}
