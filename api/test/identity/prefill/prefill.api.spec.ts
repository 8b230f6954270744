import {
  enrolmentEndpoints,
  prefillEndpoints,
  telephonyEndpoints,
  type NewPrefillCode,
  type RedeemPrefill,
} from '@home-move/contract';
import { PartnerKeyService } from '../../../src/modules/brands/partner-key/partner-key.service.js';
import { PasswordsService } from '../../../src/modules/identity/token/passwords.service.js';
import { aMover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';
import { partnerKey } from '../../support/test-env.js';
import { anInvitation, findStored, updateStored, type Invited } from '../account/login.fixture.js';

const site = 'http://partner.localhost:4002';
const details = {
  title: 'Ms' as const,
  firstName: 'Marigold',
  surname: 'Fennimore',
  emailAddress: 'Marigold.Fennimore@example.test',
  contactNumber: '07700 900145',
  moveInDate: '2026-11-27',
  address: { postcode: 'mk402qt', houseNameOrNumber: '14', addressLine1: 'Castle Road', town: 'Bedford' },
  branch: '12',
};

let api: BootedApp;
let harbourKey: string;

beforeAll(async () => {
  api = await bootApp({ PREFILL_LIMIT: '5', PREFILL_CODE_LIMIT: '20', LOG_LEVEL: 'info' });
  api.clock.at('2026-11-20T10:00:00Z');
  harbourKey = (await api.app.get(PartnerKeyService, { strict: false }).add('harbour')).key;
});
beforeEach(() => api.clock.advance({ minutes: 16 }));
afterAll(() => api.close());

const create = (body: Partial<NewPrefillCode> = {}, token = partnerKey) =>
  api.call(prefillEndpoints.newCode, { body: { brand: 'oakwood', origin: site, ...body } }, { token });
const codeOf = async (...args: Parameters<typeof create>) => (await create(...args)).body.code;
const redeem = async (code: string, body: Partial<RedeemPrefill> = {}) =>
  api.call(
    prefillEndpoints.redeem,
    { body: { code, origin: site, brand: 'oakwood', ...body } },
    { token: await api.appToken() },
  );
const openingOf = async (invited: Invited) => redeem(await codeOf({ enrolment: await referenceOf(invited) }));
const stored = () => api.database.collection('prefill_codes').find({}).toArray();
const referenceOf = async ({ enrolmentId }: Invited) => String((await findStored(api, enrolmentId))['reference']);

const rejected = { status: 404, body: { code: 'INVALID_PREFILL_CODE' } };
const loginRequired = { status: 200, body: { details: null, tokens: null, requiresLogin: true } };

describe('POST /prefill-codes', () => {
  itValidatesItsBody(
    () => api,
    prefillEndpoints.newCode,
    {},
    async () => partnerKey,
    {
      'an empty body': { body: {}, errors: { brand: 'Mandatory', origin: 'Mandatory' } },
      'an origin that the brand does not list': {
        body: { brand: 'oakwood', origin: 'https://evil.example' },
        errors: { origin: 'This origin is not registered for the brand' },
      },
      'a branch that the brand does not have': {
        body: { brand: 'oakwood', origin: site, details: { branch: '99' } },
        errors: { 'details.branch': 'This brand has no such branch' },
      },
      'bank details': {
        body: { brand: 'oakwood', origin: site, details: { bankAccountNumber: '66374958' } },
        errors: { details: 'These fields are not accepted: bankAccountNumber' },
      },
    },
  );

  it('creates a prefill code of 256 bits for ten minutes, stored as a hash', async () => {
    const { status, body, headers } = await create({ details });
    expect(status).toBe(201);
    expect(body).toEqual({ code: expect.stringMatching(/^[\w-]{43}$/), expires_in: 600 });
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.stringify(await stored())).not.toContain(body.code);
  });

  it.each([
    ['the partner', 'oakwood', 201],
    ['its sub-partner', 'oakwood-students', 201],
    ['another partner', 'harbour', 404],
    ['the hosted default', 'default', 404],
    ['no one', 'nowhere', 404],
  ])('is for brands of the partner only: a brand of %s (%s) answers %i', async (_, brand, status) => {
    expect((await create({ brand })).status).toBe(status);
  });

  it('rejects an archived brand', async () => {
    const brands = api.database.collection('brands');
    await brands.updateOne({ urlRoute: 'oakwood-students' }, { $set: { archivedAt: new Date() } });
    const answer = await create({ brand: 'oakwood-students' });
    await brands.updateOne({ urlRoute: 'oakwood-students' }, { $set: { archivedAt: null } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'BRAND_ARCHIVED' } });
  });

  it('names only enrolments that the partner has created for the brand', async () => {
    const enrolment = await referenceOf(await anInvitation(api));
    const { id } = await aMover(api, { selectedPartner: 101 });
    const own = String((await findStored(api, id))['reference']);
    expect((await create({ enrolment })).status).toBe(201);
    expect((await create({ enrolment, brand: 'oakwood-students' })).status).toBe(404);
    expect((await create({ enrolment, brand: 'harbour' }, harbourKey)).status).toBe(404);
    expect((await create({ enrolment: own })).status).toBe(404);
    expect((await create({ enrolment: 'HM-NOBODYS1' })).status).toBe(404);
  });

  describe('for a move of a branch', () => {
    const ofBranch = 'https://bedford.oakwood.example';
    const unlisted = (message: string) => ({ status: 400, body: { code: 'VALIDATION', errors: { origin: message } } });
    const list = (hostOrigins: readonly string[]) =>
      api.database.collection('brands').updateOne({ urlRoute: 'oakwood', branch: 12 }, { $set: { hostOrigins } });
    const details = { branch: '12' };
    afterEach(() => list([site]));

    it('checks the origins of the branch, not the origins of its brand', async () => {
      await list([ofBranch]);
      const code = await codeOf({ origin: ofBranch, details });
      expect((await redeem(code, { origin: ofBranch })).status).toBe(200);
      expect(await create({ details })).toMatchObject(unlisted('This origin is not registered for the branch'));
      expect(await create({ origin: ofBranch })).toMatchObject(unlisted('This origin is not registered for the brand'));
    });

    it('checks them for an enrolment of the branch, too', async () => {
      const invited = await anInvitation(api);
      await updateStored(api, invited.enrolmentId, { brand: { level: 3, id: 301 } });
      const enrolment = await referenceOf(invited);
      await list([ofBranch]);
      expect((await create({ origin: ofBranch, enrolment })).status).toBe(201);
      expect(await create({ enrolment })).toMatchObject(unlisted('This origin is not registered for the branch'));
    });

    it('checks the origins of the brand if the branch has none', async () => {
      await list([]);
      expect((await create({ details })).status).toBe(201);
      expect(await create({ origin: ofBranch, details })).toMatchObject(
        unlisted('This origin is not registered for the brand'),
      );
    });
  });

  it('limits new prefill codes per key', async () => {
    const { key } = await api.app.get(PartnerKeyService, { strict: false }).add('oakwood');
    for (let count = 0; count < 20; count += 1) expect((await create({}, key)).status).toBe(201);
    expect(await create({}, key)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect((await create()).status).toBe(201);
  });
});

