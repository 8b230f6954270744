import { enrolmentEndpoints, partnerEndpoints, partnerScopes, type NewMove } from '@home-move/contract';
import { Types } from 'mongoose';
import { PartnerKeyService } from '../../../src/modules/brands/partner-key/partner-key.service.js';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { partnerKey } from '../../support/test-env.js';
import { manualJobsWorker } from '../../platform/jobs/jobs-worker.fixture.js';
import { findStored } from '../../identity/account/login.fixture.js';
import { newReference, sentMove } from './partner-moves.fixture.js';

const move = {
  ...sentMove,
  person: { ...sentMove.person, emailAddress: 'Marigold.Fennimore@example.test' },
  property: { ...sentMove.property, postcode: 'mk402qt' },
};

let api: BootedApp;
let harbourKey: string;
let testKey: string;
let worker: JobsWorker;

beforeAll(async () => {
  api = await bootApp({ LOG_LEVEL: 'info' });
  api.clock.at('2026-11-20T10:00:00Z');
  worker = await manualJobsWorker(api);
  const keys = api.app.get(PartnerKeyService, { strict: false });
  harbourKey = (await keys.add('harbour', { scopes: partnerScopes })).key;
  testKey = (await keys.add('oakwood', { environment: 'test', scopes: partnerScopes })).key;
});
afterAll(() => api.close());

const create = (body: Partial<NewMove> = {}, token = partnerKey) =>
  api.call(partnerEndpoints.createMove, { body: { reference: newReference(), ...move, ...body } }, { token });
const read = (reference: string, token = partnerKey) =>
  api.call(partnerEndpoints.move, { params: { reference } }, { token });
const runJobs = () => worker.runDue();
const list = (query: Record<string, string> = {}, token = partnerKey) =>
  api.call(partnerEndpoints.moves, { query }, { token });
const stored = (reference: string) => api.database.collection('partner_moves').find({ reference }).toArray();
const enrolmentOf = async (reference: string) => {
  const [found] = await stored(reference);
  return findStored(api, String(found?.['enrolmentId']));
};

