import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { importEndpoints, maxImportBytes, partnerScopes } from '@home-move/contract';
import type { CallingPartner } from '../../../src/common/access/calling-partner.js';
import { UploadedFile } from '../../../src/common/http/uploaded-file.js';
import { PartnerKeyService } from '../../../src/modules/brands/partner-key/partner-key.service.js';
import { ImportsService } from '../../../src/modules/partners/imports/imports.service.js';
import { manualJobsWorker } from '../../platform/jobs/jobs-worker.fixture.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { partnerKey as token } from '../../support/test-env.js';
import { aRow, csvOf, reportOf, upload, uploadBytes } from './imports.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ PARTNER_IMPORT_LIMIT: '1000' });
  api.clock.at('2026-11-20T10:00:00Z');
  await manualJobsWorker(api);
});
afterAll(() => api.close());

const file = csvOf([{ reference: 'OAK-1', ...aRow }]);
const check = (text: string, type = 'text/csv') => upload(api, text, { token, mode: 'check', type });
/** The result of each row, and the columns that are wrong. */
const outcomes = async (text: string) =>
  (await reportOf(api, (await check(text)).body.id, token)).map((line) => line.split(',').slice(2, 4).join(' ').trim());
const created = { status: 202, body: { results: { created: 1, invalid: 0 } } };
const rejected = (detail: string) => ({ status: 400, body: { code: 'VALIDATION', detail } });
const storedRows = () => api.database.collection('partner_import_rows').countDocuments();

describe('a file', () => {
  it.each([
    ['with a byte order mark', Buffer.from(`\ufeff${file}`)],
    ['with semicolons', Buffer.from(csvOf([{ reference: 'OAK-1', ...aRow, addressLine1: '1; Castle Road' }], ';'))],
    ['with columns in another order', Buffer.from(csvOf([{ ...aRow, reference: 'OAK-1' }]))],
    ['with empty lines and rows', Buffer.from(`\r\n${file}\r\n${','.repeat(16)}\r\n\r\n`)],
    ['with line feeds only', Buffer.from(file.replaceAll('\r\n', '\n'))],
    ['without a last line end', Buffer.from(file.trimEnd())],
    ['with spaces around values', Buffer.from(csvOf([{ reference: ' OAK-1 ', ...aRow, surname: ' Fennimore' }]))],
    ['with accents', Buffer.from(csvOf([{ reference: 'OAK-1', ...aRow, firstName: 'Zoë' }]))],
  ])('%s is read', async (_, bytes) => {
    expect(await uploadBytes(api, bytes, { token, mode: 'check' })).toMatchObject(created);
  });

  it('is read with the character set in its media type', async () => {
    expect(await check(file, 'text/csv; charset=utf-8')).toMatchObject(created);
  });

  it.each([
    ['that is not in UTF-8', Buffer.from(csvOf([{ ...aRow, firstName: 'Zoë' }]), 'latin1'), 'The file is not in UTF-8'],
    ['in UTF-16', Buffer.from(`\ufeff${file}`, 'utf16le'), 'The file is not in UTF-8'],
    ['without content', Buffer.from(''), 'The file has no rows'],
    ['with the names of columns only', Buffer.from(file.split('\n')[0] ?? ''), 'The file has no rows'],
    [
      'with unknown columns',
      Buffer.from(csvOf([{ ...aRow, reference: '1', healthNeeds: 'none', iban: '1' }])),
      'These columns are unknown: healthNeeds, iban',
    ],
    [
      'without required columns',
      Buffer.from('reference,brand,type\r\nOAK-1,oakwood,Lettings\r\n'),
      'These columns are missing: surname, postcode, agreedText, agreedDate',
    ],
    [
      'with repeated columns',
      Buffer.from(file.replace('reference,', 'reference,brand,')),
      'These columns are there twice: brand',
    ],
    [
      'with a quotation mark that does not end',
      Buffer.from(`${file}"OAK-2,oakwood\r\n${file}`),
      'Row 3 cannot be read: check its quotation marks and its length',
    ],
    [
      'with a quotation mark in a value',
      Buffer.from(file.replace('Castle', 'Cas"tle')),
      'Row 2 cannot be read: check its quotation marks and its length',
    ],
  ])('%s is rejected as a whole', async (_, bytes, detail) => {
    expect(await uploadBytes(api, bytes, { token })).toMatchObject(rejected(detail));
  });

  it('is rejected if no column has a name, and little of its first row is repeated', async () => {
    const [, row = ''] = file.split('\r\n');
    const { body } = await check(`${row}\r\n${row}`);
    expect(body).toMatchObject({
      code: 'VALIDATION',
      detail: 'These columns are unknown: OAK-1, oakwood, 12, Lettings, Ms',
    });
  });

  it('of another media type is rejected', async () => {
    for (const type of ['application/json', 'text/plain', 'application/vnd.ms-excel'])
      expect(await check('{}', type)).toMatchObject({ status: 400, body: { code: 'MALFORMED_BODY' } });
  });

  it('is the body of no other call', async () => {
    const headers = { 'content-type': 'text/csv' };
    const answer = await api.send('POST', '/api/partner/v1/moves', { token, headers, body: file });
    expect(answer).toMatchObject({ status: 400, body: { code: 'MALFORMED_BODY' } });
  });
});

