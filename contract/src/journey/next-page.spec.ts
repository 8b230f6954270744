import type { Enrolment } from '../enrolment/enrolment';
import { anEnrolment } from '../enrolment/enrolment.builder';
import { availableStep, guardStep, isAvailable, nextStep, type JourneyFacts } from './next-page';
import { isInOrder, type StepId } from './steps';

const named = 'Larkfield Energy';
const larkfield = { supplierName: named, addOnIdentifiers: [] };
const glimmer = { supplierName: 'Glimmer', addOnIdentifiers: [] };

/** Everything except the enrolment: flags on, no tariff. */
type OtherFacts = Omit<JourneyFacts, 'enrolment'>;
const otherFacts: OtherFacts = {
  flags: { 'psr-access-granted': true, 'faster-switching': true },
  namedSupplier: named,
  tariff: null,
  secondaryTariff: null,
};
const facts = (enrolment: Partial<Enrolment>, more: Partial<OtherFacts> = {}): JourneyFacts => ({
  enrolment: anEnrolment(enrolment),
  ...otherFacts,
  ...more,
});

type Row = readonly [why: string, available: boolean, enrolment: Partial<Enrolment>, more?: Partial<OtherFacts>];

/** Each row is one side of one condition: the first row passes, each other row differs in the condition it names. */
function table(step: StepId, rows: readonly Row[]) {
  it.each(rows.map(([why, available, enrolment, more]) => ({ why, available, given: facts(enrolment, more) })))(
    `${step}: $why: $available`,
    ({ available, given }) => expect(isAvailable(step, given)).toBe(available),
  );
}

const wantsEnergy = { energyConsented: true, energyOptIn: 1 } as const;
const wantsBroadband = { entertainmentConsented: true, entertainmentOptIn: 1 } as const;
const upfront = { status: 20, ctwbJourneyToggle: true, councilOptIn: 1 } as const;
const after = { ctwbJourneyToggle: false, councilConsented: true } as const;
const energyRows = (base: Partial<Enrolment>, more: Partial<OtherFacts> = {}): readonly Row[] => [
  ['chosen, quotable, in range, open', true, base, more],
  ['not consented', false, { ...base, energyConsented: false }, more],
  ['not asked yet', false, { ...base, energyConsented: null }, more],
  ['not opted in', false, { ...base, energyOptIn: 0 }, more],
  ['not quotable', false, { ...base, quotableEnergy: false }, more],
  ['moving in too late', false, { ...base, isMoveInDateInRange: false }, more],
  ['complete', false, { ...base, energyComplete: true }, more],
];

describe('product selection [NEXT-09]', () => {
  table('product-selection', [
    ['details populated, nothing answered', true, { status: 20 }],
    ['a complete enrolment that answered nothing', true, { status: 40 }],
    ['details not populated', false, { status: 10 }],
    ['energy answered', false, { energyConsented: false }],
    ['entertainment answered', false, { entertainmentConsented: true }],
  ]);
});

describe('council services upfront [NEXT-10, COUNCIL-01]', () => {
  table('council-services-upfront', [
    ['toggle on, council opted in', true, upfront],
    ['toggle on, water opted in', true, { ...upfront, councilOptIn: 0, waterOptIn: 1 }],
    ['council mandatory', true, { ...upfront, councilOptIn: 0, councilIsMandatory: true }],
    ['water mandatory', true, { ...upfront, councilOptIn: 0, waterIsMandatory: true }],
    ['neither opted in nor mandatory', false, { ...upfront, councilOptIn: 0 }],
    ['details not populated', false, { ...upfront, status: 10 }],
    ['toggle off', false, { ...upfront, ctwbJourneyToggle: false }],
    ['council complete', false, { ...upfront, councilComplete: true }],
    ['water complete', false, { ...upfront, waterComplete: true }],
  ]);
});

describe('council services [NEXT-11, COUNCIL-02]', () => {
  table('council-services', [
    ['toggle off, council consented', true, after],
    ['toggle off, water consented', true, { ctwbJourneyToggle: false, waterConsented: true }],
    ['neither consented', false, { ctwbJourneyToggle: false }],
    ['both refused', false, { ctwbJourneyToggle: false, councilConsented: false, waterConsented: false }],
    ['toggle on', false, { ...after, ctwbJourneyToggle: true }],
    ['council complete', false, { ...after, councilComplete: true }],
    ['water complete', false, { ...after, waterComplete: true }],
  ]);
});

