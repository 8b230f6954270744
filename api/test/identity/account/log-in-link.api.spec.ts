import { accountEndpoints } from '@home-move/contract';
import { LinksService } from '../../../src/modules/identity/links/links.service.js';
import { PasswordsService } from '../../../src/modules/identity/token/passwords.service.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { anInvitation, readHolder, updateStored, findStored, validate } from './login.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000' });
});
afterAll(() => api.close());

const issue = (enrolmentId: string) => api.app.get(LinksService, { strict: false }).issue('log-in', { enrolmentId });
const open = async (token: string, at = api) =>
  at.call(accountEndpoints.logInLink, { body: { token } }, { token: await at.appToken() });

itRequiresAuthentication(() => api, accountEndpoints.logInLink, { body: { token: 'x' } });

describe('the result of a log-in link', () => {
  it('is 0 with a token when details are to be confirmed [VAL-13]', async () => {
    const { enrolmentId, token: confirmToken } = await anInvitation(api);
    const link = await issue(enrolmentId);
    expect((await open(link)).body).toEqual({ result: 0, confirmToken });
    expect((await validate(api, confirmToken, { surname: 'Hartley', postcode: 'MK40 2QT' })).status).toBe(200);
  });

  it('is 1 when details were confirmed before, however often it is opened [VAL-13]', async () => {
    const { enrolmentId, token: confirmToken } = await anInvitation(api);
    const link = await issue(enrolmentId);
    await validate(api, confirmToken, { surname: 'Hartley', postcode: 'MK40 2QT' });
    expect((await open(link)).body).toEqual({ result: 1, confirmToken });
    expect((await open(link)).body).toEqual({ result: 1, confirmToken });
  });

  it('is 2 for a mover with a password [VAL-13]', async () => {
    const { enrolmentId, email } = await anInvitation(api);
    await api.app.get(PasswordsService, { strict: false }).set({ email, password: 'Moving1!', enrolmentId });
    expect((await open(await issue(enrolmentId))).body).toEqual({ result: 2 });
  });

  it.each([
    ['locked', { lockedAt: new Date() }],
    ['forgotten', { forgottenAt: new Date() }],
  ])('is 3 for an account that was %s [VAL-13]', async (_, fields) => {
    const { enrolmentId } = await anInvitation(api);
    await updateStored(api, enrolmentId, fields);
    const before = await findStored(api, enrolmentId);
    expect((await open(await issue(enrolmentId))).body).toEqual({ result: 3 });
    expect(await findStored(api, enrolmentId)).toEqual(before);
  });

  it.each([
    ['no surname', { surname: null }],
    ['no postcode', { postcode: null }],
    ['nothing', { surname: null, postcode: null, email: null, mobile: null }],
  ])('is 5 with tokens where a partner sent %s [VAL-13] [SESS-21]', async (_, known) => {
    const { enrolmentId } = await anInvitation(api, known);
    const { body } = await open(await issue(enrolmentId));
    expect(body).toEqual({ result: 5, token: expect.objectContaining({ token_type: 'Bearer' }) });
    expect(await readHolder(api, { body: body.token })).toEqual({ role: 'enrolment', id: enrolmentId });
    expect(await findStored(api, enrolmentId)).toMatchObject({
      surname: null,
      emailAddress: null,
      partnerPostcode: null,
    });
  });
});

describe('an invalid log-in link', () => {
  const invalidLink = { status: 404, body: { code: 'INVALID_LINK' } };

  it('is an unknown token, or the token of another link [VAL-14]', async () => {
    const { token } = await anInvitation(api);
    for (const bad of ['unknown', token]) expect(await open(bad)).toMatchObject(invalidLink);
  });

  it('is older than 14 days [VAL-14]', async () => {
    const { enrolmentId } = await anInvitation(api);
    const link = await issue(enrolmentId);
    const laterApi = await api.another();
    laterApi.clock.advance({ days: 13 });
    expect((await open(link, laterApi)).status).toBe(200);
    laterApi.clock.advance({ days: 1, minutes: 1 });
    expect(await open(link, laterApi)).toMatchObject(invalidLink);
    await laterApi.close();
  });

  it('belongs to a deleted enrolment', async () => {
    expect(await open(await issue('0123456789abcdef01234567'))).toMatchObject(invalidLink);
  });
});
