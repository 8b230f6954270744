import type { Enrolment } from '../enrolment/enrolment';
import { anEnrolment } from '../enrolment/enrolment.builder';
import { isRecordedPath, landingPath, type LandingFacts } from './landing';

const facts = (enrolment: Partial<Enrolment>, flags: Partial<LandingFacts['flags']> = {}): LandingFacts => ({
  enrolment: anEnrolment(enrolment),
  flags: { 'psr-access-granted': true, 'faster-switching': true, 'onboarding-journey': true, ...flags },
  namedSupplier: 'Larkfield Energy',
  tariff: null,
  secondaryTariff: null,
  isAgent: false,
});

const energy = { energyConsented: true, energyOptIn: 1 } as const;
const broadband = { entertainmentConsented: true, entertainmentOptIn: 1 } as const;
const both = { ...energy, ...broadband } as const;
const viewed = { confirmationPageLastViewed: '2026-11-20T10:42:00.000Z' } as const;
const complete = { status: 40 } as const;
const upfront = { ctwbJourneyToggle: true, councilOptIn: 1, waterOptIn: 1 } as const;

const details = '/enrolment/moving-details';
const council = '/enrolment/council-services-upfront';
const products = '/enrolment/product-selection';
const usage = '/enrolment/energy/usage';
const list = '/enrolment/energy/list';
const payment = '/enrolment/energy/payment/larkfield%20energy/GT12';
const packages = '/enrolment/entertainment/broadband-list';
const order = '/enrolment/entertainment/skyline/signup/7/wombb';
const confirmation = '/enrolment/confirmation';
const yourMove = '/enrolment/your-move';
const contact = '/onboarding/contact';

type Row = readonly [situation: string, enrolment: Partial<Enrolment>, lastPath: string | null, landing: string];

