import { enrolmentEndpoints, onboardingEndpoints, type SaveOnboarding } from '@home-move/contract';
import { store, stored } from '../account/ways-in.js';
import { aMover, aMoverAt, clearFaults, fault } from '../journey/a-mover.js';
import { anAuthenticatedRoute, aValidatedBody } from '../support/batteries.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { addressesOf, aTraveller, byHand, commit, journeyOf, keyOf, save, type Traveller } from './a-journey.js';

let api: BootedApp;
let mover: Traveller;

beforeAll(async () => {
  api = await bootApp({ PROVIDER_TIMEOUT: '400', ADDRESS_LIMIT: '12' });
  api.clock.at('2026-11-20T10:00:00Z');
});
beforeEach(async () => {
  mover = await aTraveller(api);
});
afterEach(() => clearFaults(api));
afterAll(() => api.close());

const mine = () => api.call(enrolmentEndpoints.mine, {}, { token: mover.token });
const castleRoad = async (door = '14') => keyOf((await addressesOf(api, mover)).body, `${door} Castle Road`);

describe('the journey', () => {
  anAuthenticatedRoute(() => api, onboardingEndpoints.journey, {});
  anAuthenticatedRoute(() => api, onboardingEndpoints.save, { body: { firstName: 'Sam' } });
  anAuthenticatedRoute(() => api, onboardingEndpoints.commit, {});
  anAuthenticatedRoute(() => api, onboardingEndpoints.addresses, {});
  anAuthenticatedRoute(() => api, onboardingEndpoints.address, { params: { key: '1' } });

  it('begins with what the partner sent [ONB-22] [ONB-23] [ONB-24]', async () => {
    expect(await journeyOf(api, mover)).toEqual({
      address: null,
      addressHumanReadable: null,
      isManualAddress: false,
      manualAddressStreetOne: null,
      manualAddressStreetTwo: null,
      manualAddressTown: null,
      manualAddressCounty: null,
      postcode: 'MK40 2QT',
      firstName: null,
      surname: 'Hartley',
      dateOfBirth: null,
      phoneNumber: mover.mobile,
      emailAddress: mover.email,
      moveInDate: null,
      committedAt: null,
      verifyWith: 'email',
      contact: 'm•••@example.test',
      detailsNotification: null,
      version: 0,
    });
  });

  it('verifies by text message once the email is verified, else by email [OTP-11]', async () => {
    expect(await journeyOf(api, mover)).toMatchObject({ verifyWith: 'email', contact: 'm•••@example.test' });
    await store(api, mover.enrolmentId, { emailAddressVerified: true });
    const contact = `•••••••${mover.mobile.slice(-4)}`;
    expect(await journeyOf(api, mover)).toMatchObject({ verifyWith: 'sms', contact });
  });

  it('has nobody to send a code to who gave no contact', async () => {
    const { token } = await aMover(api);
    expect(await journeyOf(api, { token })).toMatchObject({ verifyWith: 'email', contact: null, postcode: null });
  });

  it('of an enrolment that was forgotten reaches nothing', async () => {
    await save(api, mover, { firstName: 'Sam' });
    await store(api, mover.enrolmentId, { forgottenAt: new Date() });
    expect((await api.call(onboardingEndpoints.journey, {}, { token: mover.token })).status).toBe(401);
    expect((await commit(api, mover)).status).toBe(401);
  });
});

