import {
  accountEndpoints,
  brandEndpoints,
  enrolmentEndpoints,
  otpEndpoints,
  type ChannelCode,
  type Tokens,
} from '@home-move/contract';
import { EnrolmentRepository } from '../../../src/modules/move/enrolment/enrolment.repository.js';
import { UndeliverableMailboxes } from '../../../src/modules/platform/comms/undeliverable-mailboxes.js';
import { BrandFlagsProvider } from '../../../src/modules/brands/flags/evaluation/brand-flags.provider.js';
import { aMoverAt, clearFaults, fault, sam } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import {
  anInvitation,
  codeSentTo,
  email,
  findStored,
  type Invited,
  linkSentTo,
  messagesTo,
  readHolder,
  sms,
  updateStored,
  validate,
  verify,
} from './login.fixture.js';
import { logOut, requestLinkToken, openLink } from './phone-link.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000', VALIDATE_LIMIT: '10000', MESSAGE_LIMIT: '10000' });
});
afterEach(() => clearFaults(api));
afterAll(() => api.close());

const right = { surname: 'Hartley', postcode: 'MK40 2QT' };
const mine = async (token: string) => (await api.call(enrolmentEndpoints.mine, {}, { token })).body;
const statusOf = async (token: string) => (await api.call(enrolmentEndpoints.mine, {}, { token })).status;
const logOutEverywhere = (token: string) => api.call(accountEndpoints.logOutEverywhere, {}, { token });
const confirmPostcode = async (token: string, postcode: string, app?: string) =>
  api.call(
    otpEndpoints.validatePostcode,
    { body: { channel: email, postcode, token } },
    { token: app ?? (await api.appToken()) },
  );

/** Proves a contact in a session of the enrolment. Resolves to the new tokens. */
async function prove(token: string, contact: string, channel: ChannelCode = email): Promise<Tokens> {
  const body = { channel, contact } as never;
  expect((await api.call(otpEndpoints.request, { body }, { token })).status).toBe(204);
  return (await verify(api, token, await codeSentTo(api, contact), channel)).body;
}

/** A mover who has followed a partner's link and proven the address there. */
async function anOwner(): Promise<Invited & { readonly tokens: Tokens }> {
  const invited = await anInvitation(api);
  const { token } = (await validate(api, invited.token, right)).body;
  return { ...invited, tokens: await prove(token?.access_token ?? '', invited.email) };
}

