import { createHash } from 'node:crypto';
import { enrolmentEndpoints, telephonyEndpoints } from '@home-move/contract';
import { type BootedApp, bootApp } from '../support/boot-app.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
});
afterAll(() => api.close());

const create = async (token: string, idempotencyKey: string, body: object = { selectedPartner: 100 }, at = api) =>
  at.call(enrolmentEndpoints.create, { body }, { token, idempotencyKey });
const enrolments = () => api.database.collection('enrolments').countDocuments({});

describe('a request with an Idempotency-Key', () => {
  it('returns the first result again, with the same status', async () => {
    const token = await api.appToken();
    const before = await enrolments();
    const [first, second] = [await create(token, 'key-1'), await create(token, 'key-1')];
    expect(first.status).toBe(201);
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(await enrolments()).toBe(before + 1);
  });

  it('counts once when it arrives five times at the same time, in two processes', async () => {
    const other = await api.another();
    const token = await api.appToken();
    const before = await enrolments();
    const answers = await Promise.all([api, other, api, other, api].map((at) => create(token, 'key-2', undefined, at)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await enrolments()).toBe(before + 1);
    await other.close();
  });

  it('is rejected for another body', async () => {
    const token = await api.appToken();
    await create(token, 'key-3');
    expect(await create(token, 'key-3', { selectedPartner: 101 })).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  it('can be repeated after a failed attempt', async () => {
    const token = await api.appToken();
    expect((await create(token, 'key-4', { selectedPartner: 999 })).status).toBe(404);
    expect((await create(token, 'key-4', { selectedPartner: 100 })).status).toBe(201);
  });

  it.each(['key-5', '3f0c2a52-7d55-4d0c-9a3c-2f6f6f3f9f10'])(
    'with the key %p of another session of the same portal creates another enrolment',
    async (key) => {
      const [one, other] = [await create(await api.appToken(), key), await create(await api.appToken(), key)];
      expect([one.status, other.status]).toEqual([201, 201]);
      expect(other.body.id).not.toBe(one.body.id);
    },
  );

  it('does not return the response to another login to the same enrolment', async () => {
    const { id } = (await create(await api.appToken(), 'key-9')).body;
    const save = async (content: string) =>
      api.call(
        telephonyEndpoints.saveNote,
        { body: { content } },
        { token: await api.tokenFor(id, 'agent'), idempotencyKey: 'key-9' },
      );
    const [one, other] = [await save('Called'), await save('Called')];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body.id).not.toBe(one.body.id);
    expect(await save('Rang back')).toMatchObject({ status: 201, body: { content: 'Rang back' } });
  });

  it('does not return the response of another call', async () => {
    const { id } = (await create(await api.appToken(), 'key-10')).body;
    const as = { token: await api.tokenFor(id, 'agent'), idempotencyKey: 'key-10' };
    expect((await api.call(telephonyEndpoints.saveNote, { body: { content: 'Called' } }, as)).status).toBe(201);
    expect(await api.call(telephonyEndpoints.sendLink, { body: {} }, as)).toMatchObject({
      status: 409,
      body: { code: 'DETAILS_MISSING' },
    });
  });

  it('is taken over when the process that started it has died', async () => {
    const token = await api.appToken();
    const first = await create(token, 'key-6');
    const attempts = api.database.collection('idempotent_attempts');
    await attempts.updateMany({}, { $set: { answer: null, leaseUntil: new Date(0) } });
    const again = await create(token, 'key-6');
    expect(again.status).toBe(201);
    expect(again.body.id).toBe(first.body.id);
  });

  it('stores its response sealed', async () => {
    const token = await api.appToken();
    const { body } = await create(token, 'key-7');
    const stored = JSON.stringify(await api.database.collection('idempotent_attempts').find({}).toArray());
    expect(stored).not.toContain(body.access_token);
    expect(stored).not.toContain(body.refresh_token);
  });

  it('stores no hash of the body that can be brute-forced', async () => {
    const body = JSON.stringify({ body: { selectedPartner: 101 }, params: {}, query: {} });
    await create(await api.appToken(), 'key-8', { selectedPartner: 101 });
    const plain = [body, JSON.stringify([body])].map((text) => createHash('sha256').update(text).digest('base64url'));
    const stored = await api.database.collection('idempotent_attempts').find({}).toArray();
    const hashes = stored.map(({ bodyHash }) => String(bodyHash));
    expect(hashes.every((hash) => hash.length === 43 && !plain.includes(hash))).toBe(true);
  });

  it.each(['', 'with space', 'x'.repeat(129)])('rejects %p as a key', async (key) => {
    expect((await create(await api.appToken(), key)).status).toBe(400);
  });
});
