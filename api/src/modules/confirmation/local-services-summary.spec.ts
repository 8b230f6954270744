import type { CouncilAuthority, CouncilServices, WaterCompany } from '@home-move/contract';
import { councilSummary, isCouncilWithWater, waterSummary } from './local-services-summary.js';

type Facts = Parameters<typeof councilSummary>[0];

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
const anglian = company('Anglian', ['WATER', 'SEWERAGE']);
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

function facts(services: CouncilServices | null, more: Partial<Facts> = {}): Facts {
  return {
    offered: { energy: 1, entertainment: 1, council: 3, water: 3 },
    consented: { energy: null, entertainment: null, council: true, water: false },
    completed: { energy: false, entertainment: false, council: true, water: true },
    registrationConfirmed: { council: true, water: null },
    localServices: services && { postcode: 'MK40 2QT', on: '2026-11-27', services },
    ...more,
  };
}

it('says who the council is, where to register, and what the mover said [CONF-35]', () => {
  expect(councilSummary(facts(inBedford))).toEqual({
    isOffered: true,
    isConsented: true,
    isAvailable: true,
    isCompleted: true,
    isRegistrationConfirmed: true,
    councilName: 'Bedford Borough Council',
    councilLogoUrl: 'data:image/svg+xml;base64,Qg==',
    completeRegistrationLink: 'https://bedford.example/moving-home',
    kind: 'COUNCIL_TAX',
  });
});

it('says the same of water, with its board [CONF-36]', () => {
  expect(waterSummary(facts(inBedford))).toEqual({
    isOffered: true,
    isConsented: false,
    isAvailable: true,
    isCompleted: true,
    isRegistrationConfirmed: null,
    councilName: 'Bedford Borough Council',
    councilLogoUrl: 'data:image/svg+xml;base64,Qg==',
    completeRegistrationLink: 'https://anglian.example/moving-home',
    isScotland: false,
    isWithoutBill: false,
    boardName: 'Anglian',
    boardLogoUrl: null,
    sewerage: null,
  });
});

it('names the company of the sewerage where it is another', () => {
  const companies = [company('Affinity', ['WATER']), company('Thames', ['SEWERAGE'])];
  expect(waterSummary(facts({ ...inBedford, water: { billing: 'OWN_BILL', companies } }))).toMatchObject({
    boardName: 'Affinity',
    sewerage: { name: 'Thames', completeRegistrationLink: 'https://thames.example/moving-home' },
  });
});

it('knows of water that is paid through council tax, on one card with it', () => {
  expect(waterSummary(facts(inScotland))).toMatchObject({ isScotland: true, isWithoutBill: false });
  expect(isCouncilWithWater(facts(inScotland))).toBe(true);
  expect(isCouncilWithWater(facts(inBedford))).toBe(false);
});

it('knows of rates, and of water without a bill', () => {
  expect(councilSummary(facts(inBelfast))).toMatchObject({ isAvailable: true, kind: 'DOMESTIC_RATES' });
  expect(waterSummary(facts(inBelfast))).toMatchObject({
    isAvailable: true,
    isWithoutBill: true,
    boardName: null,
    completeRegistrationLink: null,
  });
  expect(isCouncilWithWater(facts(inBelfast))).toBe(false);
});

it('takes nobody for unavailable before somebody was asked for', () => {
  for (const [services, isAvailable] of [
    [null, true],
    [nowhere, false],
  ] as const) {
    expect(councilSummary(facts(services))).toMatchObject({ isAvailable, councilName: null });
    expect(waterSummary(facts(services))).toMatchObject({ isAvailable, boardName: null });
    expect(isCouncilWithWater(facts(services))).toBe(false);
  }
});

it('says what the brand does not offer', () => {
  const offered = { energy: 1, entertainment: 1, council: 2, water: 4 } as const;
  expect(councilSummary(facts(inBedford, { offered })).isOffered).toBe(false);
  expect(waterSummary(facts(inBedford, { offered })).isOffered).toBe(true);
});
