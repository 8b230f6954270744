import { aBranding } from '../brand/branding.builder';
import { recordOf } from '../record/record-of';
import { services } from '../service/service';
import { stagesOf } from './stages';
import { matchPath, pathOf, stepAt, steps, stepsAfter } from './steps';

describe('stepAt', () => {
  it.each([
    ['/onboarding/verify/demo-lettings', 'onboarding-verify', { token: 'demo-lettings' }],
    ['/onboarding/address', 'onboarding-address', {}],
    ['/onboarding/contact', 'onboarding-contact', {}],
    ['/onboarding/code', 'onboarding-code', {}],
    ['/onboarding/confirm', 'onboarding-confirm', {}],
    ['/onboarding/edit/address', 'onboarding-edit-address', {}],
    ['/onboarding/edit/emailAddress', 'onboarding-edit-email', {}],
    ['/onboarding/edit/phoneNumber', 'onboarding-edit-phone', {}],
    ['/onboarding/edit/firstName', 'onboarding-edit', { key: 'firstName' }],
    ['/onboarding/edit/password', 'onboarding-edit', { key: 'password' }],
    ['/pending/personal-details', 'personal-details', {}],
    ['/pending/personal-details/unpopulated/a%2Fb', 'personal-details-unpopulated', { token: 'a/b' }],
    ['/pending/confirm-details', 'pending-confirm-details', {}],
    ['/pending/confirm-details/a%2Fb', 'pending-confirm-details', { confirmToken: 'a/b' }],
    ['/pending/contact-details', 'pending-contact-details', {}],
    ['/enrolment/moving-details/', 'moving-details', {}],
    ['/enrolment/energy/details/larkfield-fix-12', 'energy-details', { supplier: 'larkfield-fix-12' }],
    [
      '/enrolment/energy/details/larkfield%20energy/LF12-EAST',
      'energy-details',
      { supplier: 'larkfield energy', priceId: 'LF12-EAST' },
    ],
    ['/enrolment/energy/signup', 'energy-signup', {}],
    ['/enrolment/energy/payment/glimmer/GT12', 'energy-payment', { supplier: 'glimmer', priceId: 'GT12' }],
    ['/private-entry/a%2Fb', 'private-entry', { entryToken: 'a/b' }],
    ['/private-entry', 'private-entry', {}],
    ['/enrolment/confirmation', 'confirmation', {}],
    ['/enrolment/move-plan', 'move-plan', {}],
    ['/enrolment/your-move', 'your-move', {}],
    ['/enrolment/data-passport', 'data-passport', {}],
    ['/enrolment/household', 'household', {}],
    ['/join/a%2Fb', 'join-household', { token: 'a/b' }],
    ['/join', 'join-household', {}],
    ['/enrolment/meter-day', 'meter-day', {}],
  ])('finds the step of %s', (path, id, params) => {
    expect(stepAt(path)).toEqual(expect.objectContaining({ id, params }));
  });

  it.each([
    ['ROUTE-31', 'moving-details', 'moving-details'],
    ['ROUTE-31', 'council-services-upfront', 'council-services-upfront'],
    ['ROUTE-31', 'product-selection', 'product-selection'],
    ['ROUTE-31', 'council-services', 'council-services'],
    ['ROUTE-32', 'energy/usage', 'energy-usage'],
    ['ROUTE-32', 'energy/list', 'energy-list'],
    ...['details', 'signup', 'switch', 'psr', 'payment'].map(
      (page) => ['ROUTE-33', `energy/${page}/glimmer/GT12`, `energy-${page}`] as const,
    ),
    ['ROUTE-34', 'entertainment/broadband-list', 'broadband-list'],
    ['ROUTE-34', 'entertainment/whole-of-market/broadband-details/BL-100/wombb', 'broadband-details'],
    ['ROUTE-34', 'entertainment/sky/signup/SKY-100/ht', 'broadband-signup'],
    ['ROUTE-35', 'offers', 'offers'],
    ['ROUTE-35', 'tell-your-flatmates', 'tell-your-flatmates'],
  ] as const)('[%s] finds the page at /enrolment/%s', (_, path, id) => {
    expect(stepAt(`/enrolment/${path}`)?.id).toBe(id);
  });

  it.each([
    '/',
    '/onboarding',
    '/onboarding/verify',
    '/onboarding/edit',
    '/onboarding/code/123456',
    '/pending/personal-details/unpopulated',
    '/pending/contact-details/more',
    '/enrolment',
    '/enrolment/energy',
    '/enrolment/energy/details',
    '/enrolment/confirmation/more',
    '/nowhere',
  ])('finds no step at %s', (path) => {
    expect(stepAt(path)).toBeNull();
  });

  it('requires a login for all of /enrolment [ROUTE-29, NEXT-01]', () => {
    const ofEnrolment = Object.values(steps).filter(({ path }) => path.startsWith('/enrolment/'));
    expect(ofEnrolment.length).toBeGreaterThan(15);
    expect(ofEnrolment.filter(({ access }) => access !== 'login')).toEqual([]);
    expect(stepAt('/pending/personal-details')?.access).toBe('public');
  });

  it('has the steps behind a partner’s link, and their edit screens [ROUTE-24, ROUTE-25, ROUTE-26]', () => {
    const ids = ['address', 'contact', 'code', 'confirm', 'edit/address', 'edit/emailAddress', 'edit/phoneNumber'].map(
      (page) => stepAt(`/onboarding/${page}`)?.id,
    );
    expect(ids).toEqual([
      'onboarding-address',
      'onboarding-contact',
      'onboarding-code',
      'onboarding-confirm',
      'onboarding-edit-address',
      'onboarding-edit-email',
      'onboarding-edit-phone',
    ]);
  });

  it('allows links without a login, in the first stage [ROUTE-19, ROUTE-23]', () => {
    for (const path of ['/onboarding/verify/t', '/pending/personal-details/unpopulated/t']) {
      expect(stepAt(path)).toMatchObject({ journey: 'onboarding', stage: 'your-details', access: 'public' });
    }
  });
});

describe('pathOf', () => {
  it('encodes parameters, and omits missing optional ones', () => {
    expect(pathOf('energy-details', { supplier: 'larkfield energy', priceId: 'A/B' })).toBe(
      '/enrolment/energy/details/larkfield%20energy/A%2FB',
    );
    expect(pathOf('energy-signup')).toBe('/enrolment/energy/signup');
  });

  it('throws for a missing parameter', () => {
    expect(() => pathOf('energy-details')).toThrow('energy-details needs supplier');
  });
});

it('matchPath keeps a segment with invalid encoding unchanged', () => {
  expect(matchPath('/x/:a', '/x/%E0%A4%A')).toEqual({ a: '%E0%A4%A' });
});

it('stagesOf omits the stages of services that the brand does not offer', () => {
  const labels = stagesOf(
    aBranding({ offered: { ...recordOf(services, () => 2 as const), energy: 1, council: 0 } }),
  ).map(({ label }) => label);
  expect(labels).toEqual(['Your details', 'New home', 'Services', 'Energy', 'All set']);
});

it('stepsAfter lists the steps that need a choice, and none that only a link leads to', () => {
  expect(stepsAfter('energy-psr')).toEqual(['energy-payment', 'broadband-list', 'broadband-signup', 'confirmation']);
});
