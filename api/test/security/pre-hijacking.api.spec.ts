import { randomInt, randomUUID } from 'node:crypto';
import { accountEndpoints, enrolmentEndpoints, otpEndpoints } from '@home-move/contract';
import {
  codeSentTo,
  email,
  findStored,
  linkSentTo,
  messagesTo,
  readHolder,
  requestCode,
  sms,
  updateStored,
  validate,
  verify,
} from '../identity/account/login.fixture.js';
import { openLink, requestLinkToken, sendLink } from '../identity/account/phone-link.fixture.js';
import { aMoverAt, sam } from '../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';

let api: BootedApp;
/** The contacts of a victim, who has no enrolment yet, and the number of the attacker. */
let victim: string;
let victimsNumber: string;
let attackersNumber: string;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000', MESSAGE_LIMIT: '10000', VALIDATE_LIMIT: '10000' });
});
beforeEach(() => {
  victim = `${randomUUID()}@example.test`;
  victimsNumber = `07700${randomInt(100_000, 400_000)}`;
  attackersNumber = `07700${randomInt(500_000, 900_000)}`;
});
afterAll(() => api.close());

const mine = (token: string) => api.call(enrolmentEndpoints.mine, {}, { token });
const requestText = (token: string, contact: string) =>
  api.call(otpEndpoints.request, { body: { channel: sms, contact } }, { token });
const logIn = async (contact: string) => {
  const app = await api.appToken();
  expect((await requestCode(api, app, contact)).status).toBe(204);
  return verify(api, app, await codeSentTo(api, contact));
};
const resetUrl = 'http://localhost:4000/password-reset';
const continueUrl = 'http://localhost:4000/continue';
const requestContinue = async (token?: string) =>
  api.call(
    accountEndpoints.requestContinueLink,
    { body: { emailAddress: victim, returnUrl: continueUrl } },
    { token: token ?? (await api.appToken()) },
  );
const continueWith = async (token: string) =>
  api.call(accountEndpoints.continue, { body: { token } }, { token: await api.appToken() });
const resetPassword = async (token: string) =>
  api.call(
    accountEndpoints.resetPassword,
    { params: { resetToken: token }, body: { emailAddress: victim, password: 'Moving1!' } },
    { token: await api.appToken() },
  );

/** An enrolment with the victim's email address and the attacker's number, in MK40 2QT. */
async function aTrap(more: { password?: string } = {}) {
  const attacker = await aMoverAt(api, 'MK40 2QT');
  const contact = { emailAddress: victim, contactNumber: attackersNumber, ...more };
  const { status, body } = await api.call(enrolmentEndpoints.saveContactDetails, { body: contact }, attacker);
  expect(status).toBe(200);
  return { ...attacker, saveAndContinueToken: body.saveAndContinueToken ?? '' };
}