describe('a link of a partner, once the mover has proven a contact', () => {
  it('opens nothing by surname and postcode, and sends a code to the proven contact', async () => {
    const owner = await anOwner();
    const app = await api.appToken();
    const answer = await api.call(
      accountEndpoints.validate,
      { body: { token: owner.token, ...right } },
      { token: app },
    );
    expect(answer.status).toBe(200);
    const contactDetails = 'm•••@example.test';
    expect(answer.body).toEqual({ result: 0, codeSentTo: { channel: 'email', contactDetails } });
    const opened = await verify(api, app, await codeSentTo(api, owner.email));
    expect(await readHolder(api, opened)).toEqual({ role: 'customer', id: owner.enrolmentId });
  });

  it('opens nothing by the postcode in the onboarding journey, and sends a code', async () => {
    const owner = await anOwner();
    const app = await api.appToken();
    const answer = await confirmPostcode(owner.token, 'mk402qt', app);
    expect(answer.body).toEqual({
      result: 0,
      codeSentTo: { channel: 'email', contactDetails: 'm•••@example.test' },
    });
    const opened = await verify(api, app, await codeSentTo(api, owner.email));
    expect(await readHolder(api, opened)).toEqual({ role: 'customer', id: owner.enrolmentId });
  });

  it('still checks the details, and then sends nothing', async () => {
    const owner = await anOwner();
    const before = (await messagesTo(api, owner.email)).length;
    expect(await validate(api, owner.token, { ...right, surname: 'Stranger' })).toMatchObject({
      status: 400,
      body: { result: 1 },
    });
    expect(await confirmPostcode(owner.token, 'LS6 1AN')).toMatchObject({ body: { code: 'INVALID_POSTCODE' } });
    expect(await messagesTo(api, owner.email)).toHaveLength(before);
  });

  it('sends a code for the token that replaced it, too', async () => {
    const owner = await anOwner();
    const { saveAndContinueToken = '' } = await mine(owner.tokens.access_token);
    expect(saveAndContinueToken).not.toBe(owner.token);
    const { body } = await validate(api, saveAndContinueToken, right);
    expect(body.token).toBeUndefined();
    expect(body.codeSentTo).toEqual({ channel: 'email', contactDetails: 'm•••@example.test' });
  });

  it('sends the code in another session only to the contact, which opens nothing there', async () => {
    const owner = await anOwner();
    await validate(api, owner.token, right);
    const code = await codeSentTo(api, owner.email);
    expect(await verify(api, await api.appToken(), code)).toMatchObject({ status: 400 });
  });

  it('sends the code by text message when only the number is proven', async () => {
    const invited = await anInvitation(api);
    const { token } = (await validate(api, invited.token, right)).body;
    await prove(token?.access_token ?? '', invited.mobile, sms);
    const { body } = await validate(api, invited.token, right);
    expect(body.codeSentTo).toMatchObject({ channel: 'sms' });
    expect(await messagesTo(api, invited.mobile)).toHaveLength(2);
  });

  it('uses the other proven contact while mail is down, and reports when none can be reached', async () => {
    const owner = await anOwner();
    await prove(owner.tokens.access_token, owner.mobile, sms);
    await fault(api, 'email', 'down');
    expect((await validate(api, owner.token, right)).body.codeSentTo).toMatchObject({ channel: 'sms' });
    await fault(api, 'sms', 'down');
    expect(await validate(api, owner.token, right)).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
  });

  it('uses the other proven contact if mails do not reach the mailbox, and reports when there is none', async () => {
    const [owner, other] = [await anOwner(), await anOwner()];
    await prove(owner.tokens.access_token, owner.mobile, sms);
    const mailboxes = api.app.get(UndeliverableMailboxes, { strict: false });
    for (const { email: emailAddress } of [owner, other])
      await mailboxes.add({ emailAddress, cause: 'bounced' }, api.clock.now());
    expect((await validate(api, owner.token, right)).body.codeSentTo).toMatchObject({ channel: 'sms' });
    expect(await validate(api, other.token, right)).toMatchObject({
      status: 409,
      body: { code: 'CONTACT_UNDELIVERABLE' },
    });
  });

  it('still opens with contacts that the partner sent as verified, until the mover proves one', async () => {
    const invited = await anInvitation(api);
    await updateStored(api, invited.enrolmentId, { emailAddressVerified: true, contactNumberVerified: true });
    const opened = (await validate(api, invited.token, right)).body;
    expect(opened.token).toBeDefined();
    await prove(opened.token?.access_token ?? '', invited.email);
    expect((await validate(api, invited.token, right)).body).toMatchObject({ codeSentTo: { channel: 'email' } });
    expect(await findStored(api, invited.enrolmentId)).toMatchObject({
      contactNumber: invited.mobile,
      contactNumberVerified: true,
    });
  });
});

