import {
  accountEndpoints,
  enrolmentEndpoints,
  onboardingEndpoints,
  type AccountValidation,
  type Tokens,
} from '@home-move/contract';
import { AccountService } from '../../../src/modules/identity/account/account.service.js';
import { aMover, sam, samsContact } from '../../journey/mover.builder.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { anInvitation, readHolder, updateStored, findStored, validate, statusesOf } from './login.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000', VALIDATE_LIMIT: '1000' });
});
afterAll(() => api.close());

const right = { surname: 'Hartley', postcode: 'MK40 2QT' };
const wrongSurname = { ...right, surname: 'Hartly' };
const wrongPostcode = { ...right, postcode: 'MK40 2QR' };
const refused = (result: number) => ({ status: 400, body: { code: 'DETAILS_NOT_CONFIRMED', result } });
const tokenOf = (body: unknown) => ({ body: (body as AccountValidation).token });

describe('a bad request', () => {
  itRequiresAuthentication(() => api, accountEndpoints.validate, { body: { ...right, token: 'x' } });
  itValidatesItsBody(
    () => api,
    accountEndpoints.validate,
    {},
    () => api.appToken(),
    {
      'nothing at all': {
        body: { surname: ' ', postcode: '', token: '' },
        errors: {
          surname: 'Please enter your surname',
          postcode: 'Please tell me the postcode of your new home',
          token: 'Mandatory',
        },
      },
      'a postcode that is none': {
        body: { ...right, postcode: 'MK', token: 'x' },
        errors: { postcode: "We don't recognise this postcode" },
      },
    },
  );
});

