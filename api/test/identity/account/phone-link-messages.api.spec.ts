import { accountEndpoints, channelCodes } from '@home-move/contract';
import { clearFaults, fault } from '../../journey/mover.builder.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import {
  requestLinkCode,
  requestChallenge,
  logInOnComputer,
  invalidLink,
  logOut,
  openLink,
  sendLink,
  requestLink,
  requestLinkToken,
  step,
} from './phone-link.fixture.js';
import {
  anInvitation,
  codeSentTo,
  linkSentTo,
  readHolder,
  messagesTo,
  updateStored,
  findStored,
  verify,
} from './login.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000', LOG_LEVEL: 'info' });
});
afterEach(() => clearFaults(api));
afterAll(() => api.close());

const { email, sms } = channelCodes;
const page = 'http://localhost:4000/oakwood/phone';
const linksKept = (enrolmentId: string) =>
  api.database.collection('link_tokens').countDocuments({ purpose: 'phone', enrolmentId });

describe('POST /account/phone-link/send', () => {
  itRequiresAuthentication(() => api, accountEndpoints.sendPhoneLink, { body: { step, channel: email } });
  itValidatesItsBody(
    () => api,
    accountEndpoints.sendPhoneLink,
    {},
    async () => api.tokenFor((await anInvitation(api)).enrolmentId),
    {
      'no channel': { body: { step }, errors: { channel: 'Mandatory' } },
      'a third channel': { body: { step, channel: 2 }, errors: { channel: 'Invalid' } },
      'a page that is no step': { body: { step: '/log-in', channel: 0 }, errors: { step: 'Invalid' } },
    },
  );

  it('mails a link to the mover, which opens with the postcode', async () => {
    const { enrolmentId, email: contact, tokens } = await logInOnComputer(api);
    expect(await sendLink(api, tokens.access_token, email)).toMatchObject({ status: 204, text: '' });
    const [mail] = await messagesTo(api, contact);
    expect(mail?.subject).toBe('Continue with Oakwood Lettings on your phone');
    expect(mail?.text).toContain('The link works for 24 hours and only once.');
    const { link, token } = await linkSentTo(api, contact, page);
    expect(link.href).toMatch(/^http:\/\/localhost:4000\/oakwood\/phone\/[\w-]{43}$/);
    expect((await requestChallenge(api, token)).body).toEqual({ step, asks: 'postcode' });
    expect(await readHolder(api, await openLink(api, token))).toEqual({ role: 'enrolment', id: enrolmentId });
  });

  it('sends a link by SMS, at the end of the message', async () => {
    const { enrolmentId, mobile, tokens } = await logInOnComputer(api);
    expect((await sendLink(api, tokens.access_token, sms)).status).toBe(204);
    const [message] = await messagesTo(api, mobile);
    const { link, token } = await linkSentTo(api, mobile, page);
    expect(message?.text).toBe(
      `Continue your move with Oakwood Lettings here. The link works for 24 hours and only once:\n${link.href}`,
    );
    expect(await readHolder(api, await openLink(api, token))).toEqual({ role: 'enrolment', id: enrolmentId });
  });

  it('sends nothing when the contact is missing', async () => {
    const { enrolmentId, mobile, email: contact } = await anInvitation(api);
    await updateStored(api, enrolmentId, { contactNumber: null });
    const missing = { status: 409, body: { code: 'DETAILS_MISSING' } };
    expect(await sendLink(api, await api.tokenFor(enrolmentId), sms)).toMatchObject(missing);
    expect([...(await messagesTo(api, mobile)), ...(await messagesTo(api, contact))]).toEqual([]);
  });

  it.each([
    ['email', 'down'],
    ['email', 'error'],
    ['sms', 'down'],
    ['sms', 'error'],
  ] as const)('leaves no link and does not count the attempt while %s is %s', async (channel, mode) => {
    const strict = await api.another({ RESET_LIMIT: '1' });
    const person = await logInOnComputer(strict);
    const contact = channel === 'email' ? person.email : person.mobile;
    const ask = () => sendLink(strict, person.tokens.access_token, channelCodes[channel]);
    await fault(api, channel, mode, { match: contact });
    for (let count = 0; count < 2; count += 1) {
      expect(await ask()).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
    }
    expect(await linksKept(person.enrolmentId)).toBe(0);
    await clearFaults(api);
    expect((await ask()).status).toBe(204);
    expect((await ask()).status).toBe(429);
    await strict.close();
  });
});

