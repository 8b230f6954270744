import { importEndpoints, partnerEndpoints, partnerScopes } from '@home-move/contract';
import { Types } from 'mongoose';
import { PartnerKeyService } from '../../../src/modules/brands/partner-key/partner-key.service.js';
import { ObjectionRepository } from '../../../src/modules/partners/objections/objection.repository.js';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { findStored } from '../../identity/account/login.fixture.js';
import { manualJobsWorker } from '../../platform/jobs/jobs-worker.fixture.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { partnerKey as token } from '../../support/test-env.js';
import {
  aRow,
  completeImport,
  csvOf,
  movesOf,
  newReference,
  noResults,
  reportOf,
  runImport,
  storedRows,
  upload,
} from './imports.fixture.js';

let api: BootedApp;
let worker: JobsWorker;
let keys: PartnerKeyService;
let harbourKey: string;
let testKey: string;

beforeAll(async () => {
  api = await bootApp({ LOG_LEVEL: 'info', PARTNER_IMPORT_LIMIT: '1000' });
  api.clock.at('2026-11-20T10:00:00Z');
  worker = await manualJobsWorker(api);
  keys = api.app.get(PartnerKeyService, { strict: false });
  harbourKey = (await keys.add('harbour', { scopes: partnerScopes })).key;
  testKey = (await keys.add('oakwood', { environment: 'test', scopes: partnerScopes })).key;
});
afterAll(() => api.close());

const read = (id: string, key = token) => api.call(importEndpoints.read, { params: { id } }, { token: key });
const rowsOf = (importId: string) => storedRows(api, importId);
const moves = (reference: string) => movesOf(api, reference);

