import {
  channelCodes,
  type Endpoint,
  accountEndpoints,
  enrolmentEndpoints,
  onboardingEndpoints,
  otpEndpoints,
  urlOf,
} from '@home-move/contract';
import { anInvitation, requestCode, codeSentTo } from '../../identity/account/login.fixture.js';
import { aMover, sam, samsContact } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { aTraveller, byHand } from './onboarding-journey.builder.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
  api.clock.at('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

/** An invisible character, as in pasted text. */
const unseen = '\u200B';
const riverWalk = { houseNameOrNumber: '3', addressLine1: 'River Walk', town: 'Truro', postcode: 'TR1 2HE' };
const { savePersonalDetails, saveContactDetails, update, saveManualAddress } = enrolmentEndpoints;

interface Case {
  readonly endpoint: Endpoint;
  readonly kind: object;
  readonly kept: object;
  readonly refused: object;
  readonly errors: Readonly<Record<string, string>>;
}

const ofAMover: Record<string, Case> = {
  'name and birth [PERS-22]': {
    endpoint: savePersonalDetails,
    kind: { ...sam, firstName: ' Mary  Ann', surname: 'D´Arcy – Jones', dateOfBirth: '1985-03-27T00:00:00.000Z' },
    kept: { firstName: 'Mary Ann', surname: "D'Arcy - Jones", dateOfBirth: '1985-03-27' },
    refused: { ...sam, firstName: `S${unseen}` },
    errors: { firstName: 'The length of First name must be at least of 2 characters' },
  },
  'contacts [PERS-21]': {
    endpoint: saveContactDetails,
    kind: { contactNumber: '+44 (0)7700 900101', emailAddress: 'Sam Hartley <SAM@example.test>' },
    kept: { contactNumber: '07700900101', emailAddress: 'sam@example.test' },
    refused: { ...samsContact, contactNumber: '07700 90010' },
    errors: { contactNumber: 'Please enter a valid UK mobile number without spaces, starting with 07' },
  },
  'date and residential status [API-02]': {
    endpoint: update,
    kind: { moveInDate: '2026-11-27', residentialStatus: '201' },
    kept: { moveInDate: '2026-11-27', residentialStatus: 201 },
    refused: { moveInDate: '2026-02-30', residentialStatus: '0' },
    errors: { moveInDate: 'Invalid', residentialStatus: 'Please select an option' },
  },
  'a home by hand [ADDR-07]': {
    endpoint: saveManualAddress,
    kind: { ...riverWalk, houseNameOrNumber: ' 3, ', addressLine1: 'River\u00A0 Walk', postcode: 't R12he.' },
    kept: { houseNumber: '3', addressLine1: 'River Walk', postcode: 'TR1 2HE' },
    refused: { ...riverWalk, town: unseen },
    errors: { town: 'Please enter your town or city' },
  },
};

const step = (kind: object, kept: object, refused: object, errors: Record<string, string>): Case => ({
  endpoint: onboardingEndpoints.save,
  kind,
  kept,
  refused,
  errors,
});

const ofATraveller: Record<string, Case> = {
  'a first name [ONB-38]': step(
    { firstName: 'Zoe\u0308 ' },
    { firstName: 'Zoë' },
    { firstName: 'Z' },
    {
      firstName: "That name doesn't look long enough",
    },
  ),
  'a surname [ONB-38]': step(
    { surname: 'O‘Neill' },
    { surname: "O'Neill" },
    { surname: 'Hartley2' },
    {
      surname: 'Surname cannot contain numbers or special characters',
    },
  ),
  'a day of birth [ONB-42]': step(
    { dateOfBirth: '1985-03-27T00:00:00Z' },
    { dateOfBirth: '1985-03-27' },
    { dateOfBirth: '1985-02-29' },
    { dateOfBirth: "That's not a real date" },
  ),
  'a move-in date [ONB-44]': step(
    { moveInDate: '2026-08-20' },
    { moveInDate: '2026-08-20' },
    { moveInDate: '2026-08-19' },
    { moveInDate: 'Date needs to be in the last 3 months' },
  ),
  'a postcode [ONB-35]': step(
    { postcode: 'mk4 02qt.' },
    { postcode: 'MK40 2QT' },
    { postcode: 'MK40' },
    {
      postcode: "That postcode doesn't look quite right",
    },
  ),
  'a home by hand [ONB-34]': step(
    { ...byHand, manualAddressStreetOne: ' 3  River Walk,', manualAddressTown: `Truro${unseen}` },
    { manualAddressStreetOne: '3 River Walk', manualAddressTown: 'Truro' },
    { ...byHand, manualAddressCounty: ' ' },
    { manualAddressCounty: 'We need your county' },
  ),
};

async function expectKindness({ endpoint, kind, kept, refused, errors }: Case, token: string): Promise<void> {
  const path = urlOf(endpoint, {});
  const answer = await api.send(endpoint.method, path, { body: refused, token });
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  expect((answer.body as { errors?: object }).errors).toEqual(errors);
  expect(await api.send(endpoint.method, path, { body: kind, token })).toMatchObject({ status: 200, body: kept });
}

describe('input variants are accepted by the API as by the form, and invalid input is rejected with the same messages', () => {
  it.each(Object.entries(ofAMover))('%s', async (_, given) => {
    await expectKindness(given, (await aMover(api)).token);
  });

  it.each(Object.entries(ofATraveller))('%s in the onboarding journey', async (_, given) => {
    await expectKindness(given, (await aTraveller(api)).token);
  });

  it('surname and postcode of a link [VAL-03]', async () => {
    const { token } = await anInvitation(api);
    const as = { token: await api.appToken() };
    const typed = (surname: string, postcode: string) =>
      api.call(accountEndpoints.validate, { body: { token, surname, postcode } }, as);
    expect(await typed(unseen, 'MK40')).toMatchObject({
      status: 400,
      body: { errors: { surname: 'Please enter your surname', postcode: "We don't recognise this postcode" } },
    });
    expect(await typed(' HARTLEY ', 'mk40-2qt')).toMatchObject({ status: 200 });
  });

  it('the postcode alone of a link, and the code [OTP-06] [OTP-12]', async () => {
    const { token: link, email } = await anInvitation(api);
    const token = await api.appToken();
    const typed = (postcode: string) =>
      api.call(
        otpEndpoints.validatePostcode,
        { body: { channel: channelCodes.email, postcode, token: link } },
        { token },
      );
    expect(await typed('12345')).toMatchObject({
      status: 400,
      body: { errors: { postcode: "We don't recognise this postcode" } },
    });
    expect((await typed('M K 4 0 2 Q T')).status).toBeLessThan(300);

    await requestCode(api, token, ` ${email.toUpperCase()}`);
    const code = await codeSentTo(api, email);
    const given = (typedCode: string) =>
      api.call(otpEndpoints.verify, { body: { channel: channelCodes.email, code: typedCode } }, { token });
    expect(await given(code.slice(1))).toMatchObject({
      status: 400,
      body: { errors: { code: 'We need your 6-digit code' } },
    });
    expect((await given(` ${code.slice(0, 3)}–${code.slice(3)}.`)).status).toBe(200);
  });

  it('the postcode of a lookup, and a missing address [ADDR-04] [ADDR-05] [ONB-30]', async () => {
    const { token } = await aTraveller(api);
    const lookUp = (postcode: string) => api.call(enrolmentEndpoints.addresses, { params: { postcode } }, { token });
    expect((await lookUp('mk40–2qt')).body).toHaveLength(13);
    expect(await lookUp('MK40')).toMatchObject({ status: 400 });
    expect(await api.call(enrolmentEndpoints.saveAddress, { body: { addressKey: '' } }, { token })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    });
    expect(await api.call(onboardingEndpoints.save, { body: { address: '' } }, { token })).toMatchObject({
      status: 400,
      body: { errors: { address: 'We need your new address' } },
    });
  });
});