describe('a file that is too large', () => {
  it('has more than 10,000 rows: none of them is stored', async () => {
    const before = await storedRows();
    const rows = Array.from({ length: 10_001 }, (_, index) => ({ reference: `OAK-${index}`, brand: 'oakwood' }));
    const lines = rows.map(({ reference, brand }) => `${reference},${brand},Lettings,F,x,y,z\n`).join('');
    const large = `reference,brand,type,surname,postcode,agreedText,agreedDate\n${lines}`;
    expect(await upload(api, large, { token })).toMatchObject(rejected('A file has at most 10,000 rows'));
    expect(await storedRows()).toBe(before);
  });

  it.each([
    ['more than 10 MB', Buffer.alloc(maxImportBytes + 1, 'x')],
    ['one row of 10 MB', Buffer.concat([Buffer.from(file), Buffer.alloc(maxImportBytes, ' ')])],
  ])('has %s', async (_, bytes) => {
    const before = await storedRows();
    expect(await uploadBytes(api, bytes, { token })).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE' },
    });
    expect(await storedRows()).toBe(before);
  });

  it('has a row without an end', async () => {
    const bytes = Buffer.concat([Buffer.from(file), Buffer.alloc(maxImportBytes / 2, 'x')]);
    expect(await uploadBytes(api, bytes, { token })).toMatchObject(
      rejected('Row 3 cannot be read: check its quotation marks and its length'),
    );
    const line = `{}\n${'x'.repeat(maxImportBytes / 2)}`;
    expect(await check(line, 'application/x-ndjson')).toMatchObject(
      rejected('Row 2 cannot be read: check its quotation marks and its length'),
    );
  });
});

describe('a client that hangs up', () => {
  it('leaves no rows', async () => {
    const before = await storedRows();
    const rows = Array.from({ length: 1000 }, (_, index) => `OAK-${index},oakwood,Lettings,F,x,y,z\n`).join('');
    async function* arriving() {
      yield `reference,brand,type,surname,postcode,agreedText,agreedDate\n${rows}`;
      while ((await storedRows()) === before);
      request.destroy();
    }
    const request = Object.assign(Readable.from(arriving(), { objectMode: false }), { headers: {}, complete: false });
    const partner = await api.app.get(PartnerKeyService, { strict: false }).partnerOf(token);
    const upload = new UploadedFile(request as unknown as IncomingMessage, 'text/csv');
    const started = api.app.get(ImportsService, { strict: false }).start(partner as CallingPartner, upload, 'import');
    await expect(started).rejects.toMatchObject({ code: 'MALFORMED_BODY' });
    expect(await storedRows()).toBe(before);
  });
});

