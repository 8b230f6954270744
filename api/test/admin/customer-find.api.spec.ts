import { accountEndpoints, enrolmentEndpoints, telephonyEndpoints } from '@home-move/contract';
import { Types } from 'mongoose';
import { AccountLimiter } from '../../src/common/rate-limit/account-limiter.js';
import { BrandService } from '../../src/modules/brands/brand/brand.service.js';
import { type Invitation, InvitationService } from '../../src/modules/identity/account/invitation.service.js';
import { PartnerSystem } from '../partners/moves/partner-moves.fixture.js';
import { aMover, aMoverAt, sam, samsContact } from '../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { runAdminCommand } from './terminal.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000' });
  api.clock.at('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

const find = (...args: string[]) => runAdminCommand(api, ['customer', 'find', ...args]);
const lastAudit = () => api.database.collection('admin_audit').findOne({}, { sort: { _id: -1 } });

/** Invites a mover of Oakwood Bedford. Returns the enrolment's id, reference and the token of its link. */
async function invited(overrides: Partial<Invitation> = {}) {
  const brand = await api.app.get(BrandService, { strict: false }).find('oakwood', 12);
  if (!brand) throw new Error('no brand');
  const { enrolmentId, reference, saveAndContinueToken } = await api.app
    .get(InvitationService, { strict: false })
    .invite({
      brand,
      type: 'Lettings',
      surname: 'Quillfeather',
      postcode: 'LS6 1AN',
      email: 'quill@example.test',
      mobile: '07700900777',
      ...overrides,
    });
  return { id: enrolmentId, reference, token: saveAndContinueToken };
}

describe('customer find', () => {
  it.each([
    ['surname in another case', ['--name', 'QUILL-FEATHER']],
    ['email address', ['--email', 'Quill@example.test']],
    ['mobile number', ['--phone', '+44 7700 900777']],
    ['postcode', ['--postcode', 'ls61an']],
    ['several criteria', ['--name', 'Quillfeather', '--phone', '07700900777']],
  ])('finds a customer by %s, and masks the details', async (_, args) => {
    await api.database.collection('enrolments').deleteMany({});
    const { id, reference } = await invited();
    await invited({ surname: 'Other', postcode: 'MK40 2QT', email: 'other@example.test', mobile: '07700900778' });
    expect(await find(...args)).toEqual({
      code: 0,
      lines: [`${id}  ${reference}  oakwood/12  open  created 2026-11-20`, '  Q…  q…@example.test  07… … 777  LS6'],
      errors: [],
    });
  });

  it('finds a customer by our reference or the id of the enrolment', async () => {
    const { id, reference } = await invited();
    for (const args of [
      ['--reference', reference.toLowerCase()],
      ['--enrolment', id],
    ])
      expect((await find(...args)).lines[0]).toContain(`${id}  ${reference}  `);
  });

  it('finds a customer by the address that replaced the one of the partner', async () => {
    const { id } = await aMoverAt(api, 'B29 6BD');
    expect((await find('--postcode', 'B29 6BD', '--email', samsContact.emailAddress)).lines[0]).toContain(id);
  });

  it('finds a customer by the reference of the partner or of an order', async () => {
    const { reference } = await new PartnerSystem(api).createFor({ emailAddress: 'marigold@example.test' });
    const { lines } = await find('--reference', reference);
    expect(lines).toEqual([
      expect.stringContaining(`  oakwood/12  partner's reference ${reference}  open  created 2026-11-20`),
      '  M…  F…  m…@example.test  MK40',
    ]);
    const { id } = await aMover(api);
    const energySetUp = { applicationReference: 'TH-4711' };
    await api.database.collection('enrolments').updateOne({ _id: new Types.ObjectId(id) }, { $set: { energySetUp } });
    expect((await find('--reference', 'TH-4711')).lines[0]).toContain(id);
  });

  it('follows a surname that changes', async () => {
    const { id, token } = await aMover(api);
    for (const surname of ['Ashcombe', 'Birchwood'])
      await api.call(enrolmentEndpoints.savePersonalDetails, { body: { ...sam, surname } }, { token });
    expect((await find('--name', 'Birchwood')).lines[0]).toContain(id);
    expect((await find('--name', 'Ashcombe')).lines).toEqual(['No customer meets these criteria.']);
  });

  it('reports why and since when an account is locked', async () => {
    const { id, token } = await invited();
    for (const surname of ['One', 'Two', 'Three']) {
      const body = { token, surname, postcode: 'LS6 1AN' };
      await api.call(accountEndpoints.validate, { body }, { token: await api.appToken() });
    }
    expect((await find('--enrolment', id)).lines.at(-1)).toBe(
      '  locked since 2026-11-20 10:00:00 UTC, after three wrong surnames or postcodes, until support unlocks it',
    );
  });

  it('reports until when codes are delayed after too many requests', async () => {
    const { id } = await invited({ email: 'delayed@example.test' });
    const limit = { name: 'otp', account: 'delayed@example.test', max: 1, windowSeconds: 3600, maxDelaySeconds: 300 };
    for (const client of ['198.51.100.1', '203.0.113.9'])
      await api.app.get(AccountLimiter, { strict: false }).take({ ...limit, client });
    expect((await find('--enrolment', id)).lines.at(-1)).toBe(
      '  delayed: codes by email from new devices until 2026-11-20 10:00:01 UTC, after too many attempts',
    );
  });

  it('shows nothing personal of a forgotten customer, who is found by id and reference only', async () => {
    const { id } = await aMoverAt(api, 'B29 6BD');
    const { reference } = (await api.database
      .collection('enrolments')
      .findOne<{ reference: string }>({}, { sort: { _id: -1 } })) ?? { reference: '' };
    await api.call(telephonyEndpoints.forget, {}, { token: await api.tokenFor(id, 'agent') });
    expect((await find('--reference', reference)).lines).toEqual([
      `${id}  ${reference}  default  forgotten 2026-11-20  created 2026-11-20  entries of the data passport: 2`,
    ]);
    expect((await find('--name', sam.surname, '--postcode', 'B29 6BD')).lines.join()).not.toContain(id);
  });

  it('shows the newest twenty, and reports that there are more', async () => {
    await api.database.collection('enrolments').deleteMany({});
    for (let count = 0; count < 21; count += 1) await invited({ surname: 'Many' });
    const { code, lines } = await find('--name', 'many');
    expect({ code, last: lines.at(-1) }).toEqual({
      code: 0,
      last: 'There are more than 20: give another criterion.',
    });
    expect(lines).toHaveLength(2 * 20 + 1);
  });

  it('is audited with the kinds of criteria and the ids found, without the values', async () => {
    await api.database.collection('enrolments').deleteMany({});
    const { id } = await invited({ surname: 'Audited' });
    await find('--name', 'Audited', '--phone', '07700900777');
    expect(await lastAudit()).toMatchObject({
      action: 'customer find',
      on: id,
      outcome: 'done',
      search: { criteria: ['name', 'phone'], found: [id] },
    });
    expect(JSON.stringify(await lastAudit())).not.toMatch(/Audited|07700900777/i);
    await find('--name', 'Missing');
    expect(await lastAudit()).toMatchObject({ on: '', search: { criteria: ['name'], found: [] } });
  });

  it.each([
    ['no criterion', [], 'give at least one criterion'],
    ['a surname without letters', ['--name', '--'], '--name: has neither letters nor digits'],
    ['half an email address', ['--email', 'sam'], '--email: Please enter a valid email address'],
    ['an id that is none', ['--enrolment', 'x'], '--enrolment: 24 hexadecimal digits'],
  ])('rejects %s', async (_, args, message) => {
    expect(await find(...args)).toEqual({ code: 1, lines: [], errors: [`customer find: ${message}`] });
  });
});