describe('its addresses', () => {
  it('are those of its postcode [ONB-28]', async () => {
    const { status, body } = await addressesOf(api, mover);
    expect(status).toBe(200);
    expect(body).toHaveLength(13);
    expect(body).toContainEqual(
      expect.objectContaining({ simpleAddress: '14 Castle Road, Bedford', isDomestic: true }),
    );
    await save(api, mover, { postcode: 'ZE1 0ZZ' });
    expect((await addressesOf(api, mover)).body).toEqual([]);
  });

  it('are none while no postcode is known', async () => {
    const { token } = await aMover(api);
    expect(await addressesOf(api, { token })).toMatchObject({ status: 200, body: [] });
  });

  it('are homes or not [ONB-29]', async () => {
    const { body } = await addressesOf(api, mover);
    const business = body.find(({ isDomestic }) => !isDomestic)?.addressKey ?? '';
    const ask = (key: string) => api.call(onboardingEndpoints.address, { params: { key } }, { token: mover.token });
    expect(await ask(business)).toMatchObject({ status: 200, body: { isDomestic: false } });
    expect(await ask(await castleRoad())).toMatchObject({ status: 200, body: { isDomestic: true } });
    expect(await ask('nowhere')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('cannot be asked for without end', async () => {
    let answer = await addressesOf(api, mover);
    for (let more = 0; more < 15 && answer.status === 200; more += 1) answer = await addressesOf(api, mover);
    expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  });

  it('are a third party’s to fail [API-18]', async () => {
    await fault(api, 'addresses', 'down');
    expect(await addressesOf(api, mover)).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
  });
});

describe('a step', () => {
  aValidatedBody(
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

  it('leaves the enrolment as the partner sent it until the commit', async () => {
    await save(api, mover, { firstName: 'Sam' });
    await save(api, mover, { address: await castleRoad() });
    expect((await mine()).body).toMatchObject({ firstName: null, address: null, status: 10 });
  });

  it('may be an address of the list, in the words of the lookup [ONB-26]', async () => {
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

  it('may be an address by hand, in the postcode that is known [ONB-25]', async () => {
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

  it('by hand needs a postcode where none is known', async () => {
    const { token } = await aMover(api);
    expect(await save(api, { token }, byHand)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors: { postcode: 'We need your new postcode' } },
    });
  });

  it('to another postcode lets go of the address, to the same keeps it', async () => {
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

  it('says where too little is known of an address, and of which none is', async () => {
    await save(api, mover, { postcode: 'TR1 2HE' });
    const [first] = (await addressesOf(api, mover)).body;
    expect(await save(api, mover, { address: first?.addressKey ?? '' })).toMatchObject({
      status: 400,
      body: { code: 'GSP_NOT_FOUND' },
    });
    expect(await save(api, mover, { address: 'nowhere' })).toMatchObject({ status: 404 });
    expect(await journeyOf(api, mover)).toMatchObject({ address: null, postcode: 'TR1 2HE' });
  });

  it('leaves what was there when the lookup is down, and saves an address by hand all the same [API-18]', async () => {
    const [old, other] = [await castleRoad(), await castleRoad('16')];
    await save(api, mover, { address: old });
    await fault(api, 'addresses', 'down');
    expect(await save(api, mover, { address: other })).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
    expect(await save(api, mover, { address: old })).toMatchObject({ status: 200, body: { address: old } });
    expect(await save(api, mover, byHand)).toMatchObject({ status: 200, body: { isManualAddress: true } });
  });
});

describe('two tabs', () => {
  it('are told when the field that one saves has changed in the other', async () => {
    const { version } = await journeyOf(api, mover);
    await save(api, mover, { firstName: 'Sam', version });
    await save(api, mover, { dateOfBirth: '1985-03-27' });
    expect(await save(api, mover, { firstName: 'Samuel', version })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', errors: { firstName: 'Sam' } },
    });
    expect(await save(api, mover, { dateOfBirth: '1985-03-28', version })).toMatchObject({
      status: 409,
      body: { errors: { dateOfBirth: '27 Mar 1985' } },
    });
    expect(await journeyOf(api, mover)).toMatchObject({ firstName: 'Sam', dateOfBirth: '1985-03-27', version: 2 });
  });

  it('are told the address of the other', async () => {
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

  it('do not disturb each other on different fields, nor by saving the same twice', async () => {
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

describe('the commit', () => {
  const everything = async () => {
    await save(api, mover, { firstName: 'Sam' });
    await save(api, mover, { dateOfBirth: '1985-03-27' });
    await save(api, mover, { address: await castleRoad() });
    await save(api, mover, { moveInDate: '2026-11-27' });
  };

  it('takes everything over into the enrolment [ONB-20]', async () => {
    await everything();
    const { status, body } = await commit(api, mover);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 20,
      firstName: 'Sam',
      surname: 'Hartley',
      dateOfBirth: '1985-03-27',
      emailAddress: mover.email,
      contactNumber: mover.mobile,
      moveInDate: '2026-11-27',
      simpleAddress: '14 Castle Road, Bedford, MK40 2QT',
    });
    expect(await journeyOf(api, mover)).toMatchObject({
      committedAt: '2026-11-20T10:00:00.000Z',
      firstName: 'Sam',
      addressHumanReadable: '14 Castle Road, Bedford, MK40 2QT',
      moveInDate: '2026-11-27',
    });
  });

  it('parts an address by hand into door and street, and keeps its county in the journey', async () => {
    await everything();
    await save(api, mover, { ...byHand, postcode: 'TR1 2HE' });
    expect((await commit(api, mover)).body.address).toEqual({
      addressKey: null,
      houseNameOrNumber: '3',
      addressLine1: 'River Walk',
      addressLine2: 'Newham',
      cityTown: 'Truro',
      postcode: 'TR1 2HE',
      isAbroad: false,
      manualAddress: true,
      isDomestic: true,
    });
    expect(await journeyOf(api, mover)).toMatchObject({ manualAddressCounty: 'Cornwall', isManualAddress: true });
  });

  it('says what is missing, and takes nothing then', async () => {
    expect(await commit(api, mover)).toMatchObject({
      status: 409,
      body: {
        code: 'DETAILS_MISSING',
        errors: {
          firstName: "That name doesn't look long enough",
          dateOfBirth: "You haven't entered your date of birth",
        },
      },
    });
    await save(api, mover, { firstName: 'Sam' });
    await save(api, mover, { dateOfBirth: '1985-03-27' });
    expect(await commit(api, mover)).toMatchObject({ status: 409, body: { code: 'ADDRESS_MISSING' } });
    expect((await mine()).body).toMatchObject({ firstName: null, status: 10 });
  });

  it('needs an address in the postcode that was given last', async () => {
    await everything();
    await save(api, mover, { postcode: 'CF10 3NP' });
    expect(await commit(api, mover)).toMatchObject({ status: 409, body: { code: 'ADDRESS_MISSING' } });
  });

  it('counts once, however often it comes, with a key or without', async () => {
    await everything();
    const answers = await Promise.all([
      commit(api, mover),
      commit(api, mover),
      commit(api, mover, 'one-commit'),
      commit(api, mover, 'one-commit'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.version)).size).toBe(1);
    const before = await stored(api, mover.enrolmentId);
    api.clock.advance({ minutes: 5 });
    expect(await commit(api, mover)).toMatchObject({ status: 200, body: { firstName: 'Sam' } });
    expect(await stored(api, mover.enrolmentId)).toEqual(before);
    api.clock.at('2026-11-20T10:00:00Z');
  });

  it('ends the journey: another step is a conflict, the same again is not', async () => {
    await everything();
    await commit(api, mover);
    expect(await save(api, mover, byHand)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await save(api, mover, { firstName: 'Samuel' })).toMatchObject({ status: 409 });
    expect((await save(api, mover, { firstName: 'Sam' })).status).toBe(200);
    await store(api, mover.enrolmentId, { status: 40 });
    expect(await save(api, mover, byHand)).toMatchObject({ status: 409, body: { code: 'ENROLMENT_COMPLETE' } });
  });

  it('shows what the enrolment holds when that changes afterwards', async () => {
    await everything();
    await commit(api, mover);
    const body = { title: 'Mr', firstName: 'Samuel', surname: 'Hartley', dateOfBirth: '1985-03-27' };
    await api.call(enrolmentEndpoints.savePersonalDetails, { body }, { token: mover.token });
    expect(await journeyOf(api, mover)).toMatchObject({ firstName: 'Samuel' });
  });
});

describe('when energy is set up already', () => {
  it.each<[string, SaveOnboarding]>([
    ['another address', { ...byHand, postcode: 'TR1 2HE' }],
    ['another postcode', { postcode: 'TR1 2HE' }],
    ['another date', { moveInDate: '2026-12-01' }],
  ])('%s is refused, as elsewhere', async (_, step) => {
    const { id, token } = await aMoverAt(api, 'MK40 2QT');
    await store(api, id, { completed: { energy: true, entertainment: false, council: false, water: false } });
    expect(await save(api, { token }, step)).toMatchObject({ status: 409, body: { code: 'ENROLMENT_COMPLETE' } });
    expect((await save(api, { token }, { firstName: 'Samuel' })).status).toBe(200);
  });
});

describe('when the API dies between two steps', () => {
  it('another process has everything that was acknowledged, and goes on', async () => {
    const steps: readonly [SaveOnboarding, object][] = [
      [{ postcode: 'MK40 2QT' }, { postcode: 'MK40 2QT' }],
      [{ address: await castleRoad() }, { addressHumanReadable: '14 Castle Road, Bedford, MK40 2QT' }],
      [{ firstName: 'Sam' }, { firstName: 'Sam' }],
      [{ surname: 'Hartley-Jones' }, { surname: 'Hartley-Jones' }],
      [{ dateOfBirth: '1985-03-27' }, { dateOfBirth: '1985-03-27' }],
      [{ moveInDate: '2026-11-27' }, { moveInDate: '2026-11-27' }],
    ];
    let acknowledged = {};
    for (const [step, shows] of steps) {
      const process = await anotherProcess();
      expect((await save(process, mover, step)).status).toBe(200);
      await process.close();
      acknowledged = { ...acknowledged, ...shows };
      expect(await journeyOf(api, mover)).toMatchObject(acknowledged);
    }
    const process = await anotherProcess();
    expect((await commit(process, mover)).status).toBe(200);
    await process.close();
    expect((await mine()).body).toMatchObject({ firstName: 'Sam', surname: 'Hartley-Jones', status: 20 });
    expect((await commit(api, mover)).status).toBe(200);
  });

  async function anotherProcess(): Promise<BootedApp> {
    const process = await api.another();
    process.clock.at('2026-11-20T10:00:00Z');
    return process;
  }
});
