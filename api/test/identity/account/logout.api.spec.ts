import { enrolmentEndpoints, otpEndpoints, type Tokens } from '@home-move/contract';
import { TokensService } from '../../../src/modules/identity/token/tokens.service.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { codeSentTo, email, linkSentTo, updateStored, verify } from './login.fixture.js';
import {
  logInOnComputer,
  logOut,
  openLink,
  requestLinkCode,
  requestLinkToken,
  sendLink,
} from './phone-link.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000', VALIDATE_LIMIT: '10000', MESSAGE_LIMIT: '1000' });
});
afterAll(() => api.close());

const statusOf = async ({ access_token }: Tokens) =>
  (await api.call(enrolmentEndpoints.mine, {}, { token: access_token })).status;

/** Proves the address in the session, which then has new tokens. */
async function proveIn({ access_token }: Tokens, contact: string): Promise<Tokens> {
  const request = { body: { channel: email, contact } };
  expect((await api.call(otpEndpoints.request, request, { token: access_token })).status).toBe(204);
  return (await verify(api, access_token, await codeSentTo(api, contact))).body;
}

describe('logging out', () => {
  it('ends the session that a code has continued, with either of its tokens', async () => {
    const one = await logInOnComputer(api);
    const continued = await proveIn(one.tokens, one.email);
    await logOut(continued, api);
    expect([await statusOf(one.tokens), await statusOf(continued)]).toEqual([401, 401]);

    const other = await logInOnComputer(api);
    const next = await proveIn(other.tokens, other.email);
    await logOut(other.tokens, api);
    expect([await statusOf(other.tokens), await statusOf(next)]).toEqual([401, 401]);
  });

  it('ends the session on the phone that a shown link has opened, and the one that this has continued', async () => {
    const { tokens, email: contact } = await logInOnComputer(api);
    const phone = (await openLink(api, await requestLinkToken(api, tokens.access_token))).body;
    const later = await proveIn(tokens, contact);
    const next = (await openLink(api, await requestLinkToken(api, later.access_token))).body;
    await logOut(later, api);
    expect([await statusOf(phone), await statusOf(next)]).toEqual([401, 401]);
  });

  it('ends the session on the phone that a shown link has opened with a code', async () => {
    const { tokens, enrolmentId, email: contact } = await logInOnComputer(api);
    const link = await requestLinkToken(api, tokens.access_token);
    await updateStored(api, enrolmentId, { partnerPostcode: null, emailAddressVerified: true, ownedAt: new Date() });
    const app = await api.appToken();
    expect((await requestLinkCode(api, link, app)).status).toBe(204);
    const phone = (await verify(api, app, await codeSentTo(api, contact))).body;
    expect(await statusOf(phone)).toBe(200);
    await logOut(tokens, api);
    expect(await statusOf(phone)).toBe(401);
  });

  it('on the phone leaves the computer logged in', async () => {
    const { tokens } = await logInOnComputer(api);
    const phone = (await openLink(api, await requestLinkToken(api, tokens.access_token))).body;
    await logOut(phone, api);
    expect([await statusOf(phone), await statusOf(tokens)]).toEqual([401, 200]);
  });

  it('leaves sessions that the mover has started in another way', async () => {
    const { tokens, email: contact } = await logInOnComputer(api);
    await sendLink(api, tokens.access_token, email);
    const { token } = await linkSentTo(api, contact, 'http://localhost:4000/oakwood/phone');
    const phone = (await openLink(api, token)).body;
    await logOut(tokens, api);
    expect([await statusOf(tokens), await statusOf(phone)]).toEqual([401, 200]);
  });

  it('of an agent ends the session that a code read out by the mover has continued', async () => {
    const { enrolmentId, email: contact } = await logInOnComputer(api);
    const agent = await api.app
      .get(TokensService, { strict: false })
      .startCall({ agentId: 'a-1', agentName: 'Jordan Lee', enrolmentId });
    const continued = await proveIn(agent, contact);
    expect(await statusOf(continued)).toBe(200);
    await logOut(agent, api);
    expect([await statusOf(agent), await statusOf(continued)]).toEqual([401, 401]);
  });
});
