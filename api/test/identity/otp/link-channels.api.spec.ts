import { otpEndpoints } from '@home-move/contract';
import {
  anInvitation,
  email,
  readHolder,
  sessionWithCode,
  sms,
  updateStored,
  findStored,
  verify,
  type Invited,
} from '../account/login.fixture.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000', VALIDATE_LIMIT: '1000' });
});
afterAll(() => api.close());

const postcode = 'MK40 2QT';
const validate = async (token: string, typed = postcode, channel: 0 | 1 = email) =>
  api.call(
    otpEndpoints.validatePostcode,
    { body: { channel, postcode: typed, token } },
    { token: await api.appToken() },
  );
const details = async (token: string, channel: string) =>
  api.call(otpEndpoints.channelDetails, { query: { channel, token } }, { token: await api.appToken() });
const notConfirmed = (result: number) => ({ status: 400, body: { code: 'DETAILS_NOT_CONFIRMED', result } });
const completed = { status: 400, body: { code: 'POSTCODE_VALIDATION_COMPLETED' } };

describe('validating the postcode of a link', () => {
  const body = { channel: email, postcode, token: 'x' } as const;
  itRequiresAuthentication(() => api, otpEndpoints.validatePostcode, { body });
  itValidatesItsBody(
    () => api,
    otpEndpoints.validatePostcode,
    {},
    () => api.appToken(),
    {
      'a channel that is none [OTP-10]': { body: { ...body, channel: 2 }, errors: { channel: 'Invalid' } },
      'a postcode that is none': {
        body: { ...body, postcode: 'MK' },
        errors: { postcode: "We don't recognise this postcode" },
      },
    },
  );

  it.each([email, sms])(
    'answers result and token to who knows it, for channel %p [OTP-06] [OTP-10]',
    async (channel) => {
      const { enrolmentId, token } = await anInvitation(api);
      const answer = await validate(token, 'mk402qt', channel);
      expect(answer).toMatchObject({ status: 200, body: { result: 0, token: { access_token: expect.any(String) } } });
      expect(await readHolder(api, { body: answer.body.token })).toEqual({ role: 'enrolment', id: enrolmentId });
      expect(await findStored(api, enrolmentId)).toMatchObject({ detailsConfirmedAt: expect.any(Date) });
    },
  );

  it('compares with the chosen address, if there is one [OTP-06]', async () => {
    const { enrolmentId, token } = await anInvitation(api);
    await updateStored(api, enrolmentId, { address: { postcode: 'EH3 9QN' } });
    expect(await validate(token)).toMatchObject({ status: 400, body: { code: 'INVALID_POSTCODE' } });
    expect((await validate(token, 'EH3 9QN')).status).toBe(200);
  });

  it('rejects a wrong one, and locks the account at the third', async () => {
    const { enrolmentId, token } = await anInvitation(api);
    const wrong = { status: 400, body: { code: 'INVALID_POSTCODE' } };
    expect(await validate(token, 'MK40 2QR')).toMatchObject(wrong);
    expect(await validate(token, 'MK40 2QR')).toMatchObject(wrong);
    expect(await validate(token, 'MK40 2QR')).toMatchObject(notConfirmed(4));
    expect(await validate(token)).toMatchObject(notConfirmed(4));
    expect(await findStored(api, enrolmentId)).toMatchObject({ detailMismatches: 3, lockedAt: expect.any(Date) });
  });

  it('counts exactly three of ten simultaneous wrong attempts', async () => {
    const { enrolmentId, token } = await anInvitation(api);
    const answers = await Promise.all(Array.from({ length: 10 }, () => validate(token, 'MK40 2QR')));
    const codes = answers.map(({ body }) => (body as unknown as { code: string }).code).toSorted();
    expect(codes).toEqual([...Array<string>(8).fill('DETAILS_NOT_CONFIRMED'), 'INVALID_POSTCODE', 'INVALID_POSTCODE']);
    expect(await findStored(api, enrolmentId)).toMatchObject({ detailMismatches: 3 });
  });

  it('answers 7 with tokens when the partner sent no details [OTP-06]', async () => {
    const { enrolmentId, token } = await anInvitation(api, { postcode: null });
    const answer = await validate(token);
    expect(answer).toMatchObject({ status: 200, body: { result: 7 } });
    expect(await readHolder(api, { body: answer.body.token })).toEqual({ role: 'enrolment', id: enrolmentId });
    expect(await findStored(api, enrolmentId)).toMatchObject({
      isUnpopulated: true,
      surname: null,
      emailAddress: null,
    });
  });

  it('reports why a link admits no one', async () => {
    const [forgotten, empty] = [
      await anInvitation(api),
      await anInvitation(api, { surname: null, postcode: null, email: null, mobile: null }),
    ];
    await updateStored(api, forgotten.enrolmentId, { forgottenAt: new Date() });
    expect(await validate('unknown')).toMatchObject(notConfirmed(5));
    expect(await validate(forgotten.token)).toMatchObject(notConfirmed(9));
    expect(await validate(empty.token)).toMatchObject(notConfirmed(8));
  });

  it.each([
    ['complete', 40],
    ['closed', 30],
  ])('is completed for a journey that is %s, whatever the postcode [OTP-22]', async (_, status) => {
    const { enrolmentId, token } = await anInvitation(api);
    await updateStored(api, enrolmentId, { status });
    expect(await validate(token)).toMatchObject(completed);
    expect(await validate(token, 'MK40 2QR')).toMatchObject(completed);
    expect(await findStored(api, enrolmentId)).toMatchObject({ detailMismatches: 0 });
  });
});

