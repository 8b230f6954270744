import { anEnrolment } from '../../enrolment/enrolment.builder';
import { assert, assertSame } from './assertions';
import type { RuntimeCheck } from './harness';

/** Storage of journeys. */
export const storageChecks: readonly RuntimeCheck[] = [
  {
    name: 'stores JSON values, each under its own key',
    run: async ({ open }) => {
      const { storage } = open(null).runtime;
      storage.set('energyTariff', { supplierName: 'Glimmer', addOns: [{ id: 7 }], none: null });
      storage.set('energyAddOns', ['APP']);
      assertSame(
        storage.get('energyTariff'),
        { supplierName: 'Glimmer', addOns: [{ id: 7 }], none: null },
        'energyTariff',
      );
      storage.remove('energyTariff');
      assert(storage.get('energyTariff') === undefined, 'a removed value is still stored');
      assertSame(storage.get('energyAddOns'), ['APP'], 'energyAddOns');
    },
  },
  {
    name: 'returns undefined for a missing value, and stores undefined as missing',
    run: async ({ open }) => {
      const { storage } = open(null).runtime;
      assert(storage.get('broadbandFilters') === undefined, 'an unknown value is stored');
      storage.set('broadbandFilters', { sort: 0 });
      storage.set('broadbandFilters', undefined);
      assert(storage.get('broadbandFilters') === undefined, 'undefined was stored');
    },
  },
  {
    name: 'returns copies: changing a value does not change the stored one',
    run: async ({ open }) => {
      const { storage } = open(null).runtime;
      const chosen = ['APP'];
      storage.set('energyAddOns', chosen);
      chosen.push('GOGN');
      assertSame(storage.get('energyAddOns'), ['APP'], 'after the original changed');
      (storage.get('energyAddOns') as string[]).push('GOGN');
      assertSame(storage.get('energyAddOns'), ['APP'], 'after the returned copy changed');
    },
  },
  {
    name: 'stores only what survives JSON',
    run: async ({ open }) => {
      const { storage } = open(null).runtime;
      storage.set('onboarding', { from: new Date(0), nothing: undefined });
      assertSame(storage.get('onboarding'), { from: '1970-01-01T00:00:00.000Z' }, 'onboarding');
    },
  },
  {
    name: 'is cleared for another enrolment, but not when the enrolment changes',
    run: async ({ open }) => {
      const { storage, enrolment } = open(anEnrolment({ id: 'one', version: 1 })).runtime;
      storage.set('energyTariff', { priceId: 'GT12' });
      enrolment.accept(anEnrolment({ id: 'one', version: 2 }));
      assertSame(storage.get('energyTariff'), { priceId: 'GT12' }, 'after a change');
      enrolment.accept(anEnrolment({ id: 'two', version: 1 }));
      assert(storage.get('energyTariff') === undefined, 'a tariff of another enrolment is stored');
    },
  },
  {
    name: 'is cleared at the end of the session, and reports whether it outlives the page',
    run: async ({ open }) => {
      const { storage, session } = open(anEnrolment()).runtime;
      storage.set('energyTariff', { priceId: 'GT12' });
      await session.logout();
      assert(storage.get('energyTariff') === undefined, 'a tariff of the ended session is stored');
      assertSame(typeof storage.persistent, 'boolean', 'persistent');
    },
  },
];
