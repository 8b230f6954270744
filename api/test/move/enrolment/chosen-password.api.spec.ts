import { enrolmentEndpoints, otpEndpoints, type Tokens } from '@home-move/contract';
import { hash } from '@node-rs/argon2';
import { PasswordHashing } from '../../../src/modules/identity/token/password-hashing.js';
import { codeSentTo, email, updateStored, verify } from '../../identity/account/login.fixture.js';
import { aMover, sam, samsContact, type Mover } from '../../journey/mover.builder.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';

let api: BootedApp;
let mover: Mover;
let emailAddress: string;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000' });
});
let count = 0;
beforeEach(async () => {
  mover = await aMover(api);
  emailAddress = `sam.${(count += 1)}@example.test`;
});
afterAll(() => api.close());

const saveAs = ({ token }: Pick<Mover, 'token'>, more: object) =>
  api.call(enrolmentEndpoints.saveContactDetails, { body: { ...samsContact, emailAddress, ...more } }, { token });
const logIn = async (password: string) => {
  const form = new URLSearchParams({ grant_type: 'password', username: emailAddress, password });
  const { status, body } = await api.send('POST', '/api/v1/token', { body: form.toString() });
  if (status !== 200) return status;
  const token = (body as Tokens).access_token;
  return (await api.call(enrolmentEndpoints.mine, {}, { token })).body.id;
};

