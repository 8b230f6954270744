import { enrolmentEndpoints } from '@home-move/contract';
import { aMover, sam, type Mover } from '../../journey/mover.builder.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';
import { ownEnrolmentCalls } from './own-enrolment.fixture.js';

let api: BootedApp;
let mover: Mover;

beforeAll(async () => {
  api = await bootApp();
  api.clock.at('2026-11-20T10:00:00Z');
});
beforeEach(async () => {
  mover = await aMover(api);
});
afterAll(() => api.close());

const { as, mine, put } = ownEnrolmentCalls(
  () => api,
  () => mover,
);

describe('updating an enrolment', () => {
  itRequiresAuthentication(() => api, enrolmentEndpoints.update, { body: {} });
  itValidatesItsBody(
    () => api,
    enrolmentEndpoints.update,
    {},
    async () => mover.token,
    {
      'a date 30 days ahead [MOVE-12]': {
        body: { moveInDate: '2026-12-20' },
        errors: { moveInDate: 'I can only help with move-in dates up to 29 days in the future' },
      },
      'a date more than 3 months back [MOVE-12]': {
        body: { moveInDate: '2026-08-19' },
        errors: { moveInDate: 'I can only help with dates 3 months in the past' },
      },
      'an unknown status': {
        body: { residentialStatus: 204 },
        errors: { residentialStatus: 'Please select an option' },
      },
      'an opt-in that is neither 0 nor 1': { body: { energyOptIn: 2 }, errors: { energyOptIn: 'Invalid' } },
    },
  );

  it.each([
    ['2026-12-19', false],
    ['2026-12-05', false],
    ['2026-12-04', true],
    ['2026-08-20', true],
  ])('accepts %s; in range: %s [MOVE-12, NEXT-18]', async (moveInDate, isMoveInDateInRange) => {
    expect(await put({ moveInDate })).toMatchObject({ status: 200, body: { moveInDate, isMoveInDateInRange } });
  });

  it('counts calendar days in London time', async () => {
    // 23:30 UTC on 28 June is already the 29th in London.
    const summer = await bootAt('2026-06-28T23:30:00Z');
    const { token } = await aMover(summer);
    const latest = (moveInDate: string) => summer.call(enrolmentEndpoints.update, { body: { moveInDate } }, { token });
    expect((await latest('2026-07-28')).status).toBe(200);
    expect((await latest('2026-07-29')).status).toBe(400);
    await summer.close();
  });

  it('accepts forms and JSON, and changes only the given fields [API-02]', async () => {
    const form = 'moveInDate=2026-11-27&residentialStatus=201';
    const sent = await api.send('PUT', '/api/v1/enrolment-auth', { body: form, token: mover.token });
    expect(sent).toMatchObject({ status: 200, body: { moveInDate: '2026-11-27', residentialStatus: 201, version: 2 } });
    expect((await put({ residentialStatus: 200 })).body).toMatchObject({
      moveInDate: '2026-11-27',
      residentialStatus: 200,
    });
  });

  it.each(['energy', 'entertainment', 'council', 'water'])(
    'stores the opt-in to %s, and sets the consent with it [CALL-03]',
    async (service) => {
      for (const optIn of [0, 1]) {
        const choice = { [`${service}OptIn`]: optIn };
        expect(await put(choice)).toMatchObject({ status: 200, body: choice });
        expect(await mine()).toMatchObject({ ...choice, [`${service}Consented`]: optIn === 1 });
      }
    },
  );

  it.each(['council', 'water'])('stores whether the mover has registered for %s [CALL-03]', async (service) => {
    const field = `${service}RegistrationConfirmed`;
    expect(await mine()).toMatchObject({ [field]: null });
    for (const answer of [true, false]) {
      expect(await put({ [field]: answer })).toMatchObject({ status: 200, body: { [field]: answer } });
      expect(await mine()).toMatchObject({ [field]: answer });
    }
  });

  it('keeps the answer about one registration when the other is given [CALL-03]', async () => {
    await put({ councilRegistrationConfirmed: true });
    expect((await put({ waterRegistrationConfirmed: false })).body).toMatchObject({
      councilRegistrationConfirmed: true,
      waterRegistrationConfirmed: false,
    });
  });

  it('does not opt in to a service that is not offered, but records it as answered', async () => {
    const students = await aMover(api, { selectedSubpartner: 201 });
    const body = { energyOptIn: 1, councilOptIn: 1, entertainmentOptIn: 0 } as const;
    const answer = await api.call(enrolmentEndpoints.update, { body }, { token: students.token });
    expect(answer.body).toMatchObject({
      energyOptIn: 1,
      energyConsented: true,
      councilOptIn: 0,
      councilConsented: false,
      entertainmentOptIn: 0,
      entertainmentConsented: false,
      waterOptIn: 1,
      waterConsented: null,
    });
  });

  it('stores when the mover last viewed the confirmation page [CALL-03, CONF-37]', async () => {
    await put({ viewedConfirmation: true });
    expect(await mine()).toMatchObject({ confirmationPageLastViewed: '2026-11-20T10:00:00.000Z' });
    api.clock.at('2026-11-20T10:05:00Z');
    await put({ viewedConfirmation: true });
    api.clock.at('2026-11-20T10:00:00Z');
    expect(await mine()).toMatchObject({ confirmationPageLastViewed: '2026-11-20T10:05:00.000Z' });
  });

  it('stores when the mover first viewed a step, by the clock of the server [CALL-03, NEXT-26]', async () => {
    const viewed = { tenantPortalStorage: ['wombbViewedDate' as const] };
    const stored = { tenantPortalStorage: { wombbViewedDate: '2026-11-20T10:00:00.000Z' } };
    expect(await mine()).toMatchObject({ tenantPortalStorage: {} });
    expect((await put(viewed)).body).toMatchObject(stored);
    api.clock.at('2026-11-20T10:05:00Z');
    expect((await put(viewed)).body).toMatchObject(stored);
    api.clock.at('2026-11-20T10:00:00Z');
    expect(await mine()).toMatchObject(stored);
  });

  it('stores the view that a browser sends as a form [CALL-03, NEXT-26]', async () => {
    const form = { body: 'tenantPortalStorage=wombbViewedDate', token: mover.token };
    expect(await api.send('PUT', '/api/v1/enrolment-auth', form)).toMatchObject({
      status: 200,
      body: { tenantPortalStorage: { wombbViewedDate: '2026-11-20T10:00:00.000Z' } },
    });
  });

  it.each([
    ['an unknown step', ['anotherDate']],
    ['a time of its own', { wombbViewedDate: '2020-01-01T00:00:00Z' }],
  ])('accepts no view of %s [NEXT-26]', async (_what, tenantPortalStorage) => {
    expect(await put({ tenantPortalStorage: tenantPortalStorage as never })).toMatchObject({ status: 400 });
    expect(await mine()).toMatchObject({ tenantPortalStorage: {} });
  });

  it('keeps the version when no fields are given', async () => {
    expect(await put({})).toMatchObject({ status: 200, body: { version: 1 } });
  });

  it('loses no change when two tabs save simultaneously', async () => {
    await Promise.all([
      put({ moveInDate: '2026-11-27' }),
      put({ residentialStatus: 203 }),
      put({ energyOptIn: 1 }),
      api.call(enrolmentEndpoints.savePersonalDetails, { body: sam }, as()),
    ]);
    expect(await mine()).toMatchObject({
      moveInDate: '2026-11-27',
      residentialStatus: 203,
      energyOptIn: 1,
      firstName: 'Sam',
      version: 5,
    });
  });
});

async function bootAt(instant: string): Promise<BootedApp> {
  const other = await bootApp();
  other.clock.at(instant);
  return other;
}
