import { onboardingEndpoints, type SaveOnboarding } from '@home-move/contract';
import { updateStored } from '../../identity/account/login.fixture.js';
import { aMover, aMoverAt, fault } from '../../journey/mover.builder.js';
import { itValidatesItsBody } from '../../support/shared-specs.js';
import type { BootedApp } from '../../support/boot-app.js';
import {
  addressesOf,
  bootForTravellers,
  byHand,
  journeyOf,
  save,
  type Traveller,
} from './onboarding-journey.builder.js';

let api: BootedApp;
let mover: Traveller;
const { mine, castleRoad } = bootForTravellers((booted, created) => {
  api = booted;
  mover = created;
});

describe('a step', () => {
  itValidatesItsBody(
    () => api,
    onboardingEndpoints.save,
    {},
    async () => mover.token,
    {
      'nothing at all': { body: {}, errors: {} },
      'two fields at once': { body: { firstName: 'Sam', surname: 'Hartley' }, errors: {} },
      'no key [ONB-30]': { body: { isManualAddress: false }, errors: { address: 'We need your new address' } },
      'no lines [ONB-31, ONB-32, ONB-33]': {
        body: { isManualAddress: true },
        errors: {
          manualAddressStreetOne: 'We need your street address',
          manualAddressTown: 'We need your town or city',
          manualAddressCounty: 'We need your county',
        },
      },
      'somebody too young [ONB-40]': {
        body: { dateOfBirth: '2008-11-21' },
        errors: { dateOfBirth: 'You need to be 18 or over to use the product' },
      },
      'a date too far ahead [ONB-45]': {
        body: { moveInDate: '2026-12-21' },
        errors: { moveInDate: 'Date needs to be in the next 30 days' },
      },
    },
  );

  it.each<[SaveOnboarding, object]>([
    [{ firstName: 'Sam' }, { firstName: 'Sam' }],
    [{ surname: 'Hartley-Björk' }, { surname: 'Hartley-Björk' }],
    [{ dateOfBirth: '1985-03-27' }, { dateOfBirth: '1985-03-27' }],
    [{ moveInDate: '2026-12-20' }, { moveInDate: '2026-12-20' }],
    [{ postcode: 'CF10 3NP' }, { postcode: 'CF10 3NP' }],
  ])('of one field is kept at once: %j [ONB-27]', async (step, expected) => {
    expect(await save(api, mover, step)).toMatchObject({ status: 200, body: { ...expected, version: 1 } });
    expect(await journeyOf(api, mover)).toMatchObject({ ...expected, version: 1 });
  });

  it('leaves the enrolment unchanged until the commit', async () => {
    await save(api, mover, { firstName: 'Sam' });
    await save(api, mover, { address: await castleRoad() });
    expect((await mine()).body).toMatchObject({ firstName: null, address: null, status: 10 });
  });

  it('can be an address of the list, as the lookup formats it [ONB-26]', async () => {
    const address = await castleRoad();
    const addressHumanReadable = 'anything a browser says';
    const { body } = await save(api, mover, { isManualAddress: false, address, addressHumanReadable });
    expect(body).toMatchObject({
      address,
      addressHumanReadable: '14 Castle Road, Bedford, MK40 2QT',
      isManualAddress: false,
      manualAddressStreetOne: null,
      postcode: 'MK40 2QT',
    });
  });

  it('can be a manual address, in the known postcode [ONB-25]', async () => {
    expect((await save(api, mover, byHand)).body).toMatchObject({
      address: null,
      addressHumanReadable: '3 River Walk, Newham, Truro, Cornwall, MK40 2QT',
      isManualAddress: true,
      manualAddressStreetOne: '3 River Walk',
      manualAddressStreetTwo: 'Newham',
      manualAddressTown: 'Truro',
      manualAddressCounty: 'Cornwall',
      postcode: 'MK40 2QT',
    });
    expect((await save(api, mover, { ...byHand, postcode: 'TR1 2HE' })).body).toMatchObject({ postcode: 'TR1 2HE' });
  });

  it('requires a postcode for a manual address if none is known', async () => {
    const { token } = await aMover(api);
    expect(await save(api, { token }, byHand)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors: { postcode: 'We need your new postcode' } },
    });
  });

  it('drops the address with another postcode, and keeps it with the same', async () => {
    const address = await castleRoad();
    await save(api, mover, { address });
    expect((await save(api, mover, { postcode: 'mk402qt' as const })).body).toMatchObject({ address, version: 1 });
    expect((await save(api, mover, { postcode: 'CF10 3NP' })).body).toMatchObject({
      address: null,
      addressHumanReadable: null,
      postcode: 'CF10 3NP',
      version: 2,
    });
  });

  it('rejects an incomplete address, and an unknown one', async () => {
    await save(api, mover, { postcode: 'TR1 2HE' });
    const [first] = (await addressesOf(api, mover)).body;
    expect(await save(api, mover, { address: first?.addressKey ?? '' })).toMatchObject({
      status: 400,
      body: { code: 'GSP_NOT_FOUND' },
    });
    expect(await save(api, mover, { address: 'nowhere' })).toMatchObject({ status: 404 });
    expect(await journeyOf(api, mover)).toMatchObject({ address: null, postcode: 'TR1 2HE' });
  });

  it('keeps the address when the lookup is down, and still saves a manual address [API-18]', async () => {
    const [old, other] = [await castleRoad(), await castleRoad('16')];
    await save(api, mover, { address: old });
    await fault(api, 'addresses', 'down');
    expect(await save(api, mover, { address: other })).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
    expect(await save(api, mover, { address: old })).toMatchObject({ status: 200, body: { address: old } });
    expect(await save(api, mover, byHand)).toMatchObject({ status: 200, body: { isManualAddress: true } });
  });
});

