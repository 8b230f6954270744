import { accountEndpoints, onboardingEndpoints } from '@home-move/contract';
import { TokensService } from '../../../src/modules/identity/token/tokens.service.js';
import { aMover } from '../../journey/mover.builder.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import {
  requestLinkCode,
  requestChallenge,
  logInOnComputer,
  savePostcode,
  invalidLink,
  logOut,
  openLink,
  requestLink,
  requestLinkToken,
  step,
  wrongPostcode,
} from './phone-link.fixture.js';
import { anInvitation, readHolder, messagesTo, statusesOf, updateStored, findStored } from './login.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000', VALIDATE_LIMIT: '10000', LOG_LEVEL: 'info' });
});
afterAll(() => api.close());

const { phoneLink, phoneLinkChallenge: phoneLinkAsks, openPhoneLink } = accountEndpoints;
const body = { token: 'x' };

describe('POST /account/phone-link', () => {
  itRequiresAuthentication(() => api, phoneLink, { body: { step } });
  itValidatesItsBody(
    () => api,
    phoneLink,
    {},
    async () => api.tokenFor((await anInvitation(api)).enrolmentId),
    {
      'no step': { body: {}, errors: { step: 'Mandatory' } },
      'a page that is no step': { body: { step: '/log-in' }, errors: { step: 'Invalid' } },
      'another site': { body: { step: '//evil.test/onboarding/address' }, errors: { step: 'Invalid' } },
    },
  );

  it('returns a link to the hosted portal of the brand, valid for an hour', async () => {
    const clocked = await api.another();
    clocked.clock.at('2026-11-20T10:00:00Z');
    const { tokens } = await logInOnComputer(clocked);
    const answer = await requestLink(clocked, tokens.access_token);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      url: expect.stringMatching(/^http:\/\/localhost:4000\/oakwood\/phone\/[\w-]{43}$/) as string,
      expiresAt: '2026-11-20T11:00:00.000Z',
    });
    await clocked.close();
  });

  it('returns a link to the branch of the enrolment', async () => {
    const { enrolmentId, tokens } = await logInOnComputer(api);
    await updateStored(api, enrolmentId, { brand: { level: 3, id: 301 } });
    const { url } = (await requestLink(api, tokens.access_token)).body;
    expect(url).toMatch(/^http:\/\/localhost:4000\/oakwood\/12\/phone\/[\w-]{43}$/);
  });

  it('rejects a mover who could not prove their identity on the phone, or whose account is locked', async () => {
    const withoutDetails = await aMover(api);
    const missing = { status: 409, body: { code: 'DETAILS_MISSING' } };
    expect(await requestLink(api, withoutDetails.token)).toMatchObject(missing);
    const { enrolmentId, tokens } = await logInOnComputer(api);
    await updateStored(api, enrolmentId, { lockedAt: new Date() });
    expect(await requestLink(api, tokens.access_token)).toMatchObject(missing);
  });

  it('is limited per enrolment', async () => {
    const strict = await api.another({ PHONE_LINK_LIMIT: '2' });
    strict.clock.at('2026-11-20T10:15:00Z');
    const [one, other] = [await logInOnComputer(strict), await logInOnComputer(strict)];
    const ask = async () => (await requestLink(strict, one.tokens.access_token)).status;
    expect([await ask(), await ask(), await ask()]).toEqual([201, 201, 429]);
    expect((await requestLink(strict, other.tokens.access_token)).status).toBe(201);
    await strict.close();
  });
});

describe('the challenge of a phone link', () => {
  itRequiresAuthentication(() => api, phoneLinkAsks, { body });

  it('returns step and required proof repeatedly, without redeeming the link', async () => {
    const { tokens } = await logInOnComputer(api);
    const link = await requestLinkToken(api, tokens.access_token, '/enrolment/energy/list');
    for (let count = 0; count < 7; count += 1) {
      const answer = await requestChallenge(api, link);
      expect(answer).toMatchObject({ status: 200 });
      expect(answer.body).toEqual({ step: '/enrolment/energy/list', asks: 'postcode' });
    }
    expect((await openLink(api, link)).status).toBe(200);
  });

  it('limits invalid links per client address; valid ones do not count', async () => {
    const strict = await api.another({ VALIDATE_LIMIT: '2' });
    strict.clock.at('2026-11-20T10:00:00Z');
    const token = await strict.appToken();
    const { tokens } = await logInOnComputer(strict);
    const link = await requestLinkToken(strict, tokens.access_token);
    for (let count = 0; count < 3; count += 1) expect((await requestChallenge(strict, link, token)).status).toBe(200);
    const attempts = [
      await requestChallenge(strict, 'x', token),
      await requestChallenge(strict, 'x', token),
      await requestChallenge(strict, 'x', token),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 429]);
    expect((await openLink(strict, link)).status).toBe(429);
    expect((await requestLinkCode(strict, link, token)).status).toBe(429);
    await strict.close();
  });
});

