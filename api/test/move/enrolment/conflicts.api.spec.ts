import { energyEndpoints, enrolmentEndpoints, onboardingEndpoints, serviceTypes } from '@home-move/contract';
import { Types } from 'mongoose';
import { aMoverAt, sam, samsContact, type Mover } from '../../journey/mover.builder.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';

let api: BootedApp;
let mover: Mover;
/** The version that both tabs loaded. */
let version: number;

beforeAll(async () => {
  api = await bootApp({ ADDRESS_LIMIT: '100' });
  api.clock.at('2026-11-20T10:00:00Z');
});
beforeEach(async () => {
  mover = await aMoverAt(api, 'MK40 2QT');
  ({ version } = await mine());
});
afterAll(() => api.close());

const as = () => ({ token: mover.token });
const mine = async () => (await api.call(enrolmentEndpoints.mine, {}, as())).body;
const { savePersonalDetails, saveContactDetails, update, saveAddress, postAddress, saveManualAddress } =
  enrolmentEndpoints;
const person = (body: object) => api.call(savePersonalDetails, { body: { ...sam, ...body } }, as());
const contact = (body: object) => api.call(saveContactDetails, { body: { ...samsContact, ...body } }, as());
const moving = (body: object) => api.call(update, { body }, as());
const manualAddress = (body: object) => api.call(saveManualAddress, { body: { ...riverWalk, ...body } }, as());
const riverWalk = {
  houseNameOrNumber: '3',
  addressLine1: 'River Walk',
  addressLine2: '',
  town: 'Truro',
  postcode: 'TR1 2HE',
};

const conflict = (errors: object) => ({
  status: 409,
  body: {
    code: 'CONFLICT',
    title: 'Something changed since you opened this page. Check it and try again.',
    errors,
  },
});

async function addressKeyOf(houseNumber: string): Promise<string> {
  const { body } = await api.call(enrolmentEndpoints.addresses, { params: { postcode: 'MK40 2QT' } }, as());
  const found = body.find(({ simpleAddress }) => simpleAddress.startsWith(`${houseNumber} Castle Road`));
  return found?.addressKey ?? '';
}

describe('when another tab has changed a field since the page was shown', () => {
  it('returns the current name and date of birth, unchanged', async () => {
    await person({ title: 'Dr', firstName: 'Samuel', version });
    const stale = await person({ firstName: 'Sammy', surname: 'Hart', version });
    expect(stale).toMatchObject(conflict({ title: 'Dr', firstName: 'Samuel' }));
    expect((stale.body as { errors?: object }).errors).toEqual({ title: 'Dr', firstName: 'Samuel' });
    expect(await mine()).toMatchObject({ title: 'Dr', firstName: 'Samuel', surname: 'Hartley', version: version + 1 });
    await person({ dateOfBirth: '1985-03-28' });
    expect(await person({ title: 'Dr', firstName: 'Samuel', version })).toMatchObject(
      conflict({ dateOfBirth: '28\u00a0Mar\u00a01985' }),
    );
  });

  it('returns the current contacts, which stay verified', async () => {
    await contact({ contactNumber: '07700900102', version });
    await setVerified();
    const stale = await contact({ contactNumber: '07700900103', version });
    expect(stale).toMatchObject(conflict({ contactNumber: '07700900102' }));
    expect(await mine()).toMatchObject({
      contactNumber: '07700900102',
      emailAddress: 'sam.hartley@example.test',
      contactNumberVerified: true,
      emailAddressVerified: true,
    });
  });

  it('does not set a password sent with the contacts', async () => {
    const form = { grant_type: 'password', username: samsContact.emailAddress, password: 'Moving1!' };
    const logIn = () => api.send('POST', '/api/v1/token', { body: new URLSearchParams(form).toString() });
    await contact({ contactNumber: '07700900102', version });
    expect((await contact({ version, password: form.password })).status).toBe(409);
    expect((await logIn()).status).toBe(401);
    await contact({ version: version + 1, password: form.password });
    expect((await logIn()).status).toBe(200);
  });

  it('returns the current move-in date and residential status', async () => {
    await moving({ moveInDate: '2026-12-01', residentialStatus: 200, version });
    const stale = { moveInDate: '2026-12-02', residentialStatus: 203, version };
    expect(await moving(stale)).toMatchObject(
      conflict({ moveInDate: '01\u00a0Dec\u00a02026', residentialStatus: 'Home owner' }),
    );
    expect(await mine()).toMatchObject({ moveInDate: '2026-12-01', residentialStatus: 200 });
    expect(await moving({ ...stale, version: version + 1 })).toMatchObject({ status: 200 });
  });

  it('accepts the version as text from a form', async () => {
    await moving({ moveInDate: '2026-12-01' });
    const body = `moveInDate=2026-12-02&version=${version}`;
    expect(await api.send('PUT', '/api/v1/enrolment-auth', { body, token: mover.token })).toMatchObject(
      conflict({ moveInDate: '01\u00a0Dec\u00a02026' }),
    );
  });

  it('does not overwrite an unknown date with an outdated one', async () => {
    await api.call(enrolmentEndpoints.moveInDateUnknown, {}, as());
    expect(await moving({ moveInDate: '2026-12-02', version })).toMatchObject(conflict({ moveInDate: 'Not given' }));
    expect((await mine()).moveInDate).toBeNull();
  });

  it('returns the address of the other tab, picked or entered manually', async () => {
    const [sixteen, eighteen] = [await addressKeyOf('16'), await addressKeyOf('18')];
    await api.call(saveAddress, { body: { addressKey: sixteen, version } }, as());
    const errors = { address: '16 Castle Road, Bedford, MK40 2QT' };
    const stale = { body: { addressKey: eighteen, version } };
    expect(await api.call(saveAddress, stale, as())).toMatchObject(conflict(errors));
    expect(await api.call(postAddress, stale, as())).toMatchObject(conflict(errors));
    expect(await manualAddress({ version })).toMatchObject(conflict(errors));
    expect(await mine()).toMatchObject({ simpleAddress: '16 Castle Road, Bedford, MK40 2QT' });
    expect(await manualAddress({ version: version + 1 })).toMatchObject({ status: 200, body: { postcode: 'TR1 2HE' } });
  });

  it('does not overwrite what the onboarding journey saved', async () => {
    const token = mover.token;
    await api.call(onboardingEndpoints.save, { body: { firstName: 'Samuel' } }, { token });
    await api.call(onboardingEndpoints.commit, {}, { token });
    expect(await person({ firstName: 'Sammy', version })).toMatchObject(conflict({ firstName: 'Samuel' }));
  });
});

