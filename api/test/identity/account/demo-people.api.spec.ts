import {
  addDays,
  energyEndpoints,
  enrolmentEndpoints,
  londonToday,
  otpEndpoints,
  type Tokens,
} from '@home-move/contract';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { requestCode, codeSentTo, email, passwordGrant, validate, verify } from './login.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000' });
});
afterAll(() => api.close());

const mine = async (tokens: Tokens) =>
  (await api.call(enrolmentEndpoints.mine, {}, { token: tokens.access_token })).body;
const byDetails = async (token: string, surname: string, postcode: string) => {
  const { body } = await validate(api, token, { surname, postcode });
  return mine(body.token as Tokens);
};
const byPassword = async (username: string) => (await passwordGrant(api, username, 'Moving1!')).body as Tokens;
const inAWeek = () => addDays(londonToday(api.clock.now()), 7);
const channelDetails = async (token: string, channel: string) =>
  api.call(otpEndpoints.channelDetails, { query: { channel, token } }, { token: await api.appToken() });

describe('the demo people', () => {
  it('Sam Hartley logs in with the postcode, neither contact verified', async () => {
    const body = { channel: email, postcode: 'MK40 2QT', token: 'demo-lettings' } as const;
    const answer = await api.call(otpEndpoints.validatePostcode, { body }, { token: await api.appToken() });
    expect(answer.body.result).toBe(0);
    expect(await mine(answer.body.token as Tokens)).toMatchObject({
      surname: 'Hartley',
      partnerName: 'Oakwood Bedford',
      enrolmentType: 'Lettings',
      saveAndContinueToken: 'demo-lettings',
      emailAddressVerified: false,
      contactNumberVerified: false,
    });
    expect((await channelDetails('demo-lettings', 'sms')).body.contactDetails).toBe('•••••••0101');
  });

  it('Priya Shah has both contacts verified', async () => {
    expect(await byDetails('demo-verified', 'shah', 'mk40 2qt')).toMatchObject({
      status: 20,
      firstName: 'Priya',
      surname: 'Shah',
      dateOfBirth: '1992-08-14',
      emailAddress: 'priya.shah@example.test',
      contactNumber: '07700900102',
      emailAddressVerified: true,
      contactNumberVerified: true,
      partnerName: 'Oakwood Lettings',
    });
  });

  it.each([
    ['Lee Novak is locked', 'demo-locked', 4],
    ['somebody was forgotten', 'demo-forgotten', 9],
  ])('%s', async (_, token, result) => {
    const answer = await validate(api, token, { surname: 'Novak', postcode: 'MK40 2QT' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'DETAILS_NOT_CONFIRMED', result } });
    expect(await channelDetails(token, 'email')).toMatchObject({ status: 404, body: { code: 'INVALID_LINK' } });
  });

  it('Jo Evans has surname, postcode and email address', async () => {
    expect(await byDetails('demo-social', 'Evans', 'CF10 3NP')).toMatchObject({
      status: 10,
      enrolmentType: 'Social',
      firstName: null,
      postcode: 'CF10 3NP',
      emailAddress: 'jo.evans@example.test',
      contactNumber: null,
    });
  });

  it('Pat Morgan logs in by password or code, with address and date but no choices [SESS-22]', async () => {
    const tokens = await byPassword('pat.morgan@example.test');
    expect(await mine(tokens)).toMatchObject({
      status: 20,
      enrolmentType: 'Direct',
      simpleAddress: '24 Castle Road, Bedford, MK40 2QT',
      moveInDate: inAWeek(),
      supplyChecked: false,
      energyConsented: null,
      entertainmentConsented: null,
      councilConsented: null,
      energyOptIn: 0,
    });
    const app = await api.appToken();
    await requestCode(api, app, 'pat.morgan@example.test');
    const { body } = await verify(api, app, await codeSentTo(api, 'pat.morgan@example.test'));
    expect(await mine(body)).toMatchObject({ firstName: 'Pat' });
    // The home is one of the address look-up, by its own key.
    const as = { token: tokens.access_token };
    const asked = { params: { postcode: 'MK40 2QT' } };
    const { body: homes } = await api.call(enrolmentEndpoints.addresses, asked, as);
    expect(homes).toContainEqual(
      expect.objectContaining({ addressKey: '121193458708', simpleAddress: expect.stringContaining('24 Castle Road') }),
    );
  });

  it('Chris Doyle has everything set up [SESS-22]', async () => {
    const tokens = await byPassword('chris.doyle@example.test');
    expect(await mine(tokens)).toMatchObject({
      status: 40,
      partnerName: 'Meadow Homes',
      energyComplete: true,
      entertainmentComplete: true,
      broadbandComplete: true,
      councilComplete: true,
      waterComplete: true,
      simpleAddress: '16 Castle Road, Bedford, MK40 2QT',
    });
    const { body } = await api.call(enrolmentEndpoints.confirmation, {}, { token: tokens.access_token });
    expect(body).toMatchObject({
      energy: {
        isCompleted: true,
        supplierName: 'Larkfield Energy',
        tariffName: 'Larkfield Fix 12',
        estimatedTotalMonthlyAmountFormatted: '£139.37',
        directDebitReference: 'LARKDEMO0001',
      },
      entertainment: { isCompleted: true, packageName: 'Fibre 36', orderNumber: 'HT-DEMO0001' },
      council: { isCompleted: true, isRegistrationConfirmed: true, councilName: 'Bedford Borough Council' },
      water: { isCompleted: true, isRegistrationConfirmed: true, boardName: 'Anglian Water' },
    });
    const { status } = await api.call(energyEndpoints.selection, {}, { token: tokens.access_token });
    expect(status).toBe(200);
  });

  it('keep passwords and changes across restarts, and are seeded once', async () => {
    const before = await api.database.collection('customers').find().sort({ _id: 1 }).toArray();
    const token = (await byPassword('pat.morgan@example.test')).access_token;
    await api.call(enrolmentEndpoints.update, { body: { residentialStatus: 202 } }, { token });
    const again = await api.another();
    expect(await api.database.collection('customers').find().sort({ _id: 1 }).toArray()).toEqual(before);
    expect(await api.database.collection('enrolments').countDocuments()).toBe(7);
    expect(await mine(await byPassword('pat.morgan@example.test'))).toMatchObject({ residentialStatus: 202 });
    await again.close();
  });
});