describe('POST /account/phone-link/open', () => {
  itRequiresAuthentication(() => api, openPhoneLink, { body: { token: 'x', postcode: 'MK40 2QT' } });
  itValidatesItsBody(
    () => api,
    openPhoneLink,
    {},
    () => api.appToken(),
    {
      'no postcode of the kingdom': {
        body: { token: 'x', postcode: '12' },
        errors: { postcode: "We don't recognise this postcode" },
      },
    },
  );

  it.each(['enrolment', 'customer'] as const)(
    'logs in with the postcode and the role %s of the requester',
    async (role) => {
      const { enrolmentId } = await anInvitation(api);
      const link = await requestLinkToken(api, await api.tokenFor(enrolmentId, role));
      const answer = await openLink(api, link, 'mk402qt');
      expect(answer.status).toBe(200);
      expect(await readHolder(api, answer)).toEqual({ role, id: enrolmentId });
    },
  );

  it("accepts the postcode that the mover entered last, and the partner's", async () => {
    const { tokens } = await logInOnComputer(api);
    await savePostcode(api, tokens.access_token, 'LS6 1AN');
    const links = [
      await requestLinkToken(api, tokens.access_token),
      await requestLinkToken(api, tokens.access_token),
    ] as const;
    expect((await openLink(api, links[0], 'LS6 1AN')).status).toBe(200);
    expect((await openLink(api, links[1], 'MK40 2QT')).status).toBe(200);
    const before = await requestLinkToken(api, tokens.access_token);
    await savePostcode(api, tokens.access_token, 'TR1 2AB');
    expect(await openLink(api, before, 'LS6 1AN')).toMatchObject(wrongPostcode);
  });

  it('does not affect the session on the computer', async () => {
    const { tokens } = await logInOnComputer(api);
    await openLink(api, await requestLinkToken(api, tokens.access_token));
    const { status } = await api.call(onboardingEndpoints.journey, {}, { token: tokens.access_token });
    expect(status).toBe(200);
  });

  it('is valid once, even for simultaneous requests', async () => {
    const { tokens } = await logInOnComputer(api);
    const link = await requestLinkToken(api, tokens.access_token);
    const answers = await Promise.all([1, 2, 3, 4].map(() => openLink(api, link)));
    expect(statusesOf(answers)).toEqual([200, 404, 404, 404]);
    expect(await openLink(api, link)).toMatchObject(invalidLink);
    expect(await requestChallenge(api, link)).toMatchObject(invalidLink);
  });

  it('rejects a wrong postcode, which counts for the link and not for the account', async () => {
    const { enrolmentId, tokens } = await logInOnComputer(api);
    const link = await requestLinkToken(api, tokens.access_token);
    for (let count = 0; count < 4; count += 1)
      expect(await openLink(api, link, 'LS6 1AN')).toMatchObject(wrongPostcode);
    expect(await findStored(api, enrolmentId)).toMatchObject({ detailMismatches: 0, lockedAt: null });
    expect((await openLink(api, link)).status).toBe(200);
  });

  it('admits five of ten simultaneous attempts, and rejects the right postcode afterwards', async () => {
    const { tokens } = await logInOnComputer(api);
    const link = await requestLinkToken(api, tokens.access_token);
    const answers = await Promise.all(Array.from({ length: 10 }, () => openLink(api, link, 'LS6 1AN')));
    expect(statusesOf(answers)).toEqual([400, 400, 400, 400, 400, 404, 404, 404, 404, 404]);
    expect(await openLink(api, link)).toMatchObject(invalidLink);
    expect(await requestChallenge(api, link)).toMatchObject(invalidLink);
    expect(await requestLinkCode(api, link, await api.appToken())).toMatchObject(invalidLink);
  });
});

