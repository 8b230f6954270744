import type { Enrolment } from '../enrolment/enrolment';
import { anEnrolment } from '../enrolment/enrolment.builder';
import { isAvailable, nextPage, type ChosenTariff, type JourneyFacts } from './next-page';
import { mayOpen, pageAfter, ruledPages, type RuledPage } from './next-page.oracle';

const named = 'Larkfield Energy';
const tariffOf = (supplierName: string, ...addOnIdentifiers: string[]): ChosenTariff => ({
  supplierName,
  addOnIdentifiers,
});

type Values<Of> = { readonly [Key in keyof Of]: readonly Of[Key][] };

/** Every combination of the values: `{ a: [1, 2], b: [3] }` gives `{ a: 1, b: 3 }` and `{ a: 2, b: 3 }`. */
function combinations<Of extends object>(values: Values<Of>): readonly Of[] {
  return Object.entries<readonly unknown[]>(values).reduce<readonly object[]>(
    (found, [key, options]) => found.flatMap((one) => options.map((option) => ({ ...one, [key]: option }))),
    [{}],
  ) as readonly Of[];
}

const bools = [false, true] as const;
const answers = [null, false, true] as const;

const flagSets = combinations<JourneyFacts['flags']>({ 'psr-access-granted': bools, 'faster-switching': bools });

const facts = (enrolment: Partial<Enrolment>, more: Partial<Omit<JourneyFacts, 'enrolment'>> = {}): JourneyFacts => ({
  enrolment: anEnrolment(enrolment),
  flags: { 'psr-access-granted': true, 'faster-switching': true },
  namedSupplier: named,
  tariff: null,
  secondaryTariff: null,
  ...more,
});

/** What each group of rules reads, in every combination. */
const groups: Readonly<Record<string, readonly JourneyFacts[]>> = {
  'choosing services, council and water': combinations<Partial<Enrolment>>({
    status: [0, 10, 20, 30, 40],
    energyConsented: answers,
    entertainmentConsented: answers,
    ctwbJourneyToggle: bools,
    councilConsented: answers,
    waterOptIn: [0, 1],
    councilIsMandatory: bools,
    councilComplete: bools,
    waterComplete: bools,
  }).map((enrolment) => facts(enrolment)),
  energy: combinations<Partial<Enrolment>>({
    energyConsented: answers,
    energyOptIn: [0, 1],
    quotableEnergy: bools,
    isMoveInDateInRange: bools,
    energyComplete: bools,
    fuelType: [null, 'Dual', 'Electric', 'Gas'],
    supportsFastSwitch: bools,
    currentSupplierElec: [null, named],
    currentSupplierGas: ['Glimmer', named],
  }).flatMap((enrolment) =>
    flagSets.flatMap((flags) =>
      [null, tariffOf(named), tariffOf('Glimmer')].map((tariff) => facts(enrolment, { flags, tariff })),
    ),
  ),
  'the gas plan of mixed meters': [null, tariffOf(named)].flatMap((tariff) =>
    [null, tariffOf('Glimmer'), tariffOf('Glimmer', 'BOILER', 'GOGN'), tariffOf('Glimmer', 'BOILER')].flatMap(
      (secondaryTariff) => bools.map((energyComplete) => facts({ energyComplete }, { tariff, secondaryTariff })),
    ),
  ),
  'broadband and the end': combinations<Partial<Enrolment>>({
    status: [20, 30, 40],
    energyConsented: [null, true],
    energyOptIn: [0, 1],
    energySkipped: bools,
    entertainmentConsented: answers,
    entertainmentOptIn: [0, 1],
    entertainmentSkipped: bools,
    entertainmentComplete: bools,
    skyComplete: bools,
    broadbandComplete: bools,
    wombbUserConfirmed: bools,
    wombbComplete: bools,
    confirmationPageLastViewed: [null, '2026-11-20T10:42:00.000Z'],
  }).map((enrolment) => facts(enrolment)),
};

/** What follows each answered step, in order. [PROD-06, COUNCIL-04, COUNCIL-05] */
const followers: readonly (readonly RuledPage[])[] = [
  ['council-services', 'energy-usage', 'broadband-list'],
  ['energy-usage', 'broadband-list'],
  ['product-selection'],
  ['energy-signup', 'energy-switch', 'energy-psr', 'energy-payment'],
  ['broadband-list'],
];

describe.each(Object.entries(groups))('the rules of %s', (_group, states) => {
  it.each(ruledPages)('open %s exactly when the specification allows it', (page) => {
    const wrong = states.filter((state) => isAvailable(page, state) !== mayOpen(page, state));
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('choose the next page that the specification names [NEXT-07] [NEXT-08]', () => {
    const wrong = states.flatMap((state) =>
      followers.filter((candidates) => nextPage(candidates, state) !== pageAfter(candidates, state)),
    );
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});

it('compares at least 2,000 combinations, in which each page is open and closed', () => {
  const states = Object.values(groups).flat();
  expect(states.length).toBeGreaterThan(2000);
  for (const page of ruledPages)
    expect(new Set(states.map((state) => mayOpen(page, state)))).toEqual(new Set([true, false]));
});