describe('energy usage, list and payment [NEXT-12]', () => {
  table('energy-usage', energyRows(wantsEnergy));
  table('energy-list', energyRows(wantsEnergy));
  table('energy-details', energyRows(wantsEnergy));
  table('energy-payment', energyRows(wantsEnergy));
});

describe('energy add-ons [NEXT-13]', () => {
  const gas = { supplierName: named, addOnIdentifiers: ['GOGN'] };
  table('energy-signup', [
    ['a tariff is stored', true, wantsEnergy, { tariff: glimmer }],
    ['a secondary tariff with GOGN is stored', true, wantsEnergy, { secondaryTariff: gas }],
    ['a secondary tariff without it', false, wantsEnergy, { secondaryTariff: larkfield }],
    ['no tariff', false, wantsEnergy],
  ]);
});

describe('priority services register [NEXT-14]', () => {
  table('energy-psr', [
    ...energyRows(wantsEnergy, { tariff: glimmer }),
    ['no tariff', false, wantsEnergy],
    [
      'feature off',
      false,
      wantsEnergy,
      { tariff: glimmer, flags: { 'psr-access-granted': false, 'faster-switching': true } },
    ],
  ]);
});

describe('faster switching [NEXT-15]', () => {
  const fast = {
    ...wantsEnergy,
    supportsFastSwitch: true,
    currentSupplierElec: 'Tor Co-op',
    currentSupplierGas: named,
  };
  const chosen = { tariff: larkfield };
  table('energy-switch', [
    ...energyRows(fast, chosen),
    ['gas alone to switch', true, { ...fast, currentSupplierElec: named, currentSupplierGas: 'Tor Co-op' }, chosen],
    ['an unknown current supplier', true, { ...fast, currentSupplierElec: null }, chosen],
    ['both fuels with the named supplier', false, { ...fast, currentSupplierElec: named }, chosen],
    [
      'electricity alone, with the named supplier',
      false,
      { ...fast, fuelType: 'Electric', currentSupplierElec: named, currentSupplierGas: null },
      chosen,
    ],
    ['gas alone, with the named supplier', false, { ...fast, fuelType: 'Gas', currentSupplierElec: null }, chosen],
    ['another supplier’s tariff', false, fast, { tariff: glimmer }],
    ['no tariff', false, fast],
    ['fast switch not supported', false, { ...fast, supportsFastSwitch: false }, chosen],
    ['feature off', false, fast, { ...chosen, flags: { 'psr-access-granted': true, 'faster-switching': false } }],
  ]);
});

describe('broadband list [NEXT-16]', () => {
  const rows: readonly Row[] = [
    ['chosen and open', true, wantsBroadband],
    ['not asked yet', false, { ...wantsBroadband, entertainmentConsented: null }],
    ['refused', false, { ...wantsBroadband, entertainmentConsented: false }],
    ['not opted in', false, { ...wantsBroadband, entertainmentOptIn: 0 }],
    ['entertainment complete', false, { ...wantsBroadband, entertainmentComplete: true }],
    ['Sky complete', false, { ...wantsBroadband, skyComplete: true }],
    ['broadband complete', false, { ...wantsBroadband, broadbandComplete: true }],
    ['ordered on the provider’s site', false, { ...wantsBroadband, wombbUserConfirmed: true }],
    ['confirmed by the provider', false, { ...wantsBroadband, wombbComplete: true }],
  ];
  table('broadband-list', rows);
  table('broadband-signup', rows);
});

