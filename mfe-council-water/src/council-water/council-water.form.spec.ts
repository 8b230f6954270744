import type { CouncilServices, Enrolment } from '@home-move/contract';
import { aMover, mandatory, notPreset } from '../testing/a-mover.builder';
import { aCouncil, aWaterCompany, servicesOf } from '../testing/council-services.builder';
import { askedServices, choicesOf, formDefaults, isAskedAsOne } from './council-water.form';

const noCouncil = { councilOfferedStatus: 2, councilOptIn: 0 } as const;
const oneAuthority: CouncilServices = {
  country: 'England',
  council: aCouncil({ name: 'Isles Council' }),
  water: { billing: 'OWN_BILL', companies: [aWaterCompany('Isles Council')] },
};

describe('what is asked', () => {
  it.each<[string, Partial<Enrolment>, CouncilServices, readonly string[]]>([
    ['both in England', {}, servicesOf.bedford, ['council', 'water']],
    ['only what is offered', noCouncil, servicesOf.bedford, ['water']],
    ['no water in Scotland', {}, servicesOf.edinburgh, ['council']],
    ['no water in Scotland, where council is not offered either', noCouncil, servicesOf.edinburgh, []],
    ['no water in Northern Ireland', {}, servicesOf.belfast, ['council']],
    ['one question for one authority', {}, oneAuthority, ['council']],
    ['water by itself where the authority’s council tax is not offered', noCouncil, oneAuthority, ['water']],
    ['nothing where nobody is identified', {}, servicesOf.unknown, []],
  ])('%s', (_, enrolment, services, expected) => {
    expect(askedServices(aMover(enrolment), services)).toEqual(expected);
  });
});

it('asks as one only where one bill is for both, and both are offered', () => {
  expect(isAskedAsOne(aMover(), servicesOf.edinburgh)).toBe(true);
  expect(isAskedAsOne(aMover(noCouncil), servicesOf.edinburgh)).toBe(false);
  expect(isAskedAsOne(aMover(), servicesOf.bedford)).toBe(false);
});

describe('the radios at first', () => {
  it.each<[string, Partial<Enrolment>, object]>([
    ['as the brand presets', {}, { council: 2, water: 2 }],
    ['empty without a preset', notPreset, { council: undefined, water: undefined }],
    ['on what is mandatory', { ...notPreset, ...mandatory }, { council: 2, water: 2 }],
    [
      'as product selection was answered',
      { ...notPreset, councilOptIn: 1, councilConsented: true, waterConsented: false },
      { council: 2, water: 3 },
    ],
  ])('stand %s', (_, enrolment, expected) => {
    expect(formDefaults(aMover(enrolment), servicesOf.bedford)).toEqual(expected);
  });

  it('stand on the one question when water alone is mandatory', () => {
    const enrolment = aMover({ ...notPreset, waterOfferedStatus: 4, waterIsMandatory: true });
    expect(formDefaults(enrolment, servicesOf.edinburgh).council).toBe(2);
  });
});

describe('the answers', () => {
  it.each<[string, Partial<Enrolment>, CouncilServices, object, object]>([
    ['go as they are', {}, servicesOf.bedford, { council: 2, water: 3 }, { council: 2, water: 3 }],
    ['leave out what is not offered', noCouncil, servicesOf.bedford, { water: 3 }, { water: 3 }],
    [
      'say the council’s of water in Scotland',
      {},
      servicesOf.edinburgh,
      { council: 3, water: 2 },
      { council: 3, water: 3 },
    ],
    ['keep the wish for water without a bill', {}, servicesOf.belfast, { council: 3 }, { council: 3, water: 2 }],
    ['keep the wish where nobody is identified', {}, servicesOf.unknown, {}, { council: 2, water: 2 }],
    ['take no wish for leaving it out', notPreset, servicesOf.unknown, {}, { council: 3, water: 3 }],
    ['keep what is mandatory', mandatory, servicesOf.unknown, {}, { council: 2, water: 2 }],
  ])('%s', (_, enrolment, services, answers, expected) => {
    expect(choicesOf(aMover(enrolment), services, answers)).toEqual(expected);
  });
});
