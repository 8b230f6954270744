import { onboardingEndpoints, type SaveOnboarding } from '@home-move/contract';
import { updateStored } from '../../identity/account/login.fixture.js';
import { aMover, fault } from '../../journey/mover.builder.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import type { BootedApp } from '../../support/boot-app.js';
import {
  addressesOf,
  bootForTravellers,
  commit,
  journeyOf,
  save,
  type Traveller,
} from './onboarding-journey.builder.js';

let api: BootedApp;
let mover: Traveller;
const { mine, castleRoad } = bootForTravellers(
  (booted, created) => {
    api = booted;
    mover = created;
  },
  { ADDRESS_LIMIT: '12' },
);

describe('the journey', () => {
  itRequiresAuthentication(() => api, onboardingEndpoints.journey, {});
  itRequiresAuthentication(() => api, onboardingEndpoints.save, { body: { firstName: 'Sam' } });
  itRequiresAuthentication(() => api, onboardingEndpoints.commit, {});
  itRequiresAuthentication(() => api, onboardingEndpoints.addresses, {});
  itRequiresAuthentication(() => api, onboardingEndpoints.address, { params: { key: '1' } });

  it('starts with the partner’s data [ONB-22] [ONB-23] [ONB-24]', async () => {
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
    await updateStored(api, mover.enrolmentId, { emailAddressVerified: true });
    const contact = `•••••••${mover.mobile.slice(-4)}`;
    expect(await journeyOf(api, mover)).toMatchObject({ verifyWith: 'sms', contact });
  });

  it('has no contact to send a code to when none was given', async () => {
    const { token } = await aMover(api);
    expect(await journeyOf(api, { token })).toMatchObject({ verifyWith: 'email', contact: null, postcode: null });
  });

  it('is unavailable for a forgotten enrolment', async () => {
    await save(api, mover, { firstName: 'Sam' });
    await updateStored(api, mover.enrolmentId, { forgottenAt: new Date() });
    expect((await api.call(onboardingEndpoints.journey, {}, { token: mover.token })).status).toBe(401);
    expect((await commit(api, mover)).status).toBe(401);
  });
});

describe('its addresses', () => {
  it('match its postcode [ONB-28]', async () => {
    const { status, body } = await addressesOf(api, mover);
    expect(status).toBe(200);
    expect(body).toHaveLength(13);
    expect(body).toContainEqual(
      expect.objectContaining({ simpleAddress: '14 Castle Road, Bedford', isDomestic: true }),
    );
    expect(body[0]).toEqual({
      addressKey: expect.stringMatching(/^\w+$/),
      simpleAddress: '8 Castle Road, Bedford',
      isDomestic: true,
    });
    await save(api, mover, { postcode: 'ZE1 0ZZ' });
    expect((await addressesOf(api, mover)).body).toEqual([]);
  });

  it('have a key each, which saves the address that its text shows [ONB-28]', async () => {
    const { body } = await addressesOf(api, mover);
    expect(new Set(body.map(({ addressKey }) => addressKey)).size).toBe(13);
    const { addressKey: address = '' } = body.find(({ simpleAddress }) => simpleAddress.startsWith('26 ')) ?? {};
    expect(await save(api, mover, { address })).toMatchObject({
      status: 200,
      body: { address, addressHumanReadable: '26 Castle Road, Bedford, MK40 2QT' },
    });
  });

  it('are empty while no postcode is known', async () => {
    const { token } = await aMover(api);
    expect(await addressesOf(api, { token })).toMatchObject({ status: 200, body: [] });
  });

  it('are marked as domestic or not [ONB-29]', async () => {
    const { body } = await addressesOf(api, mover);
    const business = body.find(({ isDomestic }) => !isDomestic)?.addressKey ?? '';
    const ask = (key: string) => api.call(onboardingEndpoints.address, { params: { key } }, { token: mover.token });
    expect(await ask(business)).toMatchObject({ status: 200, body: { isDomestic: false } });
    expect(await ask(await castleRoad())).toMatchObject({ status: 200, body: { isDomestic: true } });
    expect(await ask('nowhere')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('are limited in rate', async () => {
    let answer = await addressesOf(api, mover);
    for (let more = 0; more < 15 && answer.status === 200; more += 1) answer = await addressesOf(api, mover);
    expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  });

  it('are a third-party problem when the lookup fails [API-18]', async () => {
    await fault(api, 'addresses', 'down');
    expect(await addressesOf(api, mover)).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
  });
});

describe('when the API dies between two steps', () => {
  it('another process has everything that was acknowledged, and continues', async () => {
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
