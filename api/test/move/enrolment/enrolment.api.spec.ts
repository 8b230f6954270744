import { Types } from 'mongoose';
import { enrolmentEndpoints, recordOf, services } from '@home-move/contract';
import { aMover, aMoverAt, sam, samsContact, type Mover } from '../../journey/mover.builder.js';
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

  it('returns the status of the caller’s enrolment only [CALL-06, CALL-07]', async () => {
    const other = await aMover(api);
    const status = (id: string) => api.send('GET', `/api/v1/enrolment/status/${id}`, as());
    expect((await status(mover.id)).body).toEqual({
      status: 10,
      completed: recordOf(services, () => false),
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