describe('the save-and-continue token', () => {
  const tokenOf = async ({ access_token }: Tokens) => (await mine(access_token)).saveAndContinueToken;

  it('is renewed at the first proof of a contact, and stays at later ones', async () => {
    const invited = await anInvitation(api);
    const { token } = (await validate(api, invited.token, right)).body;
    expect(await tokenOf(token as Tokens)).toBe(invited.token);
    const first = await prove(token?.access_token ?? '', invited.email);
    const renewed = await tokenOf(first);
    expect(renewed).not.toBe(invited.token);
    expect(await tokenOf(await prove(first.access_token, invited.mobile, sms))).toBe(renewed);
  });

  it('is renewed when the owner changes a contact', async () => {
    const owner = await anOwner();
    const before = await tokenOf(owner.tokens);
    const body = { emailAddress: `new.${owner.email}`, contactNumber: owner.mobile };
    await api.call(enrolmentEndpoints.saveContactDetails, { body }, { token: owner.tokens.access_token });
    const changed = await tokenOf(owner.tokens);
    expect(changed).not.toBe(before);
    await api.call(enrolmentEndpoints.saveContactDetails, { body }, { token: owner.tokens.access_token });
    expect(await tokenOf(owner.tokens)).toBe(changed);
    for (const link of [owner.token, before ?? '']) {
      expect((await validate(api, link, right)).body.token).toBeUndefined();
    }
  });

  it('is renewed by a password reset', async () => {
    const owner = await anOwner();
    const before = await tokenOf(owner.tokens);
    const resetUrl = 'http://localhost:4000/password-reset';
    const request = { emailAddress: owner.email, returnUrl: resetUrl };
    await api.call(accountEndpoints.requestPasswordReset, { body: request }, { token: await api.appToken() });
    const { token: resetToken } = await linkSentTo(api, owner.email, resetUrl);
    const reset = { params: { resetToken }, body: { emailAddress: owner.email, password: 'Moving1!' } };
    expect((await api.call(accountEndpoints.resetPassword, reset, { token: await api.appToken() })).status).toBe(204);
    expect(await tokenOf({ access_token: await api.tokenFor(owner.enrolmentId) } as Tokens)).not.toBe(before);
    expect((await validate(api, before ?? '', right)).body.token).toBeUndefined();
  });

  it('opens nothing after the owner has logged out', async () => {
    const owner = await anOwner();
    const token = (await tokenOf(owner.tokens)) ?? '';
    await logOut(owner.tokens, api);
    expect((await validate(api, token, right)).body.token).toBeUndefined();
  });

  it('keeps the targeting key of flags when it is renewed', async () => {
    const invited = await anInvitation(api);
    const provider = api.app.get(BrandFlagsProvider, { strict: false });
    const evaluated = jest.spyOn(provider, 'resolveBooleanEvaluation');
    const { token } = (await validate(api, invited.token, right)).body;
    const { access_token } = await prove(token?.access_token ?? '', invited.email);
    expect((await api.call(brandEndpoints.flags, {}, { token: access_token })).status).toBe(200);
    expect(new Set(evaluated.mock.calls.map(([, , { targetingKey }]) => targetingKey))).toEqual(
      new Set([invited.token]),
    );
    evaluated.mockRestore();
  });
});

describe('logging out everywhere', () => {
  it('ends every session of the mover and every link, renews the token, and leaves the agent', async () => {
    const owner = await anOwner();
    const { access_token } = owner.tokens;
    const other = await api.tokenFor(owner.enrolmentId, 'customer');
    const agent = await api.tokenFor(owner.enrolmentId, 'agent');
    const { saveAndContinueToken = '' } = await mine(access_token);
    const link = await requestLinkToken(api, access_token);
    expect((await logOutEverywhere(access_token)).status).toBe(204);
    expect([await statusOf(access_token), await statusOf(other), await statusOf(agent)]).toEqual([401, 401, 200]);
    expect(await openLink(api, link)).toMatchObject({ status: 404 });
    const renewed = await api.app.get(EnrolmentRepository, { strict: false }).get(owner.enrolmentId);
    expect(renewed.saveAndContinueToken).not.toBe(saveAndContinueToken);
    const history = await api.send('GET', '/api/v1/enrolment/history', { token: agent });
    expect(history.body).toEqual(
      expect.arrayContaining([expect.objectContaining({ type: 'logged-out-everywhere', actor: { kind: 'mover' } })]),
    );
  });

  it('also closes the link of a mover who has proven nothing, which then sends a code', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const contact = { emailAddress: 'out.everywhere@example.test', contactNumber: '07700900188' };
    await api.call(enrolmentEndpoints.saveContactDetails, { body: contact }, mover);
    const { saveAndContinueToken = '' } = await mine(mover.token);
    await logOutEverywhere(mover.token);
    const { body } = await validate(api, saveAndContinueToken, { surname: sam.surname, postcode: 'MK40 2QT' });
    expect(body).toEqual({ result: 0, codeSentTo: { channel: 'email', contactDetails: 'o•••@example.test' } });
  });
});
