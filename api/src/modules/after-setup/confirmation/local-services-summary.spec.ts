import {
  recordOf,
  registeredServices,
  services,
  type CouncilAuthority,
  type CouncilServices,
  type WaterCompany,
} from '@home-move/contract';
import { councilSummary, isCouncilWithWater, waterSummary } from './local-services-summary.js';

type RegistrationFacts = Parameters<typeof councilSummary>[0];

const bedford: CouncilAuthority = {
  name: 'Bedford Borough Council',
  welshName: null,
  logoUrl: 'data:image/svg+xml;base64,Qg==',
  registrationUrl: 'https://bedford.example/moving-home',
  kind: 'COUNCIL_TAX',
  replacedBy: null,
};
const company = (name: string, services: WaterCompany['services']): WaterCompany => ({
  name,
  logoUrl: null,
  registrationUrl: `https://${name.toLowerCase()}.example/moving-home`,
  services,
});
const anglian = { ...company('Anglian', ['WATER', 'SEWERAGE']), logoUrl: 'data:image/svg+xml;base64,QQ==' };
const inBedford: CouncilServices = {
  country: 'England',
  council: bedford,
  water: { billing: 'OWN_BILL', companies: [anglian] },
};
const inScotland: CouncilServices = {
  ...inBedford,
  country: 'Scotland',
  water: { billing: 'WITH_COUNCIL_TAX', companies: [anglian] },
};
const inBelfast: CouncilServices = {
  country: 'Northern Ireland',
  council: { ...bedford, kind: 'DOMESTIC_RATES' },
  water: { billing: 'NO_BILL', companies: [] },
};
const nowhere: CouncilServices = { country: null, council: null, water: null };

function facts(found: CouncilServices | null, more: Partial<RegistrationFacts> = {}): RegistrationFacts {
  return {
    offered: { ...recordOf(services, () => 1 as const), council: 3, water: 3 },
    consented: { ...recordOf(services, () => null), council: true, water: false },
    completed: { ...recordOf(services, () => false), council: true, water: true },
    registrationConfirmed: { ...recordOf(registeredServices, () => null), council: true },
    localServices: found && { postcode: 'MK40 2QT', on: '2026-11-27', services: found },
    ...more,
  };
}

it('names the council, links to its registration, and keeps the mover’s answer [CONF-35]', () => {
  expect(councilSummary(facts(inBedford))).toEqual({
    isOffered: true,
    isConsented: true,
    isAvailable: true,
    isUnidentified: false,
    isCompleted: true,
    isRegistrationConfirmed: true,
    councilName: 'Bedford Borough Council',
    councilLogoUrl: 'data:image/svg+xml;base64,Qg==',
    completeRegistrationLink: 'https://bedford.example/moving-home',
    kind: 'COUNCIL_TAX',
  });
});

it('does the same for water, with the water company [CONF-36]', () => {
  expect(waterSummary(facts(inBedford))).toEqual({
    isOffered: true,
    isConsented: false,
    isAvailable: true,
    isUnidentified: false,
    isCompleted: true,
    isRegistrationConfirmed: null,
    councilName: 'Bedford Borough Council',
    councilLogoUrl: 'data:image/svg+xml;base64,Qg==',
    completeRegistrationLink: 'https://anglian.example/moving-home',
    isScotland: false,
    isWithoutBill: false,
    boardName: 'Anglian',
    boardLogoUrl: 'data:image/svg+xml;base64,QQ==',
    sewerage: null,
  });
});

it('names the sewerage company if it differs from the water company', () => {
  const companies = [company('Affinity', ['WATER']), company('Thames', ['SEWERAGE'])];
  expect(waterSummary(facts({ ...inBedford, water: { billing: 'OWN_BILL', companies } }))).toMatchObject({
    boardName: 'Affinity',
    sewerage: { name: 'Thames', completeRegistrationLink: 'https://thames.example/moving-home' },
  });
});

it('combines water with council tax if it is paid through council tax [CONF-36]', () => {
  expect(waterSummary(facts(inScotland))).toMatchObject({
    isAvailable: false,
    isUnidentified: false,
    isScotland: true,
    isWithoutBill: false,
  });
  expect(isCouncilWithWater(facts(inScotland))).toBe(true);
  expect(isCouncilWithWater(facts(inBedford))).toBe(false);
});

it('reports rates, and water without a bill', () => {
  expect(councilSummary(facts(inBelfast))).toMatchObject({ isAvailable: true, kind: 'DOMESTIC_RATES' });
  expect(waterSummary(facts(inBelfast))).toMatchObject({
    isAvailable: false,
    isUnidentified: false,
    isWithoutBill: true,
    boardName: null,
    completeRegistrationLink: null,
  });
  expect(isCouncilWithWater(facts(inBelfast))).toBe(false);
});

it('reports an authority as unidentified only after a look-up, and the service as available [CONF-35] [CONF-36]', () => {
  for (const [found, isUnidentified] of [
    [null, false],
    [nowhere, true],
  ] as const) {
    const unanswered = facts(found, { completed: recordOf(services, () => false) });
    const shown = { isAvailable: true, isUnidentified, isCompleted: false, councilName: null };
    expect(councilSummary(unanswered)).toMatchObject(shown);
    expect(waterSummary(unanswered)).toMatchObject({ ...shown, boardName: null });
    expect(isCouncilWithWater(facts(found))).toBe(false);
  }
});

it('reports services that the brand does not offer', () => {
  const offered = { ...recordOf(services, () => 1 as const), council: 2, water: 4 } as const;
  expect(councilSummary(facts(inBedford, { offered })).isOffered).toBe(false);
  expect(waterSummary(facts(inBedford, { offered })).isOffered).toBe(true);
});