describe('POST /moves', () => {
  it('prepares an enrolment with the details, and returns no personal data', async () => {
    const { status, body } = await create({ reference: 'OAK-A' });
    expect(status).toBe(201);
    expect(body).toEqual({
      reference: 'OAK-A',
      environment: 'live',
      brand: 'oakwood',
      branch: '12',
      status: 'scheduled',
      completedServices: [],
      createdAt: '2026-11-20T10:00:00.000Z',
      inviteAt: '2026-11-20T10:00:00.000Z',
      invitedAt: null,
      notInvited: null,
      objection: null,
    });
    expect(await enrolmentOf('OAK-A')).toMatchObject({
      enrolmentType: 'Lettings',
      title: 'Ms',
      firstName: 'Marigold',
      surname: 'Fennimore',
      dateOfBirth: '1991-04-12',
      emailAddress: 'marigold.fennimore@example.test',
      contactNumber: '07700900145',
      partnerPostcode: 'MK40 2QT',
      moveInDate: '2026-11-27',
      address: { houseNameOrNumber: '14', addressLine1: 'Castle Road', cityTown: 'Bedford', manualAddress: true },
      emailAddressVerified: false,
    });
    expect(JSON.stringify(await stored('OAK-A'))).not.toMatch(/Fennimore|Castle|07700|1991/i);
  });

  it('needs only the surname, a contact and the postcode', async () => {
    const person = { surname: 'Fennimore', contactNumber: '07700 900145' };
    const { moveInDate: _date, branch: _branch, ...rest } = move;
    const reference = newReference();
    const body = { ...rest, reference, person, property: { postcode: 'MK40 2QT' } };
    expect(await api.call(partnerEndpoints.createMove, { body }, { token: partnerKey })).toMatchObject({ status: 201 });
    expect(await enrolmentOf(reference)).toMatchObject({ surname: 'Fennimore', address: null, moveInDate: null });
  });

  it('names every wrong field at once, in the words of the forms', async () => {
    const answer = await api.call(
      partnerEndpoints.createMove,
      {
        body: {
          ...move,
          reference: 'a name with spaces',
          person: { surname: 'F', emailAddress: 'not-an-address' },
          property: { postcode: 'nowhere' },
          moveInDate: '2027-03-01',
          agreed: { text: 'x', date: '2026-11-21' },
        },
      },
      { token: partnerKey },
    );
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(Object.keys((answer.body as unknown as { errors: object }).errors).toSorted()).toEqual([
      'agreed.date',
      'moveInDate',
      'person.emailAddress',
      'person.surname',
      'property.postcode',
      'reference',
    ]);
  });

  it('names the wrong fields of an address', async () => {
    const property = { ...move.property, addressLine1: '', postcode: 'nowhere' };
    const { body } = await create({ property });
    expect(Object.keys((body as unknown as { errors: object }).errors).toSorted()).toEqual([
      'property.addressLine1',
      'property.postcode',
    ]);
    expect(await create({ property: { ...move.property, county: 'Kent' } as typeof move.property })).toMatchObject({
      status: 400,
      body: { errors: { property: 'These fields are not accepted: county' } },
    });
  });

  it('requires an email address or a mobile number', async () => {
    expect(await create({ person: { surname: 'Fennimore' } })).toMatchObject({
      status: 400,
      body: { errors: { 'person.emailAddress': 'Give an email address or a mobile number' } },
    });
  });

  it('accepts no other fields, such as health needs', async () => {
    expect(await create({ person: { ...move.person, needs: 'none' } } as unknown as NewMove)).toMatchObject({
      status: 400,
      body: { errors: { person: 'These fields are not accepted: needs' } },
    });
  });

  it('returns the same move for the same content, of ten simultaneous requests too', async () => {
    const reference = newReference();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create({ reference })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(await stored(reference)).toHaveLength(1);
    const again = await create({ reference, person: { ...move.person, contactNumber: '+44 7700 900145' } });
    expect(again).toMatchObject({ status: 201, body: { reference } });
  });

  it('names the fields in which a second request with the reference differs, and changes nothing', async () => {
    const { body } = await create();
    const { moveInDate: _date, ...undated } = move;
    const other = { ...undated, reference: body.reference, person: { ...move.person, surname: 'Hartley' } };
    expect(await api.call(partnerEndpoints.createMove, { body: other }, { token: partnerKey })).toMatchObject({
      status: 409,
      body: {
        code: 'MOVE_EXISTS',
        errors: {
          'person.surname': 'Differs from the move with this reference',
          moveInDate: 'Differs from the move with this reference',
        },
      },
    });
    expect(await enrolmentOf(body.reference)).toMatchObject({ surname: 'Fennimore', moveInDate: '2026-11-27' });
  });

  it('completes a move of which a crash has left only the document', async () => {
    const { body } = await create();
    const [found] = await stored(body.reference);
    const enrolments = api.database.collection('enrolments');
    await enrolments.deleteOne({ _id: new Types.ObjectId(String(found?.['enrolmentId'])) });
    expect((await create({ reference: body.reference })).status).toBe(201);
    expect(await enrolmentOf(body.reference)).toMatchObject({ surname: 'Fennimore' });
  });

  it('admits only brands of the partner', async () => {
    expect(await create({}, harbourKey)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await create({ brand: 'harbour' })).toMatchObject({ status: 404 });
    expect(await create({ branch: '99' })).toMatchObject({
      status: 400,
      body: { errors: { branch: 'This brand has no such branch' } },
    });
  });

  it('opens nothing for the partner: its key is no token', async () => {
    await create();
    expect(await api.call(enrolmentEndpoints.mine, {}, { token: partnerKey })).toMatchObject({ status: 401 });
  });
});

describe('the invitation', () => {
  it('is mailed once by a job, and then shown', async () => {
    const { body } = await create();
    await create({ reference: body.reference });
    await runJobs();
    await runJobs();
    expect((await read(body.reference)).body).toMatchObject({
      status: 'invited',
      invitedAt: '2026-11-20T10:00:00.000Z',
    });
  });
});

describe('GET /moves', () => {
  it('returns the moves of the partner and the environment, a page at a time', async () => {
    const references = [newReference(), newReference(), newReference()];
    for (const reference of references) await create({ reference }, testKey);
    const first = await list({ limit: '2' }, testKey);
    expect(first.body.moves.map(({ reference }) => reference)).toEqual([references[2], references[1]]);
    const second = await list({ limit: '1', cursor: first.body.next ?? '' }, testKey);
    expect(second.body.moves.map(({ reference }) => reference)).toEqual([references[0]]);
    expect((await list({}, harbourKey)).body).toEqual({ moves: [], next: null });
  });

  it('finds a move only for its partner, in its environment', async () => {
    const { body } = await create();
    expect((await read(body.reference)).status).toBe(200);
    for (const key of [harbourKey, testKey])
      expect(await read(body.reference, key)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

it('logs no personal data and no key', async () => {
  await create();
  await runJobs();
  for (const secret of [partnerKey, 'Fennimore', 'Castle Road', '07700900145', '1991-04-12'])
    expect(api.testApp.logged.join('\n')).not.toContain(secret);
});