describe('confirming details', () => {
  it('logs in with surname and postcode as an anonymous enrolment user [VAL-02] [VAL-03] [SESS-21]', async () => {
    const { enrolmentId, token } = await anInvitation(api);
    const answer = await validate(api, token, right);
    expect(answer).toMatchObject({ status: 200, body: { result: 0, token: { token_type: 'Bearer' } } });
    expect(await readHolder(api, tokenOf(answer.body))).toEqual({ role: 'enrolment', id: enrolmentId });
    expect(await findStored(api, enrolmentId)).toMatchObject({
      detailMismatches: 0,
      detailsConfirmedAt: expect.any(Date),
    });
  });

  it.each([
    [{ surname: "o'BRIEN jones", postcode: 'mk402qt' }, "O'Brien-Jones"],
    [{ surname: ' obrien-jönes ', postcode: 'MK40  2QT' }, "O'Brien-Jones"],
  ])('accepts %p [VAL-03]', async (typed, surname) => {
    const { token } = await anInvitation(api, { surname });
    expect(await validate(api, token, typed)).toMatchObject({ status: 200, body: { result: 0 } });
  });

  it('answers 1 to a wrong surname, 2 to a wrong postcode, 3 to both [VAL-01]', async () => {
    const [one, two, three] = [await anInvitation(api), await anInvitation(api), await anInvitation(api)];
    expect(await validate(api, one.token, wrongSurname)).toMatchObject(refused(1));
    expect(await validate(api, two.token, wrongPostcode)).toMatchObject(refused(2));
    expect(await validate(api, three.token, { ...wrongPostcode, surname: 'Novak' })).toMatchObject(refused(3));
    expect(await findStored(api, one.enrolmentId)).toMatchObject({ detailMismatches: 1, detailsConfirmedAt: null });
  });

  it('locks the account at the third mismatch, answers 4, and rejects correct details afterwards [VAL-01] [VAL-04]', async () => {
    const { enrolmentId, token } = await anInvitation(api);
    expect(await validate(api, token, wrongSurname)).toMatchObject(refused(1));
    expect(await validate(api, token, wrongPostcode)).toMatchObject(refused(2));
    expect(await validate(api, token, wrongSurname)).toMatchObject(refused(4));
    expect(await validate(api, token, right)).toMatchObject(refused(4));
    expect(await findStored(api, enrolmentId)).toMatchObject({ detailMismatches: 3, lockedAt: expect.any(Date) });
  });

  it('counts exactly three of ten simultaneous wrong attempts [VAL-04]', async () => {
    const { enrolmentId, token } = await anInvitation(api);
    const answers = await Promise.all(Array.from({ length: 10 }, () => validate(api, token, wrongSurname)));
    expect(answers.map(({ body }) => (body as unknown as { result: number }).result).toSorted((a, b) => a - b)).toEqual(
      [1, 1, 4, 4, 4, 4, 4, 4, 4, 4],
    );
    expect(await findStored(api, enrolmentId)).toMatchObject({ detailMismatches: 3, version: 4 });
  });

  it('resets two mismatches when the details match [VAL-04]', async () => {
    const { enrolmentId, token } = await anInvitation(api);
    await validate(api, token, wrongSurname);
    await validate(api, token, wrongSurname);
    expect((await validate(api, token, right)).status).toBe(200);
    expect(await findStored(api, enrolmentId)).toMatchObject({ detailMismatches: 0 });
  });

  it('accepts correct details after support has unlocked the account', async () => {
    const { enrolmentId, token } = await anInvitation(api);
    for (let count = 0; count < 3; count += 1) await validate(api, token, wrongSurname);
    const accounts = api.app.get(AccountService, { strict: false });
    expect(await accounts.unlock({ token })).toEqual({ enrolmentId, wasLocked: true });
    expect(await accounts.unlock({ enrolmentId })).toEqual({ enrolmentId, wasLocked: false });
    expect((await validate(api, token, right)).status).toBe(200);
    await expect(accounts.unlock({ token: 'unknown' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(accounts.unlock({ enrolmentId: 'unknown' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('answers 5 to an unknown or altered token [VAL-01]', async () => {
    const { token, enrolmentId } = await anInvitation(api);
    const before = await findStored(api, enrolmentId);
    for (const bad of ['unknown', `${token}x`, token.slice(1), enrolmentId]) {
      expect(await validate(api, bad, right)).toMatchObject(refused(5));
    }
    expect(await findStored(api, enrolmentId)).toEqual(before);
  });

  it('answers 9 for a forgotten enrolment, whatever the details [VAL-01]', async () => {
    const { token, enrolmentId } = await anInvitation(api);
    await updateStored(api, enrolmentId, { forgottenAt: new Date() });
    const before = await findStored(api, enrolmentId);
    expect(await validate(api, token, right)).toMatchObject(refused(9));
    expect(await validate(api, token, wrongSurname)).toMatchObject(refused(9));
    expect(await findStored(api, enrolmentId)).toEqual(before);
  });
});

describe('an enrolment with insufficient details', () => {
  it.each([
    ['surname', { surname: null }],
    ['postcode', { postcode: null }],
  ])(
    'without a %s becomes an unpopulated one, with nothing left of what the partner sent [VAL-01]',
    async (_, known) => {
      const { enrolmentId, token } = await anInvitation(api, known);
      const answer = await validate(api, token, wrongSurname);
      expect(answer).toMatchObject({ status: 200, body: { result: 7 } });
      expect(await readHolder(api, tokenOf(answer.body))).toEqual({ role: 'enrolment', id: enrolmentId });
      expect(await findStored(api, enrolmentId)).toMatchObject({
        isUnpopulated: true,
        surname: null,
        emailAddress: null,
        contactNumber: null,
        partnerPostcode: null,
      });
      // A mover who returns by the same link continues.
      expect(await validate(api, token, right)).toMatchObject({ status: 200, body: { result: 7 } });
    },
  );

  it('awaits all details when the partner had sent only a name', async () => {
    const { enrolmentId, token } = await anInvitation(api, { postcode: null });
    await updateStored(api, enrolmentId, { firstName: 'Sam', status: 20 });
    await validate(api, token, right);
    expect(await findStored(api, enrolmentId)).toMatchObject({ firstName: null, status: 10 });
  });

  it("also drops an agent's draft of its onboarding journey", async () => {
    const { enrolmentId, token } = await anInvitation(api, { postcode: null });
    const agent = { token: await api.tokenFor(enrolmentId, 'agent') };
    await api.call(onboardingEndpoints.save, { body: { firstName: 'Samuel' } }, agent);
    const { body } = await validate(api, token, right);
    const mover = { token: (body as { token: Tokens }).token.access_token };
    const journey = await api.call(onboardingEndpoints.journey, {}, mover);
    expect(journey).toMatchObject({ status: 200, body: { firstName: null, surname: null, version: 0 } });
  });

  it('answers 8 without tokens when it has no personal data [VAL-01]', async () => {
    const nothing = { surname: null, postcode: null, email: null, mobile: null };
    const { enrolmentId, token } = await anInvitation(api, nothing);
    const before = await findStored(api, enrolmentId);
    const { status, body } = await validate(api, token, right);
    expect({ status, body }).toEqual({ status: 200, body: { result: 8 } });
    expect(await findStored(api, enrolmentId)).toEqual(before);
  });

  it('keeps the details that its mover has entered', async () => {
    const mover = await aMover(api);
    await api.call(enrolmentEndpoints.savePersonalDetails, { body: sam }, { token: mover.token });
    await api.call(enrolmentEndpoints.saveContactDetails, { body: samsContact }, { token: mover.token });
    const { body } = await api.call(enrolmentEndpoints.mine, {}, { token: mover.token });
    // There is no address yet, so no postcode to compare with.
    expect(await validate(api, body.saveAndContinueToken ?? '', right)).toMatchObject({
      status: 200,
      body: { result: 8 },
    });
    expect(await findStored(api, mover.id)).toMatchObject({ surname: 'Hartley', isUnpopulated: false });
  });
});

describe('the text for the client', () => {
  it('accompanies every rejection with a result in addition to the code [VAL-12]', async () => {
    const { body } = await validate(api, 'unknown', right);
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Something went wrong',
      status: 400,
      code: 'DETAILS_NOT_CONFIRMED',
      result: 5,
    });
  });
});

describe('brute force', () => {
  it('is limited per client address across all links; correct details do not count', async () => {
    const strict = await api.another({ VALIDATE_LIMIT: '4' });
    strict.clock.at('2026-11-20T12:01:00Z');
    const { token } = await anInvitation(strict);
    const app = { token: await strict.appToken() };
    const tryOut = (body: object) => strict.call(accountEndpoints.validate, { body: body as never }, app);
    for (let count = 0; count < 6; count += 1) expect((await tryOut({ ...right, token })).status).toBe(200);
    const responses = await Promise.all(Array.from({ length: 8 }, (_, n) => tryOut({ ...right, token: `guess-${n}` })));
    expect(statusesOf(responses)).toEqual([400, 400, 400, 400, 429, 429, 429, 429]);
    const answer = await tryOut({ ...right, token });
    expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(answer.headers['retry-after']).toBe('840');
    strict.clock.advance({ minutes: 15 });
    await strict.close();
  });
});