describe('two tabs', () => {
  it('report a conflict when the field that one saves has changed in the other', async () => {
    const { version } = await journeyOf(api, mover);
    await save(api, mover, { firstName: 'Sam', version });
    await save(api, mover, { dateOfBirth: '1985-03-27' });
    expect(await save(api, mover, { firstName: 'Samuel', version })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', errors: { firstName: 'Sam' } },
    });
    expect(await save(api, mover, { dateOfBirth: '1985-03-28', version })).toMatchObject({
      status: 409,
      body: { errors: { dateOfBirth: '27\u00a0Mar\u00a01985' } },
    });
    expect(await journeyOf(api, mover)).toMatchObject({ firstName: 'Sam', dateOfBirth: '1985-03-27', version: 2 });
  });

  it('report the address of the other', async () => {
    const { version } = await journeyOf(api, mover);
    await save(api, mover, { address: await castleRoad(), version });
    const again = { address: await castleRoad('16'), version };
    expect(await save(api, mover, again)).toMatchObject({
      status: 409,
      body: { errors: { address: '14 Castle Road, Bedford, MK40 2QT' } },
    });
    expect((await save(api, mover, { ...again, version: 1 })).status).toBe(200);
    await save(api, mover, { postcode: 'CF10 3NP' });
    expect(await save(api, mover, { ...byHand, version: 2 })).toMatchObject({
      status: 409,
      body: { errors: { address: 'Not given' } },
    });
  });

  it('do not conflict on different fields, nor when saving the same twice', async () => {
    const { version } = await journeyOf(api, mover);
    const steps = [
      { firstName: 'Sam' },
      { dateOfBirth: '1985-03-27' },
      { moveInDate: '2026-11-27' },
      { firstName: 'Sam' },
    ];
    const answers = await Promise.all(steps.map((step) => save(api, mover, { ...step, version })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await journeyOf(api, mover)).toMatchObject({
      firstName: 'Sam',
      dateOfBirth: '1985-03-27',
      moveInDate: '2026-11-27',
      version: 3,
    });
  });
});

describe('when energy is already set up', () => {
  it.each<[string, SaveOnboarding]>([
    ['another address', { ...byHand, postcode: 'TR1 2HE' }],
    ['another postcode', { postcode: 'TR1 2HE' }],
    ['another date', { moveInDate: '2026-12-01' }],
  ])('%s is refused, as elsewhere', async (_, step) => {
    const { id, token } = await aMoverAt(api, 'MK40 2QT');
    await updateStored(api, id, { completed: { energy: true, entertainment: false, council: false, water: false } });
    expect(await save(api, { token }, step)).toMatchObject({ status: 409, body: { code: 'ENROLMENT_COMPLETE' } });
    expect((await save(api, { token }, { firstName: 'Samuel' })).status).toBe(200);
  });
});