describe('a link on the screen', () => {
  it('is stored only as a hash', async () => {
    const { enrolmentId, tokens } = await logInOnComputer(api);
    const link = await requestLinkToken(api, tokens.access_token);
    const kept = await api.database.collection('link_tokens').find({ enrolmentId, purpose: 'phone' }).toArray();
    expect(kept).toMatchObject([{ usedAt: null, triesLeft: 5, phone: { step, role: 'enrolment' } }]);
    expect(JSON.stringify(kept)).not.toContain(link);
  });

  it('is valid for an hour', async () => {
    const clocked = await api.another();
    clocked.clock.at('2026-11-20T10:00:00Z');
    const { tokens } = await logInOnComputer(clocked);
    const links = [
      await requestLinkToken(clocked, tokens.access_token),
      await requestLinkToken(clocked, tokens.access_token),
    ] as const;
    clocked.clock.advance({ minutes: 59, seconds: 59 });
    expect((await openLink(clocked, links[0])).status).toBe(200);
    clocked.clock.advance({ seconds: 1 });
    expect(await openLink(clocked, links[1])).toMatchObject(invalidLink);
    await clocked.close();
  });

  it('is invalid once the mover has logged out, whichever session showed it', async () => {
    const { enrolmentId, tokens } = await logInOnComputer(api);
    const link = await requestLinkToken(api, tokens.access_token);
    const earlier = await requestLinkToken(api, await api.tokenFor(enrolmentId));
    await logOut(tokens, api);
    expect(await requestChallenge(api, link)).toMatchObject(invalidLink);
    expect(await openLink(api, link)).toMatchObject(invalidLink);
    expect(await requestLinkCode(api, link, await api.appToken())).toMatchObject(invalidLink);
    expect(await openLink(api, earlier)).toMatchObject(invalidLink);
  });

  it('ends with the session that shows it', async () => {
    const { enrolmentId, tokens } = await logInOnComputer(api);
    const link = await requestLinkToken(api, tokens.access_token);
    await api.app.get(TokensService).endMoverSessions(enrolmentId);
    expect(await requestChallenge(api, link)).toMatchObject(invalidLink);
    expect(await openLink(api, link)).toMatchObject(invalidLink);
  });

  it('stays valid when an agent logs out', async () => {
    const { enrolmentId, tokens } = await logInOnComputer(api);
    const link = await requestLinkToken(api, tokens.access_token);
    const agent = { role: 'agent', enrolmentId, agentName: 'Jordan Lee' } as const;
    await logOut(await api.app.get(TokensService).issue(agent), api);
    expect((await openLink(api, link)).status).toBe(200);
  });

  it.each(['lockedAt', 'forgottenAt'])('is invalid for an account with %s, without revealing why', async (field) => {
    const { enrolmentId, email, tokens } = await logInOnComputer(api);
    const link = await requestLinkToken(api, tokens.access_token);
    await updateStored(api, enrolmentId, { [field]: new Date() });
    expect(await requestChallenge(api, link)).toMatchObject(invalidLink);
    expect(await openLink(api, link)).toMatchObject(invalidLink);
    expect(await requestLinkCode(api, link, await api.appToken())).toMatchObject(invalidLink);
    expect(await messagesTo(api, email)).toEqual([]);
  });

  it('is not interchangeable with other links', async () => {
    const { token: partners, tokens } = await logInOnComputer(api);
    const link = await requestLinkToken(api, tokens.access_token);
    expect(await openLink(api, partners)).toMatchObject(invalidLink);
    const app = { token: await api.appToken() };
    expect(await api.call(accountEndpoints.continue, { body: { token: link } }, app)).toMatchObject(invalidLink);
    expect(await api.call(accountEndpoints.logInLink, { body: { token: link } }, app)).toMatchObject(invalidLink);
  });

  it('never appears in the log, nor do step and postcode', async () => {
    const { tokens } = await logInOnComputer(api);
    api.testApp.logged.length = 0;
    const link = await requestLinkToken(api, tokens.access_token, '/enrolment/energy/details/larkfield/LF12-EAST');
    await requestChallenge(api, link);
    await openLink(api, link, 'LS6 1AN');
    await openLink(api, link);
    const log = api.testApp.logged.join('\n');
    expect(log).toContain('/api/v1/account/phone-link/open');
    for (const secret of [link, 'LF12-EAST', 'larkfield', 'LS6 1AN', 'MK40 2QT']) expect(log).not.toContain(secret);
  });
});