describe('POST /prefill', () => {
  itRequiresAuthentication(() => api, prefillEndpoints.redeem, {
    body: { code: 'x', origin: site, brand: 'oakwood' },
  });

  it('returns the details, and creates no enrolment', async () => {
    const enrolments = api.database.collection('enrolments');
    const before = await enrolments.countDocuments();
    const { status, body, headers } = await redeem(await codeOf({ details }));
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      details: {
        title: 'Ms',
        firstName: 'Marigold',
        surname: 'Fennimore',
        emailAddress: 'marigold.fennimore@example.test',
        contactNumber: '07700900145',
        moveInDate: '2026-11-27',
        address: {
          postcode: 'MK40 2QT',
          houseNameOrNumber: '14',
          addressLine1: 'Castle Road',
          addressLine2: '',
          town: 'Bedford',
        },
        selectedBranch: 301,
      },
      tokens: null,
      requiresLogin: false,
    });
    expect(await enrolments.countDocuments()).toBe(before);
  });

  it('has null for details that the partner did not send', async () => {
    const { body } = await redeem(await codeOf({ details: { surname: 'Fennimore' } }));
    expect(body.details).toEqual({
      title: null,
      firstName: null,
      surname: 'Fennimore',
      emailAddress: null,
      contactNumber: null,
      moveInDate: null,
      address: null,
      selectedBranch: null,
    });
  });

  it('redeems a prefill code once, of ten simultaneous attempts', async () => {
    const at = await api.another({ PREFILL_LIMIT: '100' });
    at.clock.at(api.clock.now().toISOString());
    const code = await codeOf({ details });
    const token = await at.appToken();
    const body = { code, origin: site, brand: 'oakwood' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => at.call(prefillEndpoints.redeem, { body }, { token })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(9).fill(404)]);
    await at.close();
  });

  it('rejects used, expired, unknown and foreign prefill codes alike', async () => {
    const [used, expired] = [await codeOf({ details }), await codeOf({ details })];
    expect((await redeem(used)).status).toBe(200);
    const again = await redeem(used);
    expect(again).toMatchObject(rejected);
    api.clock.advance({ minutes: 10 });
    expect((await redeem(expired)).body).toEqual(again.body);
    expect((await redeem('an-unknown-code')).body).toEqual(again.body);
    expect((await redeem(await codeOf({ details }), { origin: 'https://evil.example' })).body).toEqual(again.body);
    expect((await redeem(await codeOf({ details }), { brand: 'harbour' })).body).toEqual(again.body);
  });

  it('works until the last second of its ten minutes', async () => {
    const code = await codeOf({ details });
    api.clock.advance({ seconds: 599 });
    expect((await redeem(code)).status).toBe(200);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another brand', { brand: 'oakwood-students' }],
  ])('uses up a prefill code that a page of %s sends', async (_, other) => {
    const code = await codeOf({ details });
    expect(await redeem(code, other)).toMatchObject(rejected);
    expect(await redeem(code)).toMatchObject(rejected);
  });

  it('deletes the details with the first attempt', async () => {
    const left = async () => JSON.stringify(await stored());
    const { surname } = details;
    await api.database.collection('prefill_codes').deleteMany({});
    const code = await codeOf({ details });
    expect(await left()).toContain(surname);
    await redeem(code, { origin: 'https://evil.example' });
    expect(await left()).not.toContain(surname);
  });

  it('removes expired prefill codes by an index', async () => {
    const indexes = await api.database.collection('prefill_codes').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  });

  it('counts wrong prefill codes per client address, and refunds valid ones', async () => {
    for (let count = 0; count < 7; count += 1) expect((await redeem(await codeOf())).status).toBe(200);
    for (let count = 0; count < 5; count += 1) expect((await redeem('wrong')).status).toBe(404);
    expect(await redeem(await codeOf())).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  });

  it('logs neither a prefill code nor its details', async () => {
    const before = api.testApp.logged.length;
    const code = await codeOf({ details });
    await redeem(code);
    await redeem(code);
    const lines = api.testApp.logged.slice(before).join('\n').toLowerCase();
    expect(lines).toContain('/api/v1/prefill');
    for (const secret of [code, partnerKey, 'Fennimore', 'Castle Road', '07700900145', 'MK40'])
      expect(lines).not.toContain(secret.toLowerCase());
  });
});