describe('a mover lands', () => {
  it.each<Row>([
    ['a new enrolment', { address: null, moveInDate: null, residentialStatus: 0 }, null, details],
    ['no address yet', { address: null }, details, details],
    ['no move-in date yet', { moveInDate: null }, null, details],
    ['no residential status yet', { residentialStatus: 0 }, null, details],
    ['a home and a date', {}, null, products],
    ['council and water come first', upfront, null, council],
    ['council and water are settled', { ...upfront, councilComplete: true }, null, products],
    ['council and water were passed by', { ...upfront, ...both }, null, usage],
    [
      'council and water come after the choice',
      { ...both, councilConsented: true },
      null,
      '/enrolment/council-services',
    ],
    ['energy is chosen', both, null, usage],
    ['services are chosen without a residential status', { ...both, residentialStatus: 0 }, null, usage],
    ['energy is set up', { ...both, energyComplete: true }, null, packages],
    ['energy is skipped', { ...both, energySkipped: true }, null, packages],
    ['energy is outside its 14 days', { ...both, isMoveInDateInRange: false }, null, packages],
  ])('at the first step that is not settled: %s', (_situation, enrolment, lastPath, landing) => {
    expect(landingPath(facts(enrolment), lastPath)).toBe(landing);
  });

  it.each<Row>([
    ['the list of tariffs', both, list, list],
    ['payment, with the tariff in the address', both, payment, payment],
    ['the start date', { ...both, supportsFastSwitch: true }, '/enrolment/energy/switch', '/enrolment/energy/switch'],
    ['priority services', both, '/enrolment/energy/psr', '/enrolment/energy/psr'],
    ['broadband, before energy is settled', both, packages, packages],
    ['an order of broadband', { ...broadband }, order, order],
    ['product selection', {}, products, products],
    ['the upfront step', upfront, council, council],
    ['a step after an unknown move-in date', { ...both, moveInDate: null }, packages, packages],
    ['the pages behind a partner’s link', {}, contact, contact],
  ])('at the step last shown while it is open: %s', (_step, enrolment, lastPath, landing) => {
    expect(landingPath(facts(enrolment), lastPath)).toBe(landing);
  });

  it.each<Row>([
    ['energy that is set up', { ...both, energyComplete: true }, payment, packages],
    ['energy that was skipped', { ...both, energySkipped: true }, list, packages],
    ['moving details that are saved', both, details, usage],
    ['product selection that is answered', both, products, usage],
    ['council and water that are settled', { ...upfront, waterComplete: true }, council, products],
    ['a page that only shows something', both, '/enrolment/move-plan', usage],
    ['a page that no longer exists', both, '/enrolment/earlier-page', usage],
  ])('at the first step that is not settled, after %s', (_step, enrolment, lastPath, landing) => {
    expect(landingPath(facts(enrolment), lastPath)).toBe(landing);
  });

  it.each(['address', 'code', 'confirm', 'edit/address', 'edit/emailAddress', 'edit/phoneNumber', 'edit/firstName'])(
    'on the page %s behind a partner’s link only until it is confirmed',
    (page) => {
      const path = `/onboarding/${page}`;
      expect(landingPath(facts({}), path)).toBe(path);
      expect(landingPath(facts({ isLinkConfirmed: true }), path)).toBe(details);
    },
  );

  it('at the new home after the pages behind a partner’s link, once they are confirmed or switched off', () => {
    expect(landingPath(facts({ isLinkConfirmed: true }), contact)).toBe(details);
    expect(landingPath(facts({}, { 'onboarding-journey': false }), contact)).toBe(details);
    expect(landingPath({ ...facts({}), isAgent: true }, contact)).toBe(details);
    expect(landingPath(facts({ ...complete, isLinkConfirmed: true }), contact)).toBe(confirmation);
  });

  it.each<Row>([
    ['nothing is left to do', { ...energy, energyComplete: true }, null, confirmation],
    ['everything was skipped', { ...both, energySkipped: true, entertainmentSkipped: true }, list, confirmation],
    ['only council and water are left', { ...energy, ...upfront, energySkipped: true }, council, confirmation],
    ['the journey was marked completed', { ...both, ...complete }, list, confirmation],
    ['the journey was marked completed, without a home', { ...complete, address: null }, details, confirmation],
    ['an agent has finished it', { ...both, closedAt: '2026-11-20T10:42:00.000Z' }, list, confirmation],
    ['it was viewed before', { ...both, ...viewed }, null, confirmation],
    ['it was viewed last', { ...both, ...viewed }, confirmation, confirmation],
    ['the move plan was shown last', { ...both, ...viewed }, '/enrolment/move-plan', confirmation],
    ['it was viewed, and a settled step was shown again', { ...both, ...viewed }, details, confirmation],
  ])('on the confirmation page: %s', (_situation, enrolment, lastPath, landing) => {
    expect(landingPath(facts(enrolment), lastPath)).toBe(landing);
  });

  it.each<Row>([
    ['an energy order', { ...energy, energyComplete: true }, null, yourMove],
    ['a broadband order', { ...broadband, broadbandComplete: true }, list, yourMove],
    ["an order on a provider's site", { ...broadband, wombbUserConfirmed: true }, confirmation, yourMove],
    ['no order', { ...both, energySkipped: true, entertainmentSkipped: true }, null, confirmation],
    ['an order, and broadband left', { ...both, energyComplete: true }, list, confirmation],
  ])('after the confirmation page, with %s [ORDER-02]', (_situation, enrolment, lastPath, landing) => {
    expect(landingPath(facts({ ...enrolment, ...viewed }), lastPath)).toBe(landing);
  });

  it('on the confirmation page with an order: an agent, and a mover who has not seen that page [ORDER-02]', () => {
    const set = { ...energy, energyComplete: true };
    expect(landingPath({ ...facts({ ...set, ...viewed }), isAgent: true }, null)).toBe(confirmation);
    expect(landingPath(facts(set), null)).toBe(confirmation);
  });

  it('at a service that was opened again after the confirmation page', () => {
    expect(landingPath(facts({ ...both, ...viewed }), usage)).toBe(usage);
    expect(landingPath(facts({ ...both, ...viewed, energyComplete: true }), packages)).toBe(packages);
  });
});

it.each([
  [details, true],
  [payment, true],
  [confirmation, true],
  [contact, true],
  ['/onboarding/verify/a-token', false],
  ['/private-entry/a-token', false],
  ['/join/a-token', false],
  ['/pending/personal-details', false],
  ['/login', false],
  ['https://evil.test/enrolment/moving-details', false],
])('records %s as the step last shown: %s', (path, isRecorded) => {
  expect(isRecordedPath(path)).toBe(isRecorded);
});