describe('an enrolment that an attacker prepared with the email address of a victim', () => {
  it.each<[string, number, () => Promise<unknown>]>([
    ['a code', 200, () => logIn(victim)],
    [
      'a mailed link',
      200,
      async () => {
        await requestContinue();
        return continueWith((await linkSentTo(api, victim, continueUrl)).token);
      },
    ],
    [
      'a new password',
      204,
      async () => {
        const body = { emailAddress: victim, returnUrl: resetUrl };
        await api.call(accountEndpoints.requestPasswordReset, { body }, { token: await api.appToken() });
        return resetPassword((await linkSentTo(api, victim, resetUrl)).token);
      },
    ],
  ])(
    'keeps the number unproven, and ends the session of the attacker, once the victim uses %s',
    async (_, status, prove) => {
      const trap = await aTrap();
      expect(await prove()).toMatchObject({ status });
      expect(await findStored(api, trap.id)).toMatchObject({
        emailAddress: victim,
        emailAddressVerified: true,
        contactNumber: attackersNumber,
        contactNumberVerified: false,
      });
      expect(await mine(trap.token)).toMatchObject({ status: 401 });
    },
  );

  it('is not opened any more by a code to the number of the attacker', async () => {
    await aTrap();
    const requestedBefore = await api.appToken();
    expect((await requestText(requestedBefore, attackersNumber)).status).toBe(204);
    const codeBefore = await codeSentTo(api, attackersNumber);
    await logIn(victim);
    expect(await verify(api, requestedBefore, codeBefore, sms)).toMatchObject({ status: 400 });
    expect(await requestText(await api.appToken(), attackersNumber)).toMatchObject({ status: 404 });
    expect(await messagesTo(api, attackersNumber)).toHaveLength(1);
  });

  it('is not opened any more by a link to a phone, whether shown or sent', async () => {
    const { token } = await aTrap();
    const shown = await requestLinkToken(api, token);
    await sendLink(api, token, sms);
    const sent = (await linkSentTo(api, attackersNumber, 'http://localhost:4000/default/phone')).token;
    await logIn(victim);
    for (const link of [shown, sent]) expect(await openLink(api, link)).toMatchObject({ status: 404 });
  });

  it('is not opened any more by the save-and-continue token with surname and postcode', async () => {
    const { saveAndContinueToken, id } = await aTrap();
    const details = { surname: sam.surname, postcode: 'MK40 2QT' };
    expect((await validate(api, saveAndContinueToken, details)).status).toBe(200);
    const { access_token } = (await logIn(victim)).body;
    expect((await validate(api, saveAndContinueToken, details)).body.token).toBeUndefined();
    const { body } = await mine(access_token);
    expect(body).toMatchObject({ id });
    expect(body.saveAndContinueToken).not.toBe(saveAndContinueToken);
    expect((await validate(api, body.saveAndContinueToken ?? '', details)).body.token).toBeUndefined();
  });

  it('is not opened any more by the password of the attacker', async () => {
    await aTrap({ password: 'Stranger1!' });
    await logIn(victim);
    const form = new URLSearchParams({ grant_type: 'password', username: victim, password: 'Stranger1!' });
    expect((await api.send('POST', '/api/v1/token', { body: form.toString() })).status).toBe(401);
  });

  it('is not opened by the number either after the victim has entered another email address', async () => {
    await aTrap();
    const { access_token: token } = (await logIn(victim)).body;
    const corrected = { emailAddress: `new.${victim}`, contactNumber: attackersNumber };
    const saved = await api.call(enrolmentEndpoints.saveContactDetails, { body: corrected }, { token });
    expect(saved).toMatchObject({ status: 200, body: { emailAddressVerified: false, contactNumber: attackersNumber } });
    expect(await requestText(await api.appToken(), attackersNumber)).toMatchObject({ status: 404 });
    expect(await sendLink(api, token, sms)).toMatchObject({ status: 409, body: { code: 'CONTACT_UNVERIFIED' } });
    const { status } = await logIn(corrected.emailAddress);
    expect(status).toBe(200);
  });

  it('takes the victim’s number instead of the other number, which then opens nothing', async () => {
    await aTrap();
    const token = (await logIn(victim)).body.access_token;
    const contact = { emailAddress: victim, contactNumber: victimsNumber };
    const saved = await api.call(enrolmentEndpoints.saveContactDetails, { body: contact }, { token });
    expect(saved).toMatchObject({ status: 200, body: { status: 20, emailAddressVerified: true } });
    expect(await findStored(api, saved.body.id)).toMatchObject({ contactNumber: victimsNumber });
    expect(await requestText(await api.appToken(), attackersNumber)).toMatchObject({ status: 404 });
  });

  it('comes after an older enrolment that the victim has proven', async () => {
    const own = await aMoverAt(api, 'MK40 2QT');
    const contact = { emailAddress: victim, contactNumber: victimsNumber };
    await api.call(enrolmentEndpoints.saveContactDetails, { body: contact }, own);
    await logIn(victim);
    api.clock.advance({ minutes: 1 });
    await aTrap();
    expect(await readHolder(api, await logIn(victim))).toMatchObject({ id: own.id });
    await requestContinue();
    const link = await linkSentTo(api, victim, continueUrl);
    expect(await readHolder(api, await continueWith(link.token))).toMatchObject({ id: own.id });
  });
});

