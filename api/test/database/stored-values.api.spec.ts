import { Types } from 'mongoose';
import { demoPeople } from '../../src/modules/platform/demo/demo-people.data.js';
import { EnrolmentRepository } from '../../src/modules/move/enrolment/enrolment.repository.js';
import { JobRepository } from '../../src/modules/platform/jobs/job.repository.js';
import { LinkTokenRepository } from '../../src/modules/identity/links/link-token.repository.js';
import { QuoteRepository } from '../../src/modules/energy/quotes/quote.repository.js';
import { RegistryRepository } from '../../src/modules/platform/registry/registry.repository.js';
import { bootApp, type BootedApp } from '../support/boot-app.js';
import { offer } from './stored-energy.fixture.js';
import { address } from './stored-home.fixture.js';
import { subDocuments } from './stored-values.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
});
afterAll(() => api.close());

const enrolments = () => api.app.get(EnrolmentRepository, { strict: false });
const collection = () => api.database.collection('enrolments');

async function anEnrolment(): Promise<Types.ObjectId> {
  const [person] = demoPeople({ now: new Date(), today: '2026-11-20' });
  if (!person) throw new Error('no demo mover');
  const id = new Types.ObjectId();
  await enrolments().create(
    { ...person.enrolment, reference: id.toHexString(), saveAndContinueToken: id.toHexString() },
    id.toHexString(),
  );
  return id;
}

describe.each(subDocuments)('%s %s', (field, _, value) => {
  it('is read as an earlier version stored it', async () => {
    const id = await anEnrolment();
    await collection().updateOne({ _id: id }, { $set: { [field]: value } });
    const found = await enrolments().find(id.toHexString());
    expect(found?.[field as 'address']).toStrictEqual(value);
  });

  it('is stored by a change as an earlier version stored it', async () => {
    const id = await anEnrolment();
    await enrolments().revise(id.toHexString(), () => ({ [field]: value }));
    const found = await collection().findOne({ _id: id });
    expect(found?.[field]).toStrictEqual(value);
  });
});

it('rejects a field that the schema of a sub-document lacks, instead of dropping it', async () => {
  const id = await anEnrolment();
  const withFloor = { ...address, floor: 2 };
  await expect(enrolments().revise(id.toHexString(), () => ({ address: withFloor }))).rejects.toThrow('floor');
});

describe('the tariffs of a quote', () => {
  it('are stored and read as they are given', async () => {
    const quotes = api.app.get(QuoteRepository, { strict: false });
    const expiresAt = new Date('2026-11-20T10:15:00Z');
    const quote = { enrolmentId: 'e1', searchId: 's1', question: '[]', offers: [offer], expiresAt };
    await quotes.save({ id: 'q1', ...quote });
    expect(await api.database.collection<{ _id: string }>('quotes').findOne({ _id: 'q1' })).toStrictEqual({
      _id: 'q1',
      ...quote,
    });
    expect(await quotes.find('q1', 'e1', new Date('2026-11-20T10:00:00Z'))).toStrictEqual({ id: 'q1', ...quote });
  });
});

describe('the scope of a pin', () => {
  it.each([
    ['all', 'all'],
    ['a partner', { partner: 'oakwood' }],
    ['a brand', { brand: 'oakwood' }],
    ['a branch', { brand: 'oakwood', branch: 12 }],
  ] as const)('is stored and read unchanged: %s', async (_, scope) => {
    const registry = api.app.get(RegistryRepository, { strict: false });
    const by = { pinnedBy: 'key-1', pinnedAt: '2026-11-20T10:00:00.000Z' };
    const change = {
      at: new Date(),
      who: 'key-1',
      what: 'pin',
      remote: 'energy',
      before: null,
      after: '1.0.0',
      why: null,
      commit: null,
      builder: null,
      signedBy: null,
    } as const;
    await registry.pin({ name: 'energy', version: '1.0.0', scope, ...by }, { ...change, scope: 'a scope' });
    const pins = api.database.collection('registry_pins');
    expect((await pins.findOne({ scope }))?.['scope']).toStrictEqual(scope);
    expect((await registry.catalogue()).pins.map((pin) => pin.scope)).toContainEqual(scope);
  });
});

describe('the data of a job', () => {
  it.each([
    ['ids', { enrolmentId: 'e1', linkId: 'l1' }],
    ['nothing', {}],
  ])('is stored as it is given: %s', async (kind, data) => {
    const runAt = new Date('2026-11-20T10:00:00Z');
    await api.app.get(JobRepository, { strict: false }).add({ kind, key: kind, runAt, data });
    const stored = await api.database.collection('jobs').findOne({ key: kind });
    expect(stored?.['data']).toStrictEqual(data);
  });
});

describe('the origin of a link to another device', () => {
  it('is stored and read unchanged', async () => {
    const links = api.app.get(LinkTokenRepository, { strict: false });
    const phone = { role: 'enrolment', step: '/energy/usage', sessionId: null, contactNumber: '07700900101' } as const;
    const target = { enrolmentId: 'e1', emailAddress: null, phone };
    await links.store('phone', 'token', { ...target, triesLeft: 3 }, new Date('2026-11-20T11:00:00Z'));
    expect(await links.peek('phone', 'token', new Date('2026-11-20T10:00:00Z'))).toStrictEqual(target);
    expect((await api.database.collection('link_tokens').findOne({ enrolmentId: 'e1' }))?.['phone']).toStrictEqual(
      phone,
    );
  });
});
