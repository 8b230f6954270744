import type { CouncilServices, Enrolment } from '@home-move/contract';
import { aMover, mandatory, notPreset } from '../testing/enrolment.builder';
import { aCouncil, aWaterCompany, councilServicesIn } from '../testing/council-services.builder';
import { servicesWithQuestion, toChoices, formDefaults, hasCombinedCard } from './council-water.form';

const noCouncil = { councilOfferedStatus: 2, councilOptIn: 0 } as const;
const oneAuthority: CouncilServices = {
  country: 'England',
  council: aCouncil({ name: 'Isles Council' }),
  water: { billing: 'OWN_BILL', companies: [aWaterCompany('Isles Council')] },
};

describe('the services with a question', () => {
  it.each<[string, Partial<Enrolment>, CouncilServices, readonly string[]]>([
    ['are both in England', {}, councilServicesIn.bedford, ['council', 'water']],
    ['are the offered ones', noCouncil, councilServicesIn.bedford, ['water']],
    ['exclude water in Scotland', {}, councilServicesIn.edinburgh, ['council']],
    ['are none in Scotland where council is not offered', noCouncil, councilServicesIn.edinburgh, []],
    ['exclude water in Northern Ireland', {}, councilServicesIn.belfast, ['council']],
    ['are combined for one authority', {}, oneAuthority, ['council']],
    ['exclude what is mandatory', { councilIsMandatory: true }, councilServicesIn.bedford, ['water']],
    [
      'are none where water is mandatory and on the same bill',
      { waterIsMandatory: true },
      councilServicesIn.edinburgh,
      [],
    ],
    ['include water where the authority’s council tax is not offered', noCouncil, oneAuthority, ['water']],
    ['are none where no authority is identified', {}, councilServicesIn.unknown, []],
  ])('%s', (_, enrolment, services, expected) => {
    expect(servicesWithQuestion(aMover(enrolment), services)).toEqual(expected);
  });
});

it('combines the cards only where one bill covers both and both are offered', () => {
  expect(hasCombinedCard(aMover(), councilServicesIn.edinburgh)).toBe(true);
  expect(hasCombinedCard(aMover(noCouncil), councilServicesIn.edinburgh)).toBe(false);
  expect(hasCombinedCard(aMover(), councilServicesIn.bedford)).toBe(false);
});

describe('the initial radios', () => {
  it.each<[string, Partial<Enrolment>, object]>([
    ['follow what the brand preselects', {}, { council: 2, water: 2 }],
    ['are empty without a preselection', notPreset, { council: undefined, water: undefined }],
    ['select what is mandatory', { ...notPreset, ...mandatory }, { council: 2, water: 2 }],
    [
      'follow the answers of product selection',
      { ...notPreset, councilOptIn: 1, councilConsented: true, waterConsented: false },
      { council: 2, water: 3 },
    ],
  ])('%s', (_, enrolment, expected) => {
    expect(formDefaults(aMover(enrolment))).toEqual(expected);
  });
});

describe('the choices to save', () => {
  it.each<[string, Partial<Enrolment>, CouncilServices, object, object]>([
    ['are the answers as given', {}, councilServicesIn.bedford, { council: 2, water: 3 }, { council: 2, water: 3 }],
    ['leave out services that are not offered', noCouncil, councilServicesIn.bedford, { water: 3 }, { water: 3 }],
    [
      'take the council’s answer for water in Scotland',
      {},
      councilServicesIn.edinburgh,
      { council: 3, water: 2 },
      { council: 3, water: 3 },
    ],
    [
      'keep the choice for water without a bill',
      {},
      councilServicesIn.belfast,
      { council: 3 },
      { council: 3, water: 2 },
    ],
    [
      'opt in to both where water is mandatory and on the same bill',
      { ...notPreset, waterIsMandatory: true },
      councilServicesIn.edinburgh,
      {},
      { council: 2, water: 2 },
    ],
    ['keep the choice where no authority is identified', {}, councilServicesIn.unknown, {}, { council: 2, water: 2 }],
    ['opt out without a choice', notPreset, councilServicesIn.unknown, {}, { council: 3, water: 3 }],
    ['opt in to what is mandatory', mandatory, councilServicesIn.unknown, {}, { council: 2, water: 2 }],
  ])('%s', (_, enrolment, services, answers, expected) => {
    expect(toChoices(aMover(enrolment), services, answers)).toEqual(expected);
  });
});