describe('an enrolment in which the attacker has proven a number', () => {
  const proveNumber = async (token: string) => {
    await requestText(token, attackersNumber);
    return (await verify(api, token, await codeSentTo(api, attackersNumber), sms)).body;
  };

  it('is never opened by the unproven email address of the victim', async () => {
    const trap = await aTrap();
    await requestContinue();
    const requestedBefore = (await linkSentTo(api, victim, continueUrl)).token;
    const app = await api.appToken();
    await requestCode(api, app, victim);
    const codeBefore = await codeSentTo(api, victim);
    await proveNumber(trap.token);
    expect(await continueWith(requestedBefore)).toMatchObject({ status: 404 });
    expect(await verify(api, app, codeBefore)).toMatchObject({ status: 400 });
    expect(await requestCode(api, await api.appToken(), victim)).toMatchObject({ status: 404 });
  });

  it('sends the victim no link', async () => {
    const trap = await aTrap();
    const { access_token: token } = await proveNumber(trap.token);
    const unverified = { status: 409, body: { code: 'CONTACT_UNVERIFIED' } };
    expect(await requestContinue(token)).toMatchObject(unverified);
    expect(await sendLink(api, token, email)).toMatchObject(unverified);
    expect((await requestContinue()).status).toBe(204);
    expect(await messagesTo(api, victim)).toEqual([]);
  });

  it('does not hide the enrolment of the victim', async () => {
    const own = await aMoverAt(api, 'MK40 2QT');
    const contact = { emailAddress: victim, contactNumber: victimsNumber };
    await api.call(enrolmentEndpoints.saveContactDetails, { body: contact }, own);
    api.clock.advance({ minutes: 1 });
    await proveNumber((await aTrap()).token);
    expect(await readHolder(api, await logIn(victim))).toMatchObject({ id: own.id });
  });
});

describe('a mover who proves a contact in the session that entered both', () => {
  it('keeps the other contact and the session, and ends every other one', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const contact = { emailAddress: victim, contactNumber: victimsNumber };
    await api.call(enrolmentEndpoints.saveContactDetails, { body: contact }, mover);
    const other = await api.tokenFor(mover.id);
    const agent = await api.tokenFor(mover.id, 'agent');
    await api.call(otpEndpoints.request, { body: { channel: email, contact: victim } }, mover);
    expect((await verify(api, mover.token, await codeSentTo(api, victim))).status).toBe(200);
    expect(await mine(mover.token)).toMatchObject({
      status: 200,
      body: { status: 20, emailAddressVerified: true, contactNumber: victimsNumber, contactNumberVerified: false },
    });
    expect(await mine(other)).toMatchObject({ status: 401 });
    expect(await mine(agent)).toMatchObject({ status: 200 });
  });

  it('keeps the number when the email address is corrected and proven afterwards', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const save = (emailAddress: string, token: string) =>
      api.call(
        enrolmentEndpoints.saveContactDetails,
        { body: { emailAddress, contactNumber: victimsNumber } },
        { token },
      );
    const prove = async (contact: string, token: string) => {
      await api.call(otpEndpoints.request, { body: { channel: email, contact } }, { token });
      return (await verify(api, token, await codeSentTo(api, contact))).body.access_token;
    };
    await save(victim, mover.token);
    const next = await prove(victim, mover.token);
    await save(`new.${victim}`, next);
    await prove(`new.${victim}`, next);
    expect(await findStored(api, mover.id)).toMatchObject({
      emailAddressVerified: true,
      contactNumber: victimsNumber,
    });
  });
});

it('treats contacts that an earlier version stored as entered by another session', async () => {
  const trap = await aTrap();
  await updateStored(api, trap.id, { contactSources: {} });
  await api.call(otpEndpoints.request, { body: { channel: email, contact: victim } }, { token: trap.token });
  await verify(api, trap.token, await codeSentTo(api, victim));
  expect(await findStored(api, trap.id)).toMatchObject({
    emailAddressVerified: true,
    contactNumber: attackersNumber,
    contactSources: { emailAddress: 'trusted', contactNumber: 'unconfirmed' },
  });
});

describe('a mover who logs in by code on another device', () => {
  const aMover = async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const contact = { emailAddress: victim, contactNumber: victimsNumber };
    await api.call(enrolmentEndpoints.saveContactDetails, { body: contact }, mover);
    return mover;
  };

  it('finds every value that was given, and is still set up', async () => {
    const mover = await aMover();
    const before = (await mine(mover.token)).body;
    const { body } = await mine((await logIn(victim)).body.access_token);
    const { version, saveAndContinueToken } = body;
    expect(body).toEqual({ ...before, emailAddressVerified: true, version, saveAndContinueToken });
    expect(body).toMatchObject({ status: 20, contactNumber: victimsNumber, contactNumberVerified: false });
  });

  it('finds them too after an agent has proven the email address', async () => {
    const mover = await aMover();
    const agent = await api.tokenFor(mover.id, 'agent');
    await api.call(otpEndpoints.request, { body: { channel: email, contact: victim } }, { token: agent });
    await verify(api, agent, await codeSentTo(api, victim));
    expect(await mine(agent)).toMatchObject({
      status: 200,
      body: { status: 20, emailAddressVerified: true, contactNumber: victimsNumber, contactNumberVerified: false },
    });
  });
});
