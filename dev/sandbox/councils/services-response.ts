import type { Day } from '../clock/clock.js';
import { areaOf, type Country } from '../postcodes/areas.js';
import type { Postcode } from '../postcodes/postcode.js';
import { bodyCard } from './body-card.js';
import { SERVICES_BY_AREA, TABLES_AS_OF, type AreaServices, WELSH_NAMES } from './by-area.data.js';
import { SERVICES_BY_DISTRICT } from './by-district.data.js';
import { SUCCESSIONS } from './successors.data.js';
import { WATER_COMPANIES, type WaterArea, type WaterCompany, type WaterService } from './water-companies.data.js';

/** A postcode whose council and water company are not known. */
const NOT_IDENTIFIED = 'PL48AA';

const BOTH: readonly WaterService[] = ['WATER', 'SEWERAGE'];

const SOURCE = {
  table: 'Council and water areas by postcode area',
  asOf: TABLES_AS_OF,
  note: 'The council and companies of the main town of the area; check the address with the council.',
};

/** The local tax authority and the water companies of a postcode on a day; undefined if unknown. */
export function servicesResponse(postcode: Postcode, on: Day) {
  const country = areaOf(postcode)?.country;
  if (!country || postcode.compact === NOT_IDENTIFIED) return undefined;
  const head = { postcode: postcode.text, on, country };
  if (country === 'Northern Ireland') return { ...head, localTax: domesticRates(), water: noBill(), source: SOURCE };
  const services = servicesOf(postcode);
  if (!services) return undefined;
  const [council, water] = services;
  return { ...head, localTax: councilTax(council, country, on), water: waterResponse(water, country), source: SOURCE };
}

function servicesOf({ area, district }: Postcode): AreaServices | undefined {
  return SERVICES_BY_DISTRICT[`${area}${district}`] ?? SERVICES_BY_AREA[area];
}

const authority = (name: string, validFrom: Day | null, validUntil: Day | null, replacedBy: string | null) => ({
  ...bodyCard(name, 'council-tax/moving-home', 'council.tax'),
  welshName: WELSH_NAMES[name] ?? null,
  validFrom,
  validUntil,
  replacedBy,
});

function councilTax(council: string, country: Country, on: Day) {
  const bands = country === 'Wales' ? 'ABCDEFGHI' : 'ABCDEFGH';
  const succession = SUCCESSIONS.get(council);
  if (!succession) return { kind: 'COUNCIL_TAX', bands, authority: authority(council, null, null, null) };
  const { successor, on: changeDay } = succession;
  return {
    kind: 'COUNCIL_TAX',
    bands,
    authority:
      on < changeDay ? authority(council, null, changeDay, successor) : authority(successor, changeDay, null, null),
  };
}

function domesticRates() {
  return {
    kind: 'DOMESTIC_RATES',
    bands: null,
    authority: {
      ...bodyCard('Land & Property Services', 'rates/moving-home', 'rates'),
      welshName: null,
      validFrom: null,
      validUntil: null,
      replacedBy: null,
    },
  };
}

const noBill = () => ({ billing: 'NO_BILL', companies: [] });

function waterResponse(area: WaterArea, country: Country) {
  const billing = country === 'Scotland' ? 'WITH_COUNCIL_TAX' : 'OWN_BILL';
  if (typeof area === 'string') return { billing, companies: [company(area, BOTH)] };
  const [water, sewerage] = area;
  return { billing, companies: [company(water, ['WATER']), company(sewerage, ['SEWERAGE'])] };
}

const company = (key: WaterCompany, services: readonly WaterService[]) => ({
  ...bodyCard(WATER_COMPANIES[key].name, 'moving-home', 'moving'),
  services,
});
