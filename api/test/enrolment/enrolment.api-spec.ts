import { Types } from 'mongoose';
import { enrolmentEndpoints, perService, services } from '@home-move/contract';
import { aMover, aMoverAt, sam, samsContact, type Mover } from '../journey/mover.builder.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../support/shared-specs.js';
import { bootApp, type BootedApp } from '../support/boot-app.js';

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

const as = () => ({ token: mover.token });
const mine = async () => (await api.call(enrolmentEndpoints.mine, {}, as())).body;
const put = (body: object) => api.call(enrolmentEndpoints.update, { body }, as());

describe('reading an enrolment', () => {
  itRequiresAuthentication(() => api, enrolmentEndpoints.mine, {});
  itRequiresAuthentication(() => api, enrolmentEndpoints.byId, { params: { id: '665f1c2a9b1e8a0012345678' } });
  itRequiresAuthentication(() => api, enrolmentEndpoints.status, { params: { id: '665f1c2a9b1e8a0012345678' } });
  itRequiresAuthentication(() => api, enrolmentEndpoints.residentialStatuses, {});

  it('returns the enrolment of the token, never cached in between [SESS-28]', async () => {
    const { status, body, headers } = await api.call(enrolmentEndpoints.mine, {}, as());
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({ id: mover.id, firstName: null, address: null, simpleAddress: null, postcode: null });
  });

  it('returns the caller’s enrolment by its id and no other [SESS-29]', async () => {
    const other = await aMover(api);
    const byId = (id: string) => api.call(enrolmentEndpoints.byId, { params: { id } }, as());
    expect(await byId(mover.id)).toMatchObject({ status: 200, body: { id: mover.id } });
    for (const id of [other.id, 'ffffffffffffffffffffffff', 'nonsense']) {
      expect(await byId(id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
  });

  it('returns the status of the caller’s enrolment only [CALL-06]', async () => {
    const other = await aMover(api);
    const status = (id: string) => api.call(enrolmentEndpoints.status, { params: { id } }, as());
    expect((await status(mover.id)).body).toEqual({
      status: 10,
      completed: perService(services, () => false),
    });
    expect((await status(other.id)).status).toBe(404);
  });

  it('lists the four residential statuses [MOVE-21]', async () => {
    expect((await api.call(enrolmentEndpoints.residentialStatuses, {}, as())).body).toEqual([
      { key: 200, value: 'Home owner' },
      { key: 201, value: 'Private tenant' },
      { key: 202, value: 'Local authority tenant' },
      { key: 203, value: 'Landlord' },
    ]);
  });

  it('rejects a token whose enrolment no longer exists', async () => {
    const token = await api.tokenFor('ffffffffffffffffffffffff');
    expect(await api.call(enrolmentEndpoints.mine, {}, { token })).toMatchObject({ status: 401 });
  });
});

describe('personal and contact details', () => {
  itRequiresAuthentication(() => api, enrolmentEndpoints.savePersonalDetails, { body: sam });
  itRequiresAuthentication(() => api, enrolmentEndpoints.saveContactDetails, { body: samsContact });
  itValidatesItsBody(
    () => api,
    enrolmentEndpoints.savePersonalDetails,
    {},
    async () => mover.token,
    {
      'an unlisted title': { body: { ...sam, title: 'Lord' }, errors: { title: 'Please enter your Title' } },
      'digits in names': {
        body: { ...sam, firstName: 'S4m', surname: 'H@rtley' },
        errors: {
          firstName: 'First name cannot contain numbers or special characters',
          surname: 'Surname cannot contain numbers or special characters',
        },
      },
      'a mover aged 17': {
        body: { ...sam, dateOfBirth: '2008-11-21' },
        errors: { dateOfBirth: 'You must be at least 18 years of age to sign up' },
      },
      'a day that does not exist': { body: { ...sam, dateOfBirth: '1985-02-30' }, errors: { dateOfBirth: 'Invalid' } },
    },
  );
  itValidatesItsBody(
    () => api,
    enrolmentEndpoints.saveContactDetails,
    {},
    async () => mover.token,
    {
      'a landline and half an address': {
        body: { contactNumber: '02079460123', emailAddress: 'sam@' },
        errors: {
          contactNumber: 'Please enter a valid UK mobile number without spaces, starting with 07',
          emailAddress: 'Please enter a valid email address',
        },
      },
    },
  );

  it('stores nothing of a rejected body', async () => {
    await api.call(enrolmentEndpoints.savePersonalDetails, { body: { ...sam, title: 'Lord' } as never }, as());
    expect(await mine()).toMatchObject({ firstName: null, version: 1, status: 10 });
  });

  it('are populated once both are saved [PERS-21, PERS-22]', async () => {
    const personal = await api.call(enrolmentEndpoints.savePersonalDetails, { body: sam }, as());
    expect(personal).toMatchObject({ status: 200, body: { ...sam, status: 10, version: 2 } });
    const body = { contactNumber: '+44 7700 900101', emailAddress: ' Sam.Hartley@Example.TEST ' };
    const contact = await api.call(enrolmentEndpoints.saveContactDetails, { body }, as());
    expect(contact).toMatchObject({ status: 200, body: { ...sam, ...samsContact, status: 20, version: 3 } });
    expect(await mine()).toEqual(contact.body);
  });

  it('keep a later status', async () => {
    await api.call(enrolmentEndpoints.saveContactDetails, { body: samsContact }, as());
    expect((await api.call(enrolmentEndpoints.savePersonalDetails, { body: sam }, as())).body.status).toBe(20);
    expect((await api.call(enrolmentEndpoints.savePersonalDetails, { body: sam }, as())).body.status).toBe(20);
  });
});

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

  it('sets consent and opt-in together', async () => {
    expect((await put({ energyOptIn: 0 })).body).toMatchObject({ energyOptIn: 0, energyConsented: false });
    expect((await put({ energyOptIn: '1' })).body).toMatchObject({ energyOptIn: 1, energyConsented: true });
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

  it('stores when the mover viewed the confirmation page [CONF-37]', async () => {
    expect((await put({ viewedConfirmation: true })).body.confirmationPageLastViewed).toBe('2026-11-20T10:00:00.000Z');
  });

  it('stores when the mover first viewed a step, by the clock of the server [NEXT-26]', async () => {
    const viewed = { tenantPortalStorage: ['wombbViewedDate' as const] };
    const stored = { tenantPortalStorage: { wombbViewedDate: '2026-11-20T10:00:00.000Z' } };
    expect(await mine()).toMatchObject({ tenantPortalStorage: {} });
    expect((await put(viewed)).body).toMatchObject(stored);
    api.clock.at('2026-11-20T10:05:00Z');
    expect((await put(viewed)).body).toMatchObject(stored);
    api.clock.at('2026-11-20T10:00:00Z');
    expect(await mine()).toMatchObject(stored);
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

describe('skipping a service', () => {
  itRequiresAuthentication(() => api, enrolmentEndpoints.skip, { query: { service: '0' } });

  const skip = (service: string) => api.call(enrolmentEndpoints.skip, { query: { service } }, as());

  it('lasts until energy is chosen again', async () => {
    expect(await skip('0')).toMatchObject({ status: 200, body: { energySkipped: true } });
    expect((await put({ energyOptIn: 1 })).body).toMatchObject({ energySkipped: false });
  });

  it.each(['1', '4'])('lasts for broadband (%s) until it is chosen again [BBSET-08]', async (service) => {
    expect(await skip(service)).toMatchObject({
      status: 200,
      body: { entertainmentSkipped: true, wombbSkipped: service === '4' },
    });
    expect((await put({ entertainmentOptIn: 1 })).body).toMatchObject({
      entertainmentSkipped: false,
      wombbSkipped: false,
    });
  });

  it.each(['2', '99', 'energy', ''])('rejects the service %j', async (service) => {
    expect(await skip(service)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await mine()).toMatchObject({ energySkipped: false, entertainmentSkipped: false });
  });
});

it('reads enrolments stored before council, water and broadband existed', async () => {
  const { id, token } = await aMoverAt(api, 'MK40 2QT');
  const later = [
    'localServices',
    'registrationConfirmed',
    'broadband',
    'wombbUserConfirmedDate',
    'wombbSkipped',
    'tenantPortalStorage',
  ];
  await api.database
    .collection('enrolments')
    .updateOne({ _id: new Types.ObjectId(id) }, { $unset: Object.fromEntries(later.map((field) => [field, 1])) });
  const { body } = await api.call(enrolmentEndpoints.mine, {}, { token });
  expect(body).toMatchObject({
    councilRegistrationConfirmed: null,
    wombbSkipped: false,
    wombbUserConfirmed: false,
    tenantPortalStorage: {},
  });
  expect(await api.call(enrolmentEndpoints.confirmation, {}, { token })).toMatchObject({ status: 200 });
});

it('keeps everything across a restart', async () => {
  const here = await aMoverAt(api, 'MK40 2QT');
  const before = await api.call(enrolmentEndpoints.mine, {}, { token: here.token });
  const second = await api.another();
  second.clock.at('2026-11-20T10:00:00Z');
  expect((await second.call(enrolmentEndpoints.mine, {}, { token: here.token })).body).toEqual(before.body);
  await second.close();
});

async function bootAt(instant: string): Promise<BootedApp> {
  const other = await bootApp();
  other.clock.at(instant);
  return other;
}