describe('an import', () => {
  it('waits until its job creates the moves', async () => {
    const reference = newReference();
    const { status, body } = await upload(api, csvOf([{ reference, ...aRow }]), { token });
    expect(status).toBe(202);
    expect(body).toEqual({
      id: expect.stringMatching(/^[\da-f]{24}$/),
      environment: 'live',
      mode: 'import',
      state: 'waiting',
      rows: 1,
      results: noResults,
      createdAt: '2026-11-20T10:00:00.000Z',
      finishedAt: null,
    });
    expect(await moves(reference)).toEqual([]);
    await worker.runDue();
    expect((await read(body.id)).body).toMatchObject({
      state: 'done',
      results: { ...noResults, created: 1 },
      finishedAt: '2026-11-20T10:00:00.000Z',
    });
    const [move] = await moves(reference);
    expect(await findStored(api, String(move?.['enrolmentId']))).toMatchObject({
      title: 'Ms',
      firstName: 'Marigold',
      surname: 'Fennimore',
      dateOfBirth: '1991-04-12',
      emailAddress: 'marigold.fennimore@example.test',
      contactNumber: '07700900145',
      moveInDate: '2026-11-27',
      address: { houseNameOrNumber: '14', addressLine1: 'Castle Road', cityTown: 'Bedford' },
    });
  });

  it('creates the same move as a call with the same details', async () => {
    const reference = newReference();
    const { body } = await upload(api, csvOf([{ reference, ...aRow, inviteDaysBefore: '3', inviteBy: 'email sms' }]), {
      token,
    });
    await completeImport(api, body.id);
    const answer = await api.call(
      partnerEndpoints.createMove,
      {
        body: {
          reference,
          brand: 'oakwood',
          branch: '12',
          type: 'Lettings',
          person: {
            title: 'Ms',
            firstName: 'Marigold',
            surname: 'Fennimore',
            dateOfBirth: '1991-04-12',
            emailAddress: 'marigold.fennimore@example.test',
            contactNumber: '07700900145',
          },
          property: { houseNameOrNumber: '14', addressLine1: 'Castle Road', town: 'Bedford', postcode: 'MK40 2QT' },
          moveInDate: '2026-11-27',
          agreed: { text: 'tenancy-2026-03', date: '2026-11-19' },
          invite: { daysBefore: 3, by: ['email', 'sms'] },
        },
      },
      { token },
    );
    expect(answer.status).toBe(201);
    expect(await moves(reference)).toHaveLength(1);
  });

  it('changes nothing the second time', async () => {
    const file = csvOf([newReference(), newReference()].map((reference) => ({ reference, ...aRow })));
    const first = await upload(api, file, { token });
    const second = await upload(api, file, { token });
    while ((await runImport(api, first.body.id)) && (await runImport(api, second.body.id)));
    await completeImport(api, second.body.id);
    expect((await read(first.body.id)).body.results).toEqual({ ...noResults, created: 2 });
    expect((await read(second.body.id)).body.results).toEqual({ ...noResults, unchanged: 2 });
  });

  it('names the columns in which a row differs from the move with its reference', async () => {
    const reference = newReference();
    const first = await upload(api, csvOf([{ reference, ...aRow }]), { token });
    await completeImport(api, first.body.id);
    const other = { reference, ...aRow, surname: 'Hartley', moveInDate: '' };
    const { body } = await upload(api, csvOf([other]), { token });
    await completeImport(api, body.id);
    expect((await read(body.id)).body.results).toEqual({ ...noResults, differs: 1 });
    expect((await reportOf(api, body.id, token)).toSorted()).toEqual([
      `2,${reference},differs,moveInDate,Differs from the move with this reference`,
      `2,${reference},differs,surname,Differs from the move with this reference`,
    ]);
  });

  it('is of NDJSON too, with a body of POST /moves in each line', async () => {
    const [reference, invalid] = [newReference(), newReference()];
    const move = {
      brand: 'oakwood',
      type: 'Lettings',
      person: { surname: 'Fennimore', contactNumber: '07700 900145' },
      property: { postcode: 'MK40 2QT' },
      agreed: { text: 'tenancy-2026-03', date: '2026-11-19' },
    };
    const file = [
      JSON.stringify({ reference, ...move }),
      '',
      JSON.stringify({ reference: invalid, ...move, person: { surname: 'F', emailAddress: 'not-an-address' } }),
      '{"reference":',
      '["CSV-1"]',
      JSON.stringify({ reference: newReference(), ...move, person: { surname: '\ud800' } }),
    ].join('\n');
    const { body } = await upload(api, file, { token, type: 'application/x-ndjson' });
    expect(body.rows).toBe(5);
    await completeImport(api, body.id);
    expect((await read(body.id)).body.results).toEqual({ ...noResults, created: 1, invalid: 4 });
    expect(await reportOf(api, body.id, token)).toEqual([
      `1,${reference},created,,`,
      `3,${invalid},invalid,person.surname,The length of Surname must be at least of 2 characters`,
      `3,${invalid},invalid,person.emailAddress,Please enter a valid email address`,
      '4,,invalid,,This row cannot be read',
      '5,,invalid,,This row cannot be read',
      '6,,invalid,,This row cannot be read',
    ]);
  });

  it('is processed in runs, between which other jobs run', async () => {
    const rows = Array.from({ length: 150 }, () => ({ reference: newReference(), ...aRow, surname: 'F' }));
    const { body } = await upload(api, csvOf(rows), { token });
    await runImport(api, body.id);
    expect((await read(body.id)).body).toMatchObject({ state: 'running', results: { invalid: 100 } });
    expect((await reportOf(api, body.id, token)).at(-1)).toBe(`151,${rows[149]?.reference},,,`);
    await completeImport(api, body.id);
    expect((await read(body.id)).body).toMatchObject({ state: 'done', results: { invalid: 150 } });
  });

  it('creates the other moves if some rows are wrong', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({
      reference: newReference(),
      ...aRow,
      ...(index % 20 === 7 && { postcode: 'nowhere' }),
    }));
    const { body } = await upload(api, csvOf(rows), { token });
    await completeImport(api, body.id);
    expect((await read(body.id)).body).toMatchObject({ state: 'done', results: { created: 57, invalid: 3 } });
    const wrong = (await reportOf(api, body.id, token)).filter((line) => line.includes(',invalid,'));
    expect(wrong.map((line) => line.split(',')[0])).toEqual(['9', '29', '49']);
    expect(await moves(rows[59]?.reference ?? '')).toHaveLength(1);
  });

  it('creates moves of the environment of its key', async () => {
    const reference = newReference();
    const { body } = await upload(api, csvOf([{ reference, ...aRow }]), { token: testKey });
    expect(body.environment).toBe('test');
    await completeImport(api, body.id);
    expect(await moves(reference)).toMatchObject([{ environment: 'test' }]);
  });

  it('is found only by its partner, in its environment', async () => {
    const { body } = await upload(api, csvOf([{ reference: newReference(), ...aRow }]), { token });
    expect((await read(body.id)).status).toBe(200);
    for (const key of [harbourKey, testKey]) {
      const notFound = { status: 404, body: { code: 'NOT_FOUND' } };
      expect(await read(body.id, key)).toMatchObject(notFound);
      expect(await api.call(importEndpoints.report, { params: { id: body.id } }, { token: key })).toMatchObject(
        notFound,
      );
    }
  });

  it.each(['check', 'import'] as const)(
    'in mode %s reports people who have objected, and moves that have ended',
    async (mode) => {
      const [objected, cancelled] = [newReference(), newReference()];
      const emailAddress = `${objected.toLowerCase()}@example.test`;
      const objections = api.app.get(ObjectionRepository, { strict: false });
      await objections.add('oakwood', [{ channel: 'email', contact: emailAddress }], api.clock.now());
      const ended = { reference: cancelled, ...aRow };
      await completeImport(api, (await upload(api, csvOf([ended]), { token })).body.id);
      await api.call(partnerEndpoints.cancelMove, { params: { reference: cancelled } }, { token });
      const rows = [{ reference: objected, ...aRow, emailAddress }, ended];
      const { body } = await upload(api, csvOf(rows), { token, mode });
      if (mode === 'import') await completeImport(api, body.id);
      expect(await reportOf(api, body.id, token)).toEqual([
        `2,${objected},objected,,`,
        `3,${cancelled},invalid,reference,This move has ended`,
      ]);
      expect(await moves(objected)).toHaveLength(mode === 'import' ? 1 : 0);
    },
  );

  it('rejects rows of brands that are not its partner’s', async () => {
    const { body } = await upload(api, csvOf([{ reference: newReference(), ...aRow }]), { token: harbourKey });
    await completeImport(api, body.id);
    expect((await reportOf(api, body.id, harbourKey))[0]).toMatch(/^2,CSV-\d+,invalid,brand,You have no such brand$/);
  });
});

