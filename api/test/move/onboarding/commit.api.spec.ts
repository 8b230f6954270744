import { enrolmentEndpoints } from '@home-move/contract';
import { updateStored, findStored } from '../../identity/account/login.fixture.js';
import type { BootedApp } from '../../support/boot-app.js';
import { bootForTravellers, byHand, commit, journeyOf, save, type Traveller } from './onboarding-journey.builder.js';

let api: BootedApp;
let mover: Traveller;
const { mine, castleRoad } = bootForTravellers((booted, created) => {
  api = booted;
  mover = created;
});

describe('the commit', () => {
  const everything = async () => {
    await save(api, mover, { firstName: 'Sam' });
    await save(api, mover, { dateOfBirth: '1985-03-27' });
    await save(api, mover, { address: await castleRoad() });
    await save(api, mover, { moveInDate: '2026-11-27' });
  };

  it('copies all answers to the enrolment [ONB-20]', async () => {
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

  it('splits a manual address into house and street, and keeps its county in the journey', async () => {
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

  it('names the missing details, and copies nothing', async () => {
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

  it('needs an address in the postcode given last', async () => {
    await everything();
    await save(api, mover, { postcode: 'CF10 3NP' });
    expect(await commit(api, mover)).toMatchObject({ status: 409, body: { code: 'ADDRESS_MISSING' } });
  });

  it('counts once, however often it is sent, with or without a key', async () => {
    await everything();
    const answers = await Promise.all([
      commit(api, mover),
      commit(api, mover),
      commit(api, mover, 'one-commit'),
      commit(api, mover, 'one-commit'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.version)).size).toBe(1);
    const before = await findStored(api, mover.enrolmentId);
    api.clock.advance({ minutes: 5 });
    expect(await commit(api, mover)).toMatchObject({ status: 200, body: { firstName: 'Sam' } });
    expect(await findStored(api, mover.enrolmentId)).toEqual(before);
    api.clock.at('2026-11-20T10:00:00Z');
  });

  it('ends the journey: a changed step is a conflict, the same again is not', async () => {
    await everything();
    await commit(api, mover);
    expect(await save(api, mover, byHand)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await save(api, mover, { firstName: 'Samuel' })).toMatchObject({ status: 409 });
    expect((await save(api, mover, { firstName: 'Sam' })).status).toBe(200);
    await updateStored(api, mover.enrolmentId, { status: 40 });
    expect(await save(api, mover, byHand)).toMatchObject({ status: 409, body: { code: 'ENROLMENT_COMPLETE' } });
  });

  it.each([30, 40])('copies nothing to an enrolment that has ended (status %i)', async (status) => {
    await everything();
    await updateStored(api, mover.enrolmentId, { status });
    expect(await commit(api, mover)).toMatchObject({ status: 409, body: { code: 'ENROLMENT_COMPLETE' } });
    expect(await findStored(api, mover.enrolmentId)).toMatchObject({ firstName: null, address: null, status });
  });

  it('shows later changes of the enrolment', async () => {
    await everything();
    await commit(api, mover);
    const body = { title: 'Mr', firstName: 'Samuel', surname: 'Hartley', dateOfBirth: '1985-03-27' };
    await api.call(enrolmentEndpoints.savePersonalDetails, { body }, { token: mover.token });
    expect(await journeyOf(api, mover)).toMatchObject({ firstName: 'Samuel' });
  });
});
