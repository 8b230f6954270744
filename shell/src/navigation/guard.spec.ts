import { createStore, type Enrolment, type StorageKey } from '@home-move/contract';
import { anEnrolment, someFlags } from '@home-move/contract/testing';
import { guardPath } from './guard';

const wantsEnergy = { energyConsented: true, energyOptIn: 1 } as const;
const wantsBroadband = { entertainmentConsented: true, entertainmentOptIn: 1 } as const;
const fastSwitch = { ...wantsEnergy, supportsFastSwitch: true, currentSupplierElec: 'Tor Co-op' } as const;

function endOf(path: string, enrolment: Partial<Enrolment> | null, stored: Partial<Record<StorageKey, unknown>> = {}) {
  return guardPath(path, enrolment && anEnrolment(enrolment), {
    config: { namedSupplier: 'Larkfield Energy' },
    flags: createStore(someFlags()),
    storage: { get: (key) => stored[key] },
  });
}

describe('a step that is available', () => {
  it.each<[string, Partial<Enrolment>]>([
    ['/enrolment/moving-details', {}],
    ['/enrolment/product-selection', {}],
    ['/enrolment/product-selection', wantsEnergy],
    ['/enrolment/energy/list', wantsEnergy],
    ['/enrolment/energy/list/gas', wantsEnergy],
    ['/enrolment/energy/payment/larkfield%20energy/GT12', wantsEnergy],
    ['/enrolment/energy/details/glimmer/A%2FB', wantsEnergy],
    ['/enrolment/entertainment/skyline/signup/7/wombb', wantsBroadband],
    ['/enrolment/confirmation', { ...wantsEnergy, energyComplete: true }],
  ])('%s stays, with its parameters', (path, enrolment) => {
    expect(endOf(path, enrolment)).toBe(path);
  });
});

describe('a step that is not available', () => {
  it.each<[string, Partial<Enrolment>, string]>([
    ['/enrolment/product-selection', { ...wantsEnergy, energyComplete: true }, '/enrolment/confirmation'],
    ['/enrolment/council-services-upfront', {}, '/enrolment/product-selection'],
    ['/enrolment/energy/list', wantsBroadband, '/enrolment/entertainment/broadband-list'],
    [
      '/enrolment/energy/payment/glimmer/GT12',
      { ...wantsEnergy, ...wantsBroadband, energyComplete: true },
      '/enrolment/entertainment/broadband-list',
    ],
    ['/enrolment/energy/usage', { ...wantsEnergy, energyComplete: true }, '/enrolment/confirmation'],
    [
      '/enrolment/entertainment/skyline/signup/7/wombb',
      { ...wantsBroadband, wombbUserConfirmed: true },
      '/enrolment/confirmation',
    ],
  ])('%s leads to the next available one [SESS-16]', (path, enrolment, end) => {
    expect(endOf(path, enrolment)).toBe(end);
  });

  it.each<[string, Partial<Enrolment>]>([
    ['/enrolment/energy/usage', {}],
    ['/enrolment/confirmation', wantsEnergy],
    ['/enrolment/entertainment/broadband-list', { energyConsented: null }],
  ])('%s leads to moving details when none is left [SESS-17]', (path, enrolment) => {
    expect(endOf(path, enrolment)).toBe('/enrolment/moving-details');
  });
});

describe('a step that needs a tariff', () => {
  const signup = '/enrolment/energy/signup/larkfield%20energy/GT12';

  it.each([signup, '/enrolment/energy/signup', '/enrolment/energy/psr/larkfield%20energy/GT12'])(
    '%s is admitted without a stored one, which another device may have stored',
    (path) => expect(endOf(path, wantsEnergy)).toBe(path),
  );

  it('admits switching faster, but not with another supplier’s tariff', () => {
    const path = '/enrolment/energy/switch/larkfield%20energy/GT12';
    const glimmer = { energyTariff: { supplierName: 'Glimmer', priceId: 'GT12' } };
    expect(endOf(path, fastSwitch)).toBe(path);
    expect(endOf(path, fastSwitch, glimmer)).toBe('/enrolment/energy/psr');
  });

  it('is closed once energy is set up, so that the broadband list leads back to the page before it', () => {
    const done = { ...wantsEnergy, ...wantsBroadband, energyComplete: true };
    expect(endOf(signup, done)).toBe('/enrolment/entertainment/broadband-list');
  });

  it('is never the next step for a tariff that is only assumed', () => {
    expect(endOf('/enrolment/energy/usage', { ...wantsEnergy, energyComplete: true })).toBe('/enrolment/confirmation');
  });
});

describe('a visitor is not redirected', () => {
  it.each(['/enrolment/energy/list', '/enrolment/product-selection', '/enrolment/confirmation'])(
    'from %s once the enrolment is finished',
    (path) => expect(endOf(path, { closedAt: '2026-11-20T10:42:00Z' })).toBe(path),
  );

  it.each(['/enrolment/energy/list', '/enrolment/confirmation'])('from %s before the enrolment is loaded', (path) => {
    expect(endOf(path, null)).toBe(path);
  });

  it.each(['/', '/log-in', '/cookie-policy', '/nowhere', '/pending/personal-details'])('from %s', (path) => {
    expect(endOf(path, {})).toBe(path);
  });
});