describe('a crash', () => {
  it('between a row and its result leaves one move, which the import has created', async () => {
    const reference = newReference();
    const { body } = await upload(api, csvOf([{ reference, ...aRow }]), { token });
    const [row] = await rowsOf(body.id);
    await completeImport(api, body.id);
    // As before the result was stored.
    await api.database.collection('partner_import_rows').replaceOne({ _id: row?._id }, { ...row, attempts: 1 });
    const state = { state: 'running', results: null, finishedAt: null };
    await api.database.collection('partner_imports').updateOne({ _id: new Types.ObjectId(body.id) }, { $set: state });
    await completeImport(api, body.id);
    expect(await moves(reference)).toHaveLength(1);
    expect((await read(body.id)).body).toMatchObject({ state: 'done', results: { ...noResults, created: 1 } });
  });

  it('during the upload leaves no row', async () => {
    const { body } = await upload(api, csvOf([{ reference: newReference(), ...aRow }]), { token });
    // As before the file had arrived completely.
    await api.database.collection('partner_imports').deleteOne({ _id: new Types.ObjectId(body.id) });
    await runImport(api, body.id);
    expect(await rowsOf(body.id)).toHaveLength(1);
    api.clock.advance({ minutes: 21 });
    await runImport(api, body.id);
    expect(await rowsOf(body.id)).toEqual([]);
  });
});

describe('a key that is revoked during an import', () => {
  it('stops it: the other rows are skipped, and their details removed', async () => {
    const { key, keyId } = await keys.add('oakwood', { scopes: partnerScopes });
    const rows = Array.from({ length: 120 }, () => ({ reference: newReference(), ...aRow, surname: 'F' }));
    const { body } = await upload(api, csvOf(rows), { token: key });
    await runImport(api, body.id);
    await keys.revoke('oakwood', keyId);
    await completeImport(api, body.id);
    expect((await read(body.id)).body).toMatchObject({
      state: 'stopped',
      results: { ...noResults, invalid: 100, skipped: 20 },
    });
    expect((await rowsOf(body.id)).filter((row) => row['body'] !== null)).toEqual([]);
    expect((await reportOf(api, body.id, token)).at(-1)).toBe(`121,${rows[119]?.reference},skipped,,`);
  });
});

describe('stored rows', () => {
  it('have no readable details while they wait, and none once they are processed', async () => {
    const { body } = await upload(api, csvOf([{ reference: newReference(), ...aRow }]), { token });
    expect(JSON.stringify(await rowsOf(body.id))).not.toMatch(/Fennimore|Castle|7700|1991/i);
    expect(await rowsOf(body.id)).toMatchObject([{ body: { box: expect.any(String) } }]);
    await completeImport(api, body.id);
    expect(await rowsOf(body.id)).toMatchObject([{ body: null, result: 'created' }]);
  });

  it('are deleted with their import after 30 days', async () => {
    const { body } = await upload(api, csvOf([{ reference: newReference(), ...aRow }]), { token });
    const thirtyDays = new Date(Date.parse(body.createdAt) + 30 * 24 * 60 * 60 * 1000);
    expect(await rowsOf(body.id)).toMatchObject([{ expiresAt: thirtyDays }]);
    for (const collection of ['partner_imports', 'partner_import_rows'])
      expect(await api.database.collection(collection).indexes()).toContainEqual(
        expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
      );
  });
});

it('logs no personal data', async () => {
  const { body } = await upload(
    api,
    csvOf([
      { reference: newReference(), ...aRow },
      { reference: newReference(), ...aRow, town: '' },
    ]),
    {
      token,
    },
  );
  await completeImport(api, body.id);
  for (const secret of ['Fennimore', 'Castle Road', '7700900145', '1991-04-12', 'marigold'])
    expect(api.testApp.logged.join('\n')).not.toContain(secret);
});