describe('saving without a conflict', () => {
  it('counts the same values once, sent simultaneously or later', async () => {
    const samuel = { firstName: 'Samuel', version };
    const answers = [...(await Promise.all([person(samuel), person(samuel), person(samuel)])), await person(samuel)];
    expect(answers.map(({ status, body }) => [status, body.version])).toEqual(answers.map(() => [200, version + 1]));
    const number = { contactNumber: '07700900102', version };
    await contact(number);
    await setVerified();
    expect(await contact(number)).toMatchObject({ status: 200, body: { contactNumberVerified: true } });
    const date = { moveInDate: '2026-12-01', residentialStatus: 200, version };
    await moving(date);
    expect(await moving(date)).toMatchObject({ status: 200, body: { version: version + 3 } });
    await manualAddress({ version });
    expect(await manualAddress({ version })).toMatchObject({ status: 200, body: { version: version + 4 } });
  });

  it('changes fields that no other tab has changed', async () => {
    await moving({ energyOptIn: 1, viewedConfirmation: true });
    const usage = { knownUsage: 'N', numberOfBedrooms: 3, propertyType: 4, numberOfPeople: 3 } as const;
    await api.call(energyEndpoints.saveUsage, { body: usage }, as());
    await api.call(enrolmentEndpoints.skip, { query: { service: String(serviceTypes.broadband) } }, as());
    expect((await mine()).version).toBeGreaterThan(version + 1);
    expect(await person({ firstName: 'Samuel', version })).toMatchObject({ status: 200 });
    expect(await contact({ contactNumber: '07700900102', version })).toMatchObject({ status: 200 });
    expect(await moving({ moveInDate: '2026-12-01', version })).toMatchObject({ status: 200 });
    expect(await manualAddress({ version })).toMatchObject({ status: 200 });
    expect(await moving({ residentialStatus: 200, version })).toMatchObject({ status: 200 });
  });

  it('accepts a body without a version', async () => {
    await person({ firstName: 'Samuel' });
    expect(await person({ firstName: 'Sammy' })).toMatchObject({ status: 200, body: { firstName: 'Sammy' } });
  });

  it('accepts an enrolment stored before versions were kept per field', async () => {
    await set({ version: 12 }, { changedAt: 1 });
    expect(await person({ firstName: 'Samuel', version: 3 })).toMatchObject({ status: 200, body: { version: 13 } });
    expect(await person({ firstName: 'Sammy', version: 12 })).toMatchObject(conflict({ firstName: 'Samuel' }));
  });
});

it.each([-1, 1.5, 'latest', '', null])('rejects %j as a version', async (no) => {
  expect(await person({ version: no })).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  expect(await moving({ residentialStatus: 200, version: no })).toMatchObject({ status: 400 });
});

const setVerified = () => set({ emailAddressVerified: true, contactNumberVerified: true });

const set = (fields: object, unset: Record<string, 1> = {}) =>
  api.database
    .collection('enrolments')
    .updateOne(
      { _id: new Types.ObjectId(mover.id) },
      { $set: fields, ...(Object.keys(unset).length > 0 && { $unset: unset }) },
    );