describe('a prefill code that names an enrolment', () => {
  it('opens it as an anonymous mover, which the history records', async () => {
    const invited = await anInvitation(api);
    const { status, body } = await openingOf(invited);
    expect(status).toBe(200);
    expect(body).toMatchObject({ details: null, requiresLogin: false, tokens: { token_type: 'Bearer' } });
    const token = body.tokens?.access_token ?? '';
    const mine = await api.call(enrolmentEndpoints.mine, {}, { token });
    expect(mine.body).toMatchObject({ id: invited.enrolmentId, emailAddressVerified: false });
    const agent = await api.tokenFor(invited.enrolmentId, 'agent');
    const history = await api.call(telephonyEndpoints.history, {}, { token: agent });
    expect(history.body[0]).toMatchObject({ type: 'opened-by-partner', actor: { kind: 'mover' } });
  });

  it('proves no contact', async () => {
    const invited = await anInvitation(api);
    await openingOf(invited);
    expect(await findStored(api, invited.enrolmentId)).toMatchObject({
      ownedAt: null,
      emailAddressVerified: false,
      contactNumberVerified: false,
    });
  });

  it.each([
    ['whose mover has proven a contact', { ownedAt: new Date('2026-11-19'), emailAddressVerified: true }],
    ['with a verified contact of the partner', { contactNumberVerified: true }],
    ['that is locked', { lockedAt: new Date('2026-11-19') }],
    ['that is finished', { closedAt: new Date('2026-11-19') }],
  ])('opens nothing %s: the mover has to log in', async (_, fields) => {
    const invited = await anInvitation(api);
    const code = await codeOf({ enrolment: await referenceOf(invited) });
    await updateStored(api, invited.enrolmentId, fields);
    const sessions = api.database.collection('sessions');
    const before = await sessions.countDocuments({ subject: invited.enrolmentId });
    expect(await redeem(code)).toMatchObject(loginRequired);
    expect(await sessions.countDocuments({ subject: invited.enrolmentId })).toBe(before);
  });

  it('opens no enrolment whose mover has chosen a password, even one of an unproven address', async () => {
    const invited = await anInvitation(api);
    const { email, enrolmentId } = invited;
    const passwords = api.app.get(PasswordsService, { strict: false });
    await passwords.choose({ email, password: 'Moving1!', enrolmentId, isProven: false });
    expect(await openingOf(invited)).toMatchObject(loginRequired);
  });

  it('is erased with the enrolment, and so are unused details with the same email address', async () => {
    const invited = await anInvitation(api);
    const code = await codeOf({ enrolment: await referenceOf(invited) });
    const others = await codeOf({ details: { emailAddress: invited.email, surname: 'Wexcombe' } });
    const token = await api.tokenFor(invited.enrolmentId, 'agent');
    expect((await api.call(telephonyEndpoints.forget, {}, { token })).status).toBe(200);
    expect(await redeem(code)).toMatchObject(rejected);
    expect(await redeem(others)).toMatchObject(rejected);
  });

  it('is recorded once on each day of London, however often the page loads', async () => {
    api.clock.advanceTo('2027-06-10T22:30:00Z');
    const invited = await anInvitation(api);
    const openings = async () => {
      expect((await openingOf(invited)).body.tokens).not.toBeNull();
      const token = await api.tokenFor(invited.enrolmentId, 'agent');
      const { body } = await api.call(telephonyEndpoints.history, {}, { token });
      return body.filter(({ type }) => type === 'opened-by-partner').map(({ at }) => at);
    };
    const first = ['2027-06-10T22:30:00.000Z'];
    expect(await openings()).toEqual(first);
    expect(await openings()).toEqual(first);
    api.clock.advance({ minutes: 35 });
    const second = ['2027-06-10T23:05:00.000Z', ...first];
    expect(await openings()).toEqual(second);
    api.clock.advance({ minutes: 10 * 60 });
    expect(await openings()).toEqual(second);
  });
});