describe('a link that was sent', () => {
  it('is valid for a day', async () => {
    const clocked = await api.another();
    clocked.clock.at('2026-11-20T10:00:00Z');
    const person = await logInOnComputer(clocked);
    await sendLink(clocked, person.tokens.access_token, email);
    await sendLink(clocked, person.tokens.access_token, sms);
    clocked.clock.advance({ minutes: 24 * 60 - 1, seconds: 59 });
    expect((await openLink(clocked, (await linkSentTo(clocked, person.email, page)).token)).status).toBe(200);
    clocked.clock.advance({ seconds: 1 });
    const expired = (await linkSentTo(clocked, person.mobile, page)).token;
    expect(await openLink(clocked, expired)).toMatchObject(invalidLink);
    await clocked.close();
  });

  it('stays valid after the mover logs out on the computer', async () => {
    const { email: contact, tokens } = await logInOnComputer(api);
    await sendLink(api, tokens.access_token, email);
    await logOut(tokens, api);
    expect((await openLink(api, (await linkSentTo(api, contact, page)).token)).status).toBe(200);
  });

  it('is invalid once the mover has changed the address or number', async () => {
    const person = await logInOnComputer(api);
    await sendLink(api, person.tokens.access_token, email);
    await sendLink(api, person.tokens.access_token, sms);
    const [mailed, texted] = [await linkSentTo(api, person.email, page), await linkSentTo(api, person.mobile, page)];
    await updateStored(api, person.enrolmentId, { emailAddress: 'new@example.test', contactNumber: '07700900999' });
    expect(await openLink(api, mailed.token)).toMatchObject(invalidLink);
    expect(await requestChallenge(api, texted.token)).toMatchObject(invalidLink);
  });
});

describe('a link of an enrolment without a postcode', () => {
  const withoutPostcode = () => anInvitation(api, { postcode: null });

  itRequiresAuthentication(() => api, accountEndpoints.sendPhoneLinkCode, { body: { token: 'x' } });

  it('requires a code, sent to a verified contact first, and by mail before SMS', async () => {
    const { enrolmentId, email: contact } = await withoutPostcode();
    const link = await requestLinkToken(api, await api.tokenFor(enrolmentId));
    const masked = `${contact.slice(0, 1)}•••@example.test`;
    expect((await requestChallenge(api, link)).body).toEqual({
      step,
      asks: 'code',
      channel: 'email',
      contactDetails: masked,
    });
    await updateStored(api, enrolmentId, { contactNumberVerified: true });
    expect((await requestChallenge(api, link)).body).toMatchObject({ asks: 'code', channel: 'sms' });
    await updateStored(api, enrolmentId, { contactNumberVerified: false, emailAddress: null });
    expect((await requestChallenge(api, link)).body).toMatchObject({ asks: 'code', channel: 'sms' });
    await updateStored(api, enrolmentId, { contactNumber: null });
    expect(await requestChallenge(api, link)).toMatchObject(invalidLink);
    expect((await requestLink(api, await api.tokenFor(enrolmentId))).status).toBe(409);
  });

  it('logs the mover in with a code of this session, which redeems the link', async () => {
    const { enrolmentId, email: contact } = await withoutPostcode();
    const link = await requestLinkToken(api, await api.tokenFor(enrolmentId));
    const phone = await api.appToken();
    expect(await requestLinkCode(api, link, phone)).toMatchObject({ status: 204, text: '' });
    const code = await codeSentTo(api, contact);
    expect((await verify(api, await api.appToken(), code)).status).toBe(400);
    expect((await requestChallenge(api, link)).status).toBe(200);
    const answer = await verify(api, phone, code);
    expect(await readHolder(api, answer)).toEqual({ role: 'customer', id: enrolmentId });
    expect(await findStored(api, enrolmentId)).toMatchObject({ emailAddressVerified: true });
    expect(await requestChallenge(api, link)).toMatchObject(invalidLink);
    expect(await requestLinkCode(api, link, phone)).toMatchObject(invalidLink);
  });

  it('sends the code for the enrolment of the link, even if a newer enrolment has the same address', async () => {
    const { enrolmentId, email: contact } = await withoutPostcode();
    await anInvitation(api, { email: contact });
    const link = await requestLinkToken(api, await api.tokenFor(enrolmentId));
    const phone = await api.appToken();
    await requestLinkCode(api, link, phone);
    const answer = await verify(api, phone, await codeSentTo(api, contact));
    expect(await readHolder(api, answer)).toMatchObject({ id: enrolmentId });
  });

  it('leaves no code and counts no attempt while mail is down', async () => {
    const strict = await api.another({ OTP_LIMIT: '1' });
    const { enrolmentId, email: contact } = await withoutPostcode();
    const link = await requestLinkToken(strict, await strict.tokenFor(enrolmentId));
    const phone = await strict.appToken();
    await fault(api, 'email', 'down', { match: contact });
    for (let count = 0; count < 2; count += 1) {
      expect(await requestLinkCode(strict, link, phone)).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
    }
    expect(await api.database.collection('otp_challenges').countDocuments({ enrolmentId })).toBe(0);
    await clearFaults(api);
    expect((await requestLinkCode(strict, link, phone)).status).toBe(204);
    expect((await requestLinkCode(strict, link, phone)).status).toBe(429);
    await strict.close();
  });
});

it('messages with links never appear in the log', async () => {
  const { email: contact, mobile, tokens } = await logInOnComputer(api);
  api.testApp.logged.length = 0;
  await sendLink(api, tokens.access_token, email);
  await sendLink(api, tokens.access_token, sms);
  const secrets = [(await linkSentTo(api, contact, page)).token, (await linkSentTo(api, mobile, page)).token];
  const log = api.testApp.logged.join('\n');
  expect(log).toContain('/api/v1/account/phone-link/send');
  for (const secret of [...secrets, contact, mobile, step]) expect(log).not.toContain(secret);
});