describe('confirmation [NEXT-17]', () => {
  const refused = { energyConsented: false, entertainmentConsented: false } as const;
  table('confirmation', [
    ['the journey is complete', true, { status: 40 }],
    ['viewed before', true, { ...wantsEnergy, confirmationPageLastViewed: '2026-11-20T10:00:00.000Z' }],
    ['nothing chosen', true, refused],
    ['nothing answered', false, {}],
    ['energy left', false, { ...refused, ...wantsEnergy }],
    ['energy complete', true, { ...refused, ...wantsEnergy, energyComplete: true }],
    ['energy skipped', true, { ...refused, ...wantsEnergy, energySkipped: true }],
    ['energy not possible yet', true, { ...refused, ...wantsEnergy, isMoveInDateInRange: false }],
    ['broadband left', false, { ...refused, ...wantsBroadband }],
    ['broadband ordered', true, { ...refused, ...wantsBroadband, wombbUserConfirmed: true }],
    ['broadband skipped', true, { ...refused, ...wantsBroadband, entertainmentSkipped: true }],
    ['council upfront left, which its card leads to', true, { ...refused, ...upfront }],
    ['council left, which its card leads to', true, { ...refused, ...after }],
  ]);
});

it('moving details are always available', () => {
  expect(isAvailable('moving-details', facts({ status: 0 }))).toBe(true);
});

describe.each<StepId>([
  'offers',
  'tell-your-flatmates',
  'move-plan',
  'your-move',
  'data-passport',
  'household',
  'join-household',
  'meter-day',
])('%s', (step) => {
  it.each([[{ status: 0 }], [wantsEnergy], [{ status: 40 }]] as const)('is open with %j', (enrolment) => {
    expect(guardStep(step, facts(enrolment))).toBe(step);
  });

  it('is no step that the guard redirects to', () => {
    expect(isInOrder(step)).toBe(false);
  });
});

describe('nextStep', () => {
  const both = { ...wantsEnergy, ...wantsBroadband };

  it.each<[StepId, Partial<Enrolment>, StepId]>([
    ['council-services', both, 'energy-usage'],
    ['council-services', { ...both, energySkipped: true }, 'broadband-list'],
    ['council-services', { ...both, energySkipped: true, entertainmentSkipped: true }, 'confirmation'],
    ['energy-payment', { ...wantsBroadband, entertainmentSkipped: true }, 'confirmation'],
    // Resumed from its card, and still skipped until a plan is chosen.
    ['energy-usage', { ...both, energySkipped: true }, 'energy-list'],
  ])('from %s with %j leads to %s: only its card and its own steps open a skipped service', (step, given, target) => {
    expect(nextStep(step, facts(given))).toBe(target);
  });

  it('leads to no add-ons once energy is set up, though the tariff is still stored', () => {
    const stored = { tariff: larkfield };
    expect(nextStep('product-selection', facts({ ...both, energyComplete: true }, stored))).toBe('broadband-list');
  });
});

it('availableStep falls back to the confirmation page [NEXT-08]', () => {
  expect(availableStep('energy-usage', facts(wantsEnergy))).toBe('energy-usage');
  expect(availableStep('energy-usage', facts({}))).toBe('confirmation');
});

describe('the route access guard', () => {
  it.each<[StepId, Partial<Enrolment>, StepId]>([
    ['energy-usage', wantsEnergy, 'energy-usage'],
    ['product-selection', { ...wantsEnergy, ...wantsBroadband }, 'energy-usage'],
    ['council-services-upfront', {}, 'product-selection'],
    ['energy-usage', { energyConsented: false, ...wantsBroadband }, 'broadband-list'],
    ['energy-payment', { ...wantsEnergy, energyComplete: true }, 'confirmation'],
    ['onboarding-confirm', {}, 'onboarding-confirm'],
    ['broadband-signup', { ...wantsBroadband, wombbUserConfirmed: true }, 'confirmation'],
    ['energy-payment', { energyComplete: true, ...wantsBroadband, entertainmentSkipped: true }, 'confirmation'],
    ['broadband-list', { ...wantsBroadband, entertainmentSkipped: true }, 'broadband-list'],
  ])('from %s with %j leads to %s, itself or the next available step [SESS-16]', (step, enrolment, target) => {
    expect(guardStep(step, facts(enrolment))).toBe(target);
  });

  it('goes back to the redirect target when no later step is available [SESS-17]', () => {
    expect(guardStep('energy-usage', facts({}))).toBe('moving-details');
    expect(guardStep('confirmation', facts({}), 'product-selection')).toBe('product-selection');
  });
});