describe('a row', () => {
  it('is rejected for a value that a spreadsheet would run', async () => {
    for (const value of ['=cmd', '+1+cmd', '-2', '@SUM(A1)', '\t=cmd', ' =cmd'])
      expect(await outcomes(csvOf([{ ...aRow, reference: 'OAK-1', surname: value }]))).toEqual(['invalid surname']);
    expect(await outcomes(csvOf([{ ...aRow, reference: 'OAK-1', contactNumber: '+cmd|calc' }]))).toEqual([
      'invalid contactNumber',
    ]);
    expect(await outcomes(csvOf([{ ...aRow, reference: '-1' }]))).toEqual(['invalid reference']);
  });

  it('may have a number in the international form', async () => {
    expect(await outcomes(csvOf([{ ...aRow, reference: 'OAK-1', contactNumber: '+44 (0)7700 900145' }]))).toEqual([
      'created',
    ]);
  });

  it('is rejected if an earlier row has its reference', async () => {
    const rows = ['OAK-1', 'OAK-2', 'OAK-1'].map((reference) => ({ reference, ...aRow }));
    const { body } = await check(csvOf(rows));
    expect(await reportOf(api, body.id, token)).toEqual([
      '2,OAK-1,created,,',
      '3,OAK-2,created,,',
      '4,OAK-1,invalid,reference,Row 2 has the same reference',
    ]);
  });

  it('is rejected with too few or too many values', async () => {
    const [header = '', row = ''] = file.split('\r\n');
    expect(await outcomes([header, row.slice(0, 40), `${row},more`, row].join('\r\n'))).toEqual([
      'invalid',
      'invalid',
      'created',
    ]);
  });

  it('is rejected with text that cannot be stored', async () => {
    expect(await outcomes(csvOf([{ ...aRow, reference: 'OAK-1', firstName: 'Mari\0gold' }]))).toEqual(['invalid']);
  });

  it('has its number in a spreadsheet, whatever line breaks its values have', async () => {
    const rows = [
      { reference: 'OAK-1', ...aRow, addressLine1: 'Castle\nRoad' },
      { reference: 'OAK-2', ...aRow },
    ];
    const [header = ''] = csvOf(rows).split('\r\n');
    const text = csvOf(rows).replace(header, `${header}\r\n`);
    expect((await reportOf(api, (await check(text)).body.id, token)).map((line) => line.split(',')[0])).toEqual([
      '3',
      '4',
    ]);
  });

  it('names each wrong value by its column', async () => {
    const wrong = {
      reference: 'a name with spaces',
      ...aRow,
      branch: 'x',
      type: 'Letting',
      title: 'Mrr',
      dateOfBirth: '12/04/1991',
      houseNameOrNumber: '',
      postcode: 'nowhere',
      agreedText: '',
      agreedDate: '2026-11-21',
      inviteOn: '2026-11-19',
      inviteDaysBefore: 'two',
      inviteBy: 'email post',
    };
    const { body } = await check(csvOf([wrong]));
    expect((await reportOf(api, body.id, token)).map((line) => line.split(',').slice(0, 4).join())).toEqual(
      [
        'reference',
        'branch',
        'type',
        'title',
        'dateOfBirth',
        'postcode',
        'houseNameOrNumber',
        'agreedText',
        'agreedDate',
        'inviteOn',
        'inviteDaysBefore',
        'inviteBy',
      ].map((column) => `2,,invalid,${column}`),
    );
  });
});

describe('the number of files', () => {
  it('is limited by partner and hour, checks included', async () => {
    const limited = await api.another({ PARTNER_IMPORT_LIMIT: '2' });
    try {
      limited.clock.at('2026-12-20T10:00:00Z');
      const keys = limited.app.get(PartnerKeyService, { strict: false });
      const [first, second] = [
        (await keys.add('harbour', { scopes: partnerScopes })).key,
        (await keys.add('harbour', { environment: 'test', scopes: partnerScopes })).key,
      ];
      const send = (key: string) => {
        const headers = { 'content-type': 'text/csv' };
        return limited.call(importEndpoints.start, { body: file }, { token: key, headers });
      };
      expect((await send(first)).status).toBe(202);
      expect((await send(second)).status).toBe(202);
      const third = await send(first);
      expect(third).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
      expect(third.headers['retry-after']).toBe('3600');
      expect((await send(token)).status).toBe(202);
    } finally {
      await limited.close();
    }
  });
});