describe('the link of an invitation', () => {
  it('opens nothing once the mover has proven a contact, and sends a code instead', async () => {
    const invited = await anInvitation(api);
    const { token, code } = await sessionWithCode(api, invited);
    expect((await verify(api, token, code)).status).toBe(200);
    const answer = await validate(invited.token);
    expect(answer).toMatchObject({ status: 200, body: { codeSentTo: { channel: 'email' } } });
    expect(answer.body).not.toHaveProperty('token');
    expect(await details(invited.token, 'email')).toMatchObject({ status: 200, body: { channel: 'email' } });
    expect(await findStored(api, invited.enrolmentId)).toMatchObject({ detailMismatches: 0 });
  });

  it('is completed for the owner who is logged in', async () => {
    const invited = await anInvitation(api);
    const { token, code } = await sessionWithCode(api, invited);
    const { access_token } = (await verify(api, token, code)).body;
    const query = { channel: 'email', token: invited.token };
    expect(await api.call(otpEndpoints.channelDetails, { query }, { token: access_token })).toMatchObject(completed);
  });
});

describe('the contact behind a link', () => {
  itRequiresAuthentication(() => api, otpEndpoints.channelDetails, { query: { channel: 'email', token: 'x' } });
  let sam: Invited;
  beforeAll(async () => {
    sam = await anInvitation(api, { email: 'sam.hartley.2@example.test', mobile: '07700900142' });
  });

  it('is returned masked by channel name, under v1 and v2 [OTP-08]', async () => {
    const { token } = sam;
    expect((await details(token, 'email')).body).toEqual({ channel: 'email', contactDetails: 's•••@example.test' });
    expect((await details(token, 'sms')).body).toEqual({ channel: 'sms', contactDetails: '•••••••0142' });
    const path = `/api/v1/otp/channel-details?channel=sms&token=${token}`;
    expect((await api.send('GET', path, { token: await api.appToken() })).body).toEqual({
      channel: 'sms',
      contactDetails: '•••••••0142',
    });
  });

  it('is empty when the partner sent none', async () => {
    const { token } = await anInvitation(api, { mobile: null });
    expect((await details(token, 'sms')).body).toEqual({ channel: 'sms', contactDetails: '' });
  });

  it.each([
    [{ channel: '0' }, 'channel'],
    [{ channel: 'email' }, 'token'],
  ])('requires a channel name and a token: %p [OTP-08]', async (query, field) => {
    const path = `/api/v2/otp/channel-details?${new URLSearchParams(query).toString()}`;
    const answer = await api.send('GET', path, { token: await api.appToken() });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(Object.keys((answer.body as { errors: object }).errors)).toContain(field);
  });

  it('is not returned for an unknown, forgotten or locked link', async () => {
    const [forgotten, locked] = [await anInvitation(api), await anInvitation(api)];
    await updateStored(api, forgotten.enrolmentId, { forgottenAt: new Date() });
    await updateStored(api, locked.enrolmentId, { lockedAt: new Date() });
    for (const token of ['unknown', forgotten.token, locked.token]) {
      expect(await details(token, 'email')).toMatchObject({ status: 404, body: { code: 'INVALID_LINK' } });
    }
  });

  it.each([40, 30])('is POSTCODE_VALIDATION_COMPLETED once the status is %p [OTP-22]', async (status) => {
    const { enrolmentId, token } = await anInvitation(api);
    await updateStored(api, enrolmentId, { status });
    expect(await details(token, 'email')).toMatchObject(completed);
  });
});
