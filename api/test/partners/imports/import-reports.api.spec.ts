import { importEndpoints } from '@home-move/contract';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { partnerKey as token } from '../../support/test-env.js';
import {
  aRow,
  completeImport,
  csvOf,
  jobOf,
  movesOf,
  newReference,
  noResults,
  reportOf,
  storedRows,
  upload,
} from './imports.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ PARTNER_IMPORT_LIMIT: '1000' });
  api.clock.at('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

describe('a check', () => {
  it('reports what an import would do, and does none of it', async () => {
    const [created, unchanged, differs] = [newReference(), newReference(), newReference()];
    const earlier = await upload(api, csvOf([unchanged, differs].map((reference) => ({ reference, ...aRow }))), {
      token,
    });
    await completeImport(api, earlier.body.id);
    const rows = [
      { reference: created, ...aRow },
      { reference: unchanged, ...aRow },
      { reference: differs, ...aRow, surname: 'Hartley' },
      { reference: newReference(), ...aRow, dateOfBirth: '2020-01-01', agreedText: '' },
    ];
    const { status, body } = await upload(api, csvOf(rows), { token, mode: 'check' });
    expect(status).toBe(202);
    expect(body).toMatchObject({
      mode: 'check',
      state: 'done',
      rows: 4,
      results: { ...noResults, created: 1, unchanged: 1, differs: 1, invalid: 1 },
    });
    expect((await api.call(importEndpoints.read, { params: { id: body.id } }, { token })).body).toEqual(body);
    expect((await reportOf(api, body.id, token)).map((line) => line.split(',').slice(0, 4).join())).toEqual([
      `2,${created},created,`,
      `3,${unchanged},unchanged,`,
      `4,${differs},differs,surname`,
      `5,${rows[3]?.reference},invalid,dateOfBirth`,
      `5,${rows[3]?.reference},invalid,agreedText`,
    ]);
    expect(await jobOf(api, body.id)).toBeNull();
    expect(await movesOf(api, created)).toEqual([]);
  });

  it('of 200 rows names the six wrong ones', async () => {
    const mistakes = [{ surname: '' }, { postcode: 'nowhere' }, { moveInDate: '27/11/2026' }];
    const rows = Array.from({ length: 200 }, (_, index) => ({
      reference: newReference(),
      ...aRow,
      ...mistakes[index % 100],
    }));
    const { body } = await upload(api, csvOf(rows), { token, mode: 'check' });
    expect(body).toMatchObject({ rows: 200, results: { ...noResults, created: 194, invalid: 6 } });
    const wrong = (await reportOf(api, body.id, token)).filter((line) => line.includes(',invalid,'));
    expect(wrong.slice(0, 4)).toEqual([
      expect.stringMatching(/^2,CSV-\d+,invalid,surname,/),
      expect.stringMatching(/^3,CSV-\d+,invalid,postcode,/),
      expect.stringMatching(/^4,CSV-\d+,invalid,moveInDate,/),
      expect.stringMatching(/^102,CSV-\d+,invalid,surname,/),
    ]);
    expect(wrong).toHaveLength(6);
  });

  it('is the default, and stores no details', async () => {
    const file = csvOf([{ reference: newReference(), ...aRow }]);
    const headers = { 'content-type': 'text/csv' };
    const { body } = await api.call(importEndpoints.start, { body: file }, { token, headers });
    expect(body.mode).toBe('check');
    expect(await storedRows(api, body.id)).toMatchObject([{ body: null, result: 'created' }]);
    expect(JSON.stringify(await storedRows(api, body.id))).not.toMatch(/Fennimore|Castle|7700|1991/i);
  });
});

describe('the report', () => {
  it('is a file to download', async () => {
    const { body } = await upload(api, csvOf([{ reference: newReference(), ...aRow }]), { token });
    const { headers, text } = await api.call(importEndpoints.report, { params: { id: body.id } }, { token });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe(`attachment; filename="import-${body.id}.csv"`);
    expect(text.split('\r\n')[0]).toBe('row,reference,result,field,message');
  });

  it('has no cell that a spreadsheet runs', async () => {
    const { body } = await upload(api, csvOf([{ reference: newReference(), ...aRow }]), { token });
    const problems = [{ field: '@SUM(A1)', message: '=HYPERLINK("http://evil.example")' }];
    const collection = api.database.collection('partner_import_rows');
    await collection.updateOne({ importId: body.id }, { $set: { result: 'invalid', reference: '+1', problems } });
    expect(await reportOf(api, body.id, token)).toEqual([
      `2,'+1,invalid,'@SUM(A1),"'=HYPERLINK(""http://evil.example"")"`,
    ]);
  });
});
