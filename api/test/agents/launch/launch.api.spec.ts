import { enrolmentEndpoints, telephonyEndpoints, type NewLaunchCode } from '@home-move/contract';
import { PartnerKeyService } from '../../../src/modules/brands/partner-key/partner-key.service.js';
import { aMover, type Mover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { addAgent } from '../agent-account.fixture.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';
import { partnerKey } from '../../support/test-env.js';

const crm = 'http://crm.localhost:4003';
const returnUrl = `${crm}/queue`;
const ownCrm = 'https://crm.harbour.example';
/** Sam Hartley's, of a branch of oakwood. */
const sams = 'HM-7KQ2XW9D';

let api: BootedApp;
let harbourKey: string;
/** Of the default brand. */
let mover: Mover;

beforeAll(async () => {
  api = await bootApp({ DEMO_CRM_URL: returnUrl, TELEPHONY_LIMIT: '5', LAUNCH_CODE_LIMIT: '10', LOG_LEVEL: 'info' });
  harbourKey = (await api.app.get(PartnerKeyService, { strict: false }).add('harbour', { origins: [ownCrm] })).key;
  mover = await aMover(api);
  for (const name of ['Alex Grant', 'Robin Quill']) await addAgent(api, name, 'oakwood');
  await addAgent(api, 'Harper Quinn', 'harbour');
});
beforeEach(() => api.clock.advance({ minutes: 16 }));
afterAll(() => api.close());

const create = (body: Partial<NewLaunchCode> = {}, token = partnerKey) =>
  api.call(
    telephonyEndpoints.newLaunchCode,
    { body: { enrolment: sams, agentName: 'Jordan Lee', origin: crm, ...body } },
    { token },
  );
const codeOf = async (...args: Parameters<typeof create>) => (await create(...args)).body.code;
const redeem = async (code: string, origin = crm) =>
  api.call(telephonyEndpoints.launch, { body: { code, origin } }, { token: await api.appToken() });
const stored = () => api.database.collection('telephony_tokens').find({}).toArray();

async function referenceOf(enrolmentBrand: { level: number; id: number }): Promise<string> {
  const { id, token } = await aMover(api);
  const { body } = await api.call(enrolmentEndpoints.byId, { params: { id } }, { token });
  await api.database
    .collection('enrolments')
    .updateOne({ reference: body.reference }, { $set: { brand: enrolmentBrand } });
  return body.reference;
}

const rejected = { status: 401, body: { code: 'INVALID_LAUNCH_CODE' } };

describe('POST /launch-codes', () => {
  itValidatesItsBody(
    () => api,
    telephonyEndpoints.newLaunchCode,
    {},
    async () => partnerKey,
    {
      'an empty body': { body: {}, errors: { enrolment: 'Mandatory', agentName: 'Mandatory', origin: 'Mandatory' } },
      'an origin that may not frame the panel': {
        body: { enrolment: sams, agentName: 'Jordan Lee', origin: 'https://crm.example' },
        errors: { origin: 'This origin is not registered for the panel' },
      },
      'a name that reverses its direction': {
        body: { enrolment: sams, agentName: 'Jordan \u202EeeL', origin: crm },
        errors: { agentName: 'A name cannot contain control or invisible characters' },
      },
      'an overlong reference of the CRM': {
        body: { enrolment: sams, agentName: 'Jordan Lee', origin: crm, reference: 'x'.repeat(65) },
        errors: { reference: 'A reference can be no longer than 64 characters' },
      },
      'an origin of another partner’s CRM': {
        body: { enrolment: sams, agentName: 'Jordan Lee', origin: ownCrm },
        errors: { origin: 'This origin is not registered for the panel' },
      },
    },
  );

  it('creates a code of 256 bits for a minute, stored as a hash', async () => {
    const { status, body, headers } = await create();
    expect(status).toBe(201);
    expect(body).toEqual({ code: expect.stringMatching(/^[\w-]{43}$/), expires_in: 60 });
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.stringify(await stored())).not.toContain(body.code);
  });

  it.each([
    ['the partner', { level: 1, id: 101 }, 201],
    ['its sub-partner', { level: 2, id: 201 }, 201],
    ['its branch', { level: 3, id: 301 }, 201],
    ['another partner', { level: 1, id: 103 }, 404],
    ['the hosted brand', { level: 1, id: 100 }, 404],
    ['a brand that no longer exists', { level: 1, id: 999 }, 404],
  ])('is for an enrolment of %s: %j answers %i', async (_, brand, status) => {
    expect((await create({ enrolment: await referenceOf(brand) })).status).toBe(status);
  });

  it.each(['HM-NOBODYS1', '5a3d00000000000000000101'])('answers 404 to the unknown reference %s', async (enrolment) => {
    expect(await create({ enrolment })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('answers 404 for a forgotten enrolment', async () => {
    const enrolment = await referenceOf({ level: 1, id: 101 });
    await api.database
      .collection('enrolments')
      .updateOne({ reference: enrolment }, { $set: { forgottenAt: new Date() } });
    expect((await create({ enrolment })).status).toBe(404);
  });

  it.each([
    ['without an account', 'Robin Unknown'],
    ['of another partner', 'Harper Quinn'],
  ])('answers 403 for an agent %s, and stores no code', async (_, agentName) => {
    const before = await stored();
    expect(await create({ agentName })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', detail: 'This partner has no active agent of this name' },
    });
    expect(await stored()).toEqual(before);
  });

  it('accepts the origins of the key’s own CRM', async () => {
    const enrolment = await referenceOf({ level: 1, id: 102 });
    expect((await create({ enrolment, origin: ownCrm }, harbourKey)).status).toBe(201);
  });

  it('rejects a revoked key', async () => {
    const keys = api.app.get(PartnerKeyService, { strict: false });
    const { key, keyId } = await keys.add('oakwood', { origins: [crm] });
    expect((await create({}, key)).status).toBe(201);
    await keys.revoke('oakwood', keyId);
    expect(await create({}, key)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  it('is limited per key', async () => {
    api.clock.stop();
    const keys = api.app.get(PartnerKeyService, { strict: false });
    const { key } = await keys.add('oakwood', { origins: [crm] });
    for (let count = 0; count < 10; count += 1) expect((await create({}, key)).status).toBe(201);
    const answer = await create({}, key);
    expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await create()).status).toBe(201);
  });
});

describe('POST /telephony/launch', () => {
  itRequiresAuthentication(() => api, telephonyEndpoints.launch, { body: { code: 'x', origin: crm } });

  it('logs the agent in to the enrolment of the call [TEL-03]', async () => {
    const { status, body, headers } = await redeem(await codeOf({ agentName: ' Alex Grant ' }));
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 1800, agentName: 'Alex Grant' });
    const mine = await api.call(enrolmentEndpoints.mine, {}, { token: body.access_token });
    expect(mine.body).toMatchObject({ reference: sams, id: body.enrolmentId });
    const name = await api.call(telephonyEndpoints.name, {}, { token: body.access_token });
    expect(name.body).toEqual({ agentName: 'Alex Grant', crm: { reference: null, returnUrl } });
    const history = await api.call(telephonyEndpoints.history, {}, { token: body.access_token });
    expect(history.body[0]).toMatchObject({ type: 'call-started', actor: { kind: 'agent', name: 'Alex Grant' } });
    const others = await api.call(enrolmentEndpoints.byId, { params: { id: mover.id } }, { token: body.access_token });
    expect(others.status).toBe(404);
  });

  it('returns the CRM’s own reference and the address of its key, also after a reload', async () => {
    const reference = `case/20418 é ${'x'.repeat(51)}`;
    const { body } = await redeem(await codeOf({ reference }));
    expect(body.crm).toEqual({ reference, returnUrl });
    const renewal = await api.send('POST', '/api/v1/token', {
      body: `grant_type=refresh_token&refresh_token=${body.refresh_token}`,
    });
    const { access_token: token } = renewal.body as { access_token: string };
    const name = await api.call(telephonyEndpoints.name, {}, { token });
    expect(name.body.crm).toEqual({ reference, returnUrl });
  });

  it('has no address for a key without one', async () => {
    const enrolment = await referenceOf({ level: 1, id: 102 });
    const code = await codeOf({ enrolment, origin: ownCrm, reference: '7' }, harbourKey);
    expect((await redeem(code, ownCrm)).body.crm).toEqual({ reference: '7', returnUrl: null });
  });

  it('redeems a code once, of ten simultaneous attempts', async () => {
    const at = await api.another({ TELEPHONY_LIMIT: '100' });
    const code = await codeOf();
    const token = await at.appToken();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => at.call(telephonyEndpoints.launch, { body: { code, origin: crm } }, { token })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(9).fill(401)]);
    await at.close();
  });

  it('rejects replayed, expired, unknown and foreign codes alike', async () => {
    const [replayed, expired] = [await codeOf(), await codeOf()];
    expect((await redeem(replayed)).status).toBe(200);
    const replay = await redeem(replayed);
    expect(replay).toMatchObject(rejected);
    expect(replay.body).toMatchObject({
      title: 'This call can no longer be opened from here. Open it again from your CRM.',
    });
    api.clock.advance({ seconds: 60 });
    expect((await redeem(expired)).body).toEqual(replay.body);
    expect((await redeem('an-unknown-code')).body).toEqual(replay.body);
    expect((await redeem(await codeOf(), ownCrm)).body).toEqual(replay.body);
  });

  it('works until the last second of its minute', async () => {
    api.clock.stop();
    const code = await codeOf();
    api.clock.advance({ seconds: 59 });
    expect((await redeem(code)).status).toBe(200);
  });

  it('uses up a code that another origin sends', async () => {
    const code = await codeOf();
    expect(await redeem(code, 'https://evil.example')).toMatchObject(rejected);
    expect(await redeem(code)).toMatchObject(rejected);
  });

  it('is no telephony token, nor is a telephony token a code', async () => {
    const code = await codeOf();
    const login = await api.call(telephonyEndpoints.login, { body: { token: code } }, { token: await api.appToken() });
    expect(login).toMatchObject({ status: 401, body: { code: 'INVALID_TELEPHONY_TOKEN' } });
    expect(await redeem('demo-agent')).toMatchObject(rejected);
    expect((await redeem(code)).status).toBe(200);
  });

  it('counts wrong codes per client address, and refunds valid ones', async () => {
    api.clock.stop();
    for (let count = 0; count < 7; count += 1) expect((await redeem(await codeOf())).status).toBe(200);
    for (let count = 0; count < 5; count += 1) expect((await redeem('wrong')).status).toBe(401);
    expect(await redeem(await codeOf())).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  });

  it('logs neither code nor key nor agent nor reference', async () => {
    const before = api.testApp.logged.length;
    const code = await codeOf({ agentName: 'Robin Quill', reference: 'case-20418' });
    await redeem(code);
    await redeem(code);
    const lines = api.testApp.logged.slice(before).join('\n');
    expect(lines).toContain('/api/v1/telephony/launch');
    for (const secret of [code, partnerKey, 'Robin Quill', 'case-20418']) expect(lines).not.toContain(secret);
  });
});