describe('the password that a mover chooses with their contact details', () => {
  it('logs the mover in to their own move [PWD-02, PERS-06]', async () => {
    expect(await saveAs(mover, { password: 'Moving1!' })).toMatchObject({ status: 200, body: { emailAddress } });
    expect(await logIn('Moving1!')).toBe(mover.id);
    expect(await logIn('Moving2!')).toBe(401);
  });

  it('is optional [PWD-02]', async () => {
    expect(await saveAs(mover, {})).toMatchObject({ status: 200, body: { emailAddress } });
    expect(await logIn('Moving1!')).toBe(401);
  });

  it('is replaced by the next one of the same move', async () => {
    await saveAs(mover, { password: 'Moving1!' });
    await saveAs(mover, { password: 'Moving2!' });
    expect(await logIn('Moving2!')).toBe(mover.id);
    expect(await logIn('Moving1!')).toBe(401);
  });

  it('replaces the one under their previous email address', async () => {
    await saveAs(mover, { password: 'Moving1!' });
    await saveAs(mover, { password: 'Moving2!', emailAddress: `new.${emailAddress}` });
    expect(await logIn('Moving1!')).toBe(401);
    emailAddress = `new.${emailAddress}`;
    expect(await logIn('Moving2!')).toBe(mover.id);
  });

  it('does not change or reveal the password that another move has under this address', async () => {
    await saveAs(mover, { password: 'Moving1!' });
    const other = await aMover(api);
    await api.call(enrolmentEndpoints.savePersonalDetails, { body: sam }, { token: other.token });
    const answer = await saveAs(other, { password: 'An0ther!' });
    expect(answer).toMatchObject({ status: 200, body: { id: other.id, emailAddress, status: 20 } });
    expect(await logIn('Moving1!')).toBe(mover.id);
  });

  it('works although a stranger chose a password under the same address before, or chooses one at the same time', async () => {
    const [before, meanwhile] = [await aMover(api), await aMover(api)];
    await saveAs(before, { password: 'Stranger1!' });
    await Promise.all([saveAs(mover, { password: 'Moving1!' }), saveAs(meanwhile, { password: 'Stranger2!' })]);
    expect(await logIn('Moving1!')).toBe(mover.id);
    expect(await logIn('Stranger1!')).toBe(before.id);
    expect(await logIn('Stranger2!')).toBe(meanwhile.id);
  });

  it('works however many strangers have chosen a password under the same address since', async () => {
    await saveAs(mover, { password: 'Moving1!' });
    for (let stranger = 0; stranger < 7; stranger += 1) {
      await saveAs(await aMover(api), { password: `Stranger${stranger}!` });
    }
    expect(await logIn('Moving1!')).toBe(mover.id);
    expect(await logIn('Moving2!')).toBe(401);
  });

  it.each([
    ['no password is stored', 0],
    ['one is', 1],
    ['seven are', 7],
  ])('is checked by the same number of hashes when under the address %s', async (_, stored) => {
    for (let one = 0; one < stored; one += 1) await saveAs(await aMover(api), { password: `Stranger${one}!` });
    const hashing = api.app.get(PasswordHashing, { strict: false });
    const [made, verified] = [jest.spyOn(hashing, 'hash'), jest.spyOn(hashing, 'verify')];
    for (const password of ['Moving9!', 'Stranger0!']) await logIn(password);
    expect([made.mock.calls.length, verified.mock.calls.length]).toEqual([2, 2]);
    jest.restoreAllMocks();
  });

  it('works when an earlier version has stored it, and is then stored like every other one', async () => {
    await saveAs(mover, { password: 'Moving1!' });
    const customers = api.database.collection('customers');
    const change = { $set: { passwordHash: await hash('Earlier1!') }, $unset: { isSaltedByAddress: '' } };
    await customers.updateOne({ enrolmentId: mover.id }, change);
    expect(await logIn('Earlier1!')).toBe(mover.id);
    expect(await customers.findOne({ enrolmentId: mover.id })).toMatchObject({ isSaltedByAddress: true });
    await saveAs(await aMover(api), { password: 'Stranger1!' });
    expect(await logIn('Earlier1!')).toBe(mover.id);
  });

  it('opens the move with the proven address, if strangers have chosen the same one', async () => {
    await saveAs(mover, { password: 'Moving1!' });
    await updateStored(api, mover.id, { isUnpopulated: true });
    const as = { token: mover.token };
    await api.call(otpEndpoints.request, { body: { channel: email, contact: emailAddress } }, as);
    await verify(api, mover.token, await codeSentTo(api, emailAddress));
    for (let count = 0; count < 6; count += 1) {
      api.clock.advance({ seconds: 1 });
      await saveAs(await aMover(api), { password: 'Moving1!' });
    }
    expect(await logIn('Moving1!')).toBe(mover.id);
  });

  it('is rejected when it breaks the rule, and nothing is saved', async () => {
    expect(await saveAs(mover, { password: 'short' })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors: { password: 'Please ensure your password match the criteria above' } },
    });
    const { body } = await api.call(enrolmentEndpoints.mine, {}, { token: mover.token });
    expect(body).toMatchObject({ emailAddress: null, version: 1 });
  });

  it('cannot be chosen by an agent', async () => {
    const token = await api.tokenFor(mover.id, 'agent');
    expect(await saveAs({ token }, { password: 'Moving1!' })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    expect(await saveAs({ token }, {})).toMatchObject({ status: 200 });
    expect(await logIn('Moving1!')).toBe(401);
  });

  it('is stored only as a hash, and never logged', async () => {
    await saveAs(mover, { password: 'S3cret-of-mine' });
    const stored = await api.database.collection('customers').findOne({ enrolmentId: mover.id });
    expect(stored?.['passwordHash']).toMatch(/^\$argon2id\$/);
    const enrolments = JSON.stringify(await api.database.collection('enrolments').find({}).toArray());
    expect(enrolments).not.toContain('S3cret-of-mine');
    expect(api.testApp.logged.join('\n')).not.toContain('S3cret-of-mine');
  });

  it('is saved with a date of birth at midnight UTC, stored as a calendar date [PERS-20]', async () => {
    const body = { ...sam, dateOfBirth: '1985-03-27T00:00:00.000Z' };
    const answer = await api.call(enrolmentEndpoints.savePersonalDetails, { body }, { token: mover.token });
    expect(answer).toMatchObject({ status: 200, body: { dateOfBirth: '1985-03-27' } });
  });
});
