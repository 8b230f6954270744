import { enrolmentEndpoints, telephonyEndpoints } from '@home-move/contract';
import { type BootedApp, bootApp } from '../../support/boot-app.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
});
afterAll(() => api.close());

const logIn = async (at: BootedApp) =>
  (await at.call(telephonyEndpoints.login, { body: { token: 'demo-agent' } }, { token: await at.appToken() })).body;
const enrolmentOf = async (at: BootedApp, token: string) =>
  (await at.call(enrolmentEndpoints.mine, {}, { token })).body;

it("logs Jordan Lee in to Sam Hartley's enrolment, repeatedly", async () => {
  await logIn(api);
  const { agentName, access_token } = await logIn(api);
  expect(agentName).toBe('Jordan Lee');
  const today = api.clock.now().getTime();
  const enrolment = await enrolmentOf(api, access_token);
  expect(enrolment).toMatchObject({
    status: 20,
    enrolmentType: 'Lettings',
    partnerName: 'Oakwood Bedford',
    title: 'Mr',
    firstName: 'Sam',
    surname: 'Hartley',
    emailAddress: 'sam.hartley@example.test',
    contactNumber: '07700900101',
    emailAddressVerified: false,
    contactNumberVerified: false,
    address: null,
    isMoveInDateInRange: true,
    councilOptIn: 1,
    energyConsented: null,
    ctwbJourneyToggle: true,
  });
  const days = (Date.parse(enrolment.moveInDate ?? '') - today) / 86_400_000;
  expect(Math.round(days)).toBeGreaterThanOrEqual(6);
  expect(Math.round(days)).toBeLessThanOrEqual(7);
});

it("returns the branding of the customer's branch, not that of the address", async () => {
  const { access_token: token } = await logIn(api);
  const { body } = await api.call(telephonyEndpoints.branding, {}, { token });
  expect(body).toMatchObject({
    urlRoute: 'oakwood',
    branch: 12,
    name: 'Oakwood Bedford',
    support: { phone: '01632 960 112' },
    legalText: expect.stringContaining('Oakwood Lettings introduces you'),
  });
  expect(body).not.toHaveProperty('hostOrigins');
});

it('keeps the enrolment and its changes across restarts', async () => {
  const { access_token } = await logIn(api);
  const before = await enrolmentOf(api, access_token);
  const contact = { contactNumber: '07700900101', emailAddress: 'sam@example.test' };
  await api.call(enrolmentEndpoints.saveContactDetails, { body: contact }, { token: access_token });

  const again = await api.another();
  const after = await enrolmentOf(again, (await logIn(again)).access_token);
  expect(after).toMatchObject({ id: before.id, reference: before.reference, emailAddress: 'sam@example.test' });
  expect(await api.database.collection('enrolments').countDocuments({ surname: 'Hartley' })).toBe(1);
  await again.close();
});

it('seeds the enrolment again after the database was emptied', async () => {
  await api.database.dropDatabase();
  const again = await api.another();
  const { access_token } = await logIn(again);
  expect(await enrolmentOf(again, access_token)).toMatchObject({ emailAddress: 'sam.hartley@example.test' });
  await again.close();
});
