import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportedCollections } from '../../src/admin/customer-export.js';
import { Erasure } from '../../src/common/erasure/erasure.js';
import { aMoverAt } from '../journey/mover.builder.js';
import { aBusyCustomer, personalValues, type BusyCustomer } from '../platform/data-privacy/busy-customer.builder.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { type Printed, runAdminCommand } from './terminal.fixture.js';

let api: BootedApp;
let folder: string;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000' });
  api.clock.at('2026-11-20T10:00:00Z');
  folder = await mkdtemp(join(tmpdir(), 'export-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const exportTo = (file: string, id: string) =>
  runAdminCommand(api, ['customer', 'export', '--enrolment', id, '--file', join(folder, file)]);
const lastAudit = () => api.database.collection('admin_audit').findOne({}, { sort: { _id: -1 } });

/** Collections that an erasure empties, and that the copy leaves out. */
const leftOut = [
  'call_presences',
  'customers',
  'idempotent_attempts',
  'jobs',
  'link_tokens',
  'otp_challenges',
  'prefill_codes',
  'refresh_tokens',
  'sessions',
  'suppressions',
  'telephony_tokens',
];

describe('customer export', () => {
  let customer: BusyCustomer;
  let exported: Printed;
  let text: string;

  beforeAll(async () => {
    customer = await aBusyCustomer(api);
    await aMoverAt(api, 'LS6 1AN');
    exported = await exportTo('customer.json', customer.id);
    text = await readFile(join(folder, 'customer.json'), 'utf8');
  }, 60_000);

  it('writes everything that is stored about the customer to a file for its owner only', async () => {
    expect(exported).toEqual({
      code: 0,
      lines: [
        `${join(folder, 'customer.json')} has the data of enrolment ${customer.id}. Delete it once it is handed over.`,
      ],
      errors: [],
    });
    // Not stored as entered: the form of the number and the postcode. Bank details are masked.
    const absent = ['MK402QT', '66374958', '374958', '089999'];
    expect(personalValues.filter((value) => !text.includes(value))).toEqual(absent);
    expect(text).toContain('"accountNumber": "*****958"');
    expect((await stat(join(folder, 'customer.json'))).mode & 0o777).toBe(0o600);
  });

  it('covers every collection that an erasure covers, apart from credentials, caches and hashes', () => {
    const erased = api.app.get(Erasure, { strict: false }).collections.filter((name) => !leftOut.includes(name));
    expect(Object.keys(exportedCollections).toSorted()).toEqual(['enrolments', ...erased].toSorted());
    const fields = ['isUnsubscribed', 'undeliverable', ...Object.keys(exportedCollections)];
    expect(Object.keys(JSON.parse(text) as object)).toEqual(fields);
  });

  it('has the household, without the contacts of housemates', () => {
    const { households } = JSON.parse(text) as { households: readonly { people: readonly object[] }[] };
    expect(households[0]?.people.map((person) => Object.keys(person))).toEqual([['id', 'name', 'joinedAt']]);
    expect(text).toContain('alex.invited@example.test');
    expect(text).not.toMatch(/housemate-\d+@/);
  });

  it('contains no token, no sealed value and no other customer', () => {
    expect(text).not.toContain(customer.saveAndContinueToken);
    expect(text.match(/.*("box"|"keyId"|Hash").*/g)).toBeNull();
    expect(text).not.toContain('LS6 1AN');
  });

  it('is audited with the enrolment', async () => {
    await exportTo('audited.json', customer.id);
    expect(await lastAudit()).toMatchObject({ action: 'customer export', on: customer.id, outcome: 'done' });
  });

  it('writes no file in a dry run, which checks the path', async () => {
    const dryRun = (path: string) =>
      runAdminCommand(api, ['customer', 'export', '--enrolment', customer.id, '--file', path, '--dry-run']);
    const path = join(folder, 'dry-run.json');
    expect(await dryRun(path)).toEqual({
      code: 0,
      lines: [`${path} would have the data of enrolment ${customer.id}.`, 'Nothing was written.'],
      errors: [],
    });
    await expect(stat(path)).rejects.toMatchObject({ code: 'ENOENT' });
    for (const unwritable of [join(folder, 'customer.json'), join(folder, 'absent', 'customer.json')])
      expect(await dryRun(unwritable)).toMatchObject({
        code: 1,
        errors: [`customer export: --file: ${unwritable} cannot be written, or exists`],
      });
  });

  it('overwrites no file', async () => {
    expect(await exportTo('customer.json', customer.id)).toMatchObject({
      code: 1,
      errors: [expect.stringMatching(/^customer export: --file: .* cannot be written, or exists$/)],
    });
    expect(await readFile(join(folder, 'customer.json'), 'utf8')).toBe(text);
  });

  it('rejects an unknown enrolment', async () => {
    expect(await exportTo('unknown.json', 'f'.repeat(24))).toMatchObject({
      code: 1,
      errors: [`customer export: there is no enrolment ${'f'.repeat(24)}`],
    });
  });
});
