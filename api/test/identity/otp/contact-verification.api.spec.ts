import { enrolmentEndpoints, otpEndpoints, telephonyEndpoints } from '@home-move/contract';
import {
  anInvitation,
  codeSentTo,
  email,
  readHolder,
  messagesTo,
  sms,
  findStored,
  verify,
} from '../account/login.fixture.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { highLimits, invalidCode } from './otp.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp(highLimits);
});
afterAll(() => api.close());

describe('within an enrolment', () => {
  it('verifies its own contacts, and returns which are verified [OTP-07] [OTP-09]', async () => {
    const { enrolmentId, email: contact, mobile } = await anInvitation(api);
    const token = await api.tokenFor(enrolmentId);
    const verified = async () => (await api.call(otpEndpoints.verifiedChannels, {}, { token })).body;
    expect(await verified()).toEqual({ email: false, sms: false });
    await api.call(otpEndpoints.request, { body: { channel: email, contact } }, { token });
    const answer = await verify(api, token, await codeSentTo(api, contact));
    expect(await readHolder(api, answer)).toEqual({ role: 'customer', id: enrolmentId });
    expect(await verified()).toEqual({ email: true, sms: false });
    await api.call(otpEndpoints.request, { body: { channel: sms, contact: mobile } }, { token });
    await verify(api, token, await codeSentTo(api, mobile), sms);
    expect(await verified()).toEqual({ email: true, sms: true });
    expect((await api.send('GET', '/api/v1/otp/verified-channels', { token })).body).toEqual({
      email: true,
      sms: true,
    });
  });

  it('verifies a code that the mover reads out to an agent, who stays an agent', async () => {
    const { enrolmentId, email: contact, mobile } = await anInvitation(api);
    const token = await api.tokenFor(enrolmentId, 'agent');
    await api.call(otpEndpoints.request, { body: { channel: email, contact } }, { token });
    const answer = await verify(api, token, await codeSentTo(api, contact));
    expect(await readHolder(api, answer)).toEqual({ role: 'agent', id: enrolmentId });
    const { access_token } = answer.body;
    expect(await api.call(telephonyEndpoints.name, {}, { token: access_token })).toMatchObject({
      status: 200,
      body: { agentName: 'Jordan Lee' },
    });
    // Calls that are reserved for movers stay closed.
    const body = { emailAddress: contact, contactNumber: mobile, password: 'Moving1!' };
    expect(await api.call(enrolmentEndpoints.saveContactDetails, { body }, { token: access_token })).toMatchObject({
      status: 403,
    });
    expect(await findStored(api, enrolmentId)).toMatchObject({ emailAddressVerified: true });
  });

  it('returns no verified channel without an enrolment [OTP-09]', async () => {
    const token = await api.appToken();
    expect((await api.call(otpEndpoints.verifiedChannels, {}, { token })).body).toEqual({ email: false, sms: false });
  });

  it('sends nothing to a contact of another enrolment [OTP-14]', async () => {
    const [own, other] = [await anInvitation(api), await anInvitation(api)];
    const token = await api.tokenFor(own.enrolmentId);
    for (const body of [
      { channel: email, contact: other.email },
      { channel: sms, contact: other.mobile },
    ] as const) {
      expect(await api.call(otpEndpoints.request, { body }, { token })).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    }
    expect(await messagesTo(api, other.email)).toEqual([]);
    expect(await messagesTo(api, other.mobile)).toEqual([]);
  });

  it('does not verify an address that changed after the code was sent [OTP-05]', async () => {
    const { enrolmentId, email: contact, mobile } = await anInvitation(api);
    const token = await api.tokenFor(enrolmentId);
    await api.call(otpEndpoints.request, { body: { channel: email, contact } }, { token });
    const code = await codeSentTo(api, contact);
    const changed = { emailAddress: 'changed@example.test', contactNumber: mobile };
    await api.call(enrolmentEndpoints.saveContactDetails, { body: changed }, { token });
    expect(await verify(api, token, code)).toMatchObject(invalidCode);
    expect(await findStored(api, enrolmentId)).toMatchObject({ emailAddressVerified: false });
  });

  it('verifies the new address after the code of the old one was entered', async () => {
    const { enrolmentId, email: contact, mobile } = await anInvitation(api);
    const token = await api.tokenFor(enrolmentId);
    await api.call(otpEndpoints.request, { body: { channel: email, contact } }, { token });
    const old = await codeSentTo(api, contact);
    const changed = { emailAddress: 'newer@example.test', contactNumber: mobile };
    await api.call(enrolmentEndpoints.saveContactDetails, { body: changed }, { token });
    const request = { channel: email, contact: changed.emailAddress };
    await api.call(otpEndpoints.request, { body: request }, { token });
    expect(await verify(api, token, old)).toMatchObject(invalidCode);
    expect(await verify(api, token, await codeSentTo(api, changed.emailAddress))).toMatchObject({ status: 200 });
  });
});
