import type { Enrolment } from '../enrolment/enrolment';
import { anEnrolment } from '../enrolment/enrolment.builder';
import {
  isAvailable,
  nextStep,
  previousStep,
  stepAfterProductSelection,
  stepAfterService,
  type ChosenTariff,
  type JourneyFacts,
} from './next-page';
import { mayOpen, neighbours, pageAfter, pageBefore, ruledPages } from './next-page.oracle';
import { isInOrder, stepIds, type StepId } from './steps';

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

describe.each(Object.entries(groups))('the rules of %s', (_group, states) => {
  it.each(ruledPages)('open %s exactly when the specification allows it', (page) => {
    const wrong = states.filter((state) => isAvailable(page, state) !== mayOpen(page, state));
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});

/** Where the mover continues depends on all services at once. */
const journeys = combinations<Partial<Enrolment>>({
  status: [10, 20],
  energyConsented: answers,
  energySkipped: bools,
  energyComplete: bools,
  isMoveInDateInRange: bools,
  entertainmentConsented: answers,
  entertainmentSkipped: bools,
  entertainmentComplete: bools,
  ctwbJourneyToggle: bools,
  councilConsented: [null, true],
  councilComplete: bools,
}).map((enrolment) =>
  facts({
    ...enrolment,
    energyOptIn: enrolment.energyConsented ? 1 : 0,
    entertainmentOptIn: enrolment.entertainmentConsented ? 1 : 0,
    councilOptIn: enrolment.councilConsented ? 1 : 0,
    supportsFastSwitch: true,
    currentSupplierElec: null,
  }),
);

const withPlans = journeys
  .filter((state) => mayOpen('energy-usage', state))
  .flatMap((state) =>
    flagSets.flatMap((flags) => [tariffOf(named), tariffOf('Glimmer')].map((tariff) => ({ ...state, flags, tariff }))),
  );

describe.each(Object.entries(neighbours) as [StepId, NonNullable<(typeof neighbours)[StepId]>][])(
  'from %s',
  (page, { isShown, after, before }) => {
    const states = [...journeys, ...withPlans].filter(isShown);
    const find =
      page === 'product-selection' ? stepAfterProductSelection : (state: JourneyFacts) => nextStep(page, state);
    const isOfEnergy = page.startsWith('energy-');

    it('the next step is the one that the specification names [NEXT-07] [NEXT-08]', () => {
      expect(states.length).toBeGreaterThan(100);
      const wrong = states.filter((state) => find(state) !== pageAfter(after, state, isOfEnergy));
      expect(wrong.slice(0, 3)).toEqual([]);
    });

    it('Back leads to the one before', () => {
      const wrong = states.filter((state) => previousStep(page, state) !== pageBefore(before, state));
      expect(wrong.slice(0, 3)).toEqual([]);
    });
  },
);

it('continues after a service with the next one, or with the confirmation page', () => {
  const wrong = journeys.filter(
    (state) =>
      stepAfterService('energy', state) !== pageAfter(['broadband-list'], state) ||
      stepAfterService('entertainment', state) !== 'confirmation',
  );
  expect(wrong.slice(0, 3)).toEqual([]);
});

it('each step of the order but the first follows another one', () => {
  const order = stepIds.filter(isInOrder);
  const reached = new Set([...journeys, ...withPlans].flatMap((state) => order.map((step) => nextStep(step, state))));
  expect(order.filter((step) => !reached.has(step))).toEqual(['personal-details']);
});

it('compares at least 2,000 combinations, in which each page is open and closed', () => {
  const states = Object.values(groups).flat();
  expect(states.length).toBeGreaterThan(2000);
  for (const page of ruledPages)
    expect(new Set(states.map((state) => mayOpen(page, state)))).toEqual(new Set([true, false]));
});
