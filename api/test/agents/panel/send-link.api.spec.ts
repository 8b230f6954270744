import {
  accountEndpoints,
  commsEndpoints,
  enrolmentEndpoints,
  telephonyEndpoints,
  type InviteJourney,
} from '@home-move/contract';
import { Types } from 'mongoose';
import { lastSegment } from '../../platform/comms/invitation.fixture.js';
import { aMover, aMoverAt, clearFaults, fault, samsContact, type Mover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';

let api: BootedApp;
let mover: Mover;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000', SEND_LINK_LIMIT: '3' });
});
beforeEach(async () => {
  mover = await aCustomer();
});
afterEach(() => clearFaults(api));
afterAll(() => api.close());

let count = 0;
const addresses = new Map<string, string>();
/** A customer of Oakwood with all details and a separate mailbox. */
async function aCustomer(): Promise<Mover> {
  const customer = await aMoverAt(api, 'MK40 2QT', { brand: { selectedPartner: 101 } });
  const emailAddress = `customer-${(count += 1)}@example.test`;
  const contact = { ...samsContact, emailAddress };
  await api.call(enrolmentEndpoints.saveContactDetails, { body: contact }, { token: customer.token });
  addresses.set(customer.id, emailAddress);
  return customer;
}

const send = async (journey?: InviteJourney, { id }: Mover = mover) =>
  api.call(
    telephonyEndpoints.sendLink,
    { body: journey ? { journey } : {} },
    { token: await api.tokenFor(id, 'agent') },
  );
const mails = async ({ id }: Mover = mover) =>
  (await (await fetch(`${api.sandbox.origin}/outbox?to=${addresses.get(id) ?? ''}`)).json()) as {
    subject: string;
    text: string;
  }[];
const linkIn = async (pattern = /http\S+commType=\S+/) =>
  new URL(pattern.exec((await mails())[0]?.text ?? '')?.[0] ?? '');
const sentEntries = async ({ id }: Mover = mover) =>
  (await api.call(telephonyEndpoints.history, {}, { token: await api.tokenFor(id, 'agent') })).body
    .map(({ type }) => type)
    .filter((type) => type.endsWith('-sent'));
const confirm = async (link: URL, surname: string) =>
  api.call(
    accountEndpoints.validate,
    { body: { token: lastSegment(link), surname, postcode: 'MK40 2QT' } },
    { token: await api.appToken() },
  );
/** Stores a state that takes many calls to reach. */
const store = ({ id }: Mover, fields: object) =>
  api.database.collection('enrolments').updateOne({ _id: new Types.ObjectId(id) }, { $set: fields });

describe('POST /enrolment/send-link', () => {
  itRequiresAuthentication(() => api, telephonyEndpoints.sendLink, { body: {} });

  itValidatesItsBody(
    () => api,
    telephonyEndpoints.sendLink,
    {},
    () => api.tokenFor(mover.id, 'agent'),
    {
      'a journey that has no invite': { body: { journey: 'council-water' }, errors: { journey: 'Invalid' } },
    },
  );

  it('mails the customer a link, in the brand of the enrolment [TEL-10] [TEL-11] [CALL-08]', async () => {
    expect(await send()).toMatchObject({ status: 204, text: '' });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your move with Oakwood Lettings');
    expect(mail?.text).toContain('We first ask for your surname and the postcode of your new home.');
    const link = await linkIn();
    expect(`${link.origin}${link.pathname}`).toMatch(/^http:\/\/localhost:4000\/oakwood\/confirm-details\/[\w-]{43}$/);
    expect(link.searchParams.get('journey')).toBeNull();
    expect(await sentEntries()).toEqual(['link-sent']);
  });

  it.each([
    ['energy', 'Energy for your new home, with Oakwood Lettings', 'energy-invite-sent'],
    ['entertainment', 'Broadband and TV for your new home, with Oakwood Lettings', 'broadband-invite-sent'],
  ] as const)('invites to %s [TEL-08]', async (journey, subject, entry) => {
    expect((await send(journey)).status).toBe(204);
    expect(await mails()).toMatchObject([{ subject }]);
    expect((await linkIn()).searchParams.get('journey')).toBe(journey);
    expect(await sentEntries()).toEqual([entry]);
  });

  it('sends a link that opens nothing without surname and postcode, and then logs in', async () => {
    await send();
    const link = await linkIn();
    expect(await confirm(link, 'Stranger')).toMatchObject({ status: 400, body: { result: 1 } });
    const opened = await confirm(link, 'Hartley');
    expect(opened).toMatchObject({ status: 200, body: { result: 0 } });
    const token = opened.body.token?.access_token ?? '';
    expect(await api.call(enrolmentEndpoints.mine, {}, { token })).toMatchObject({ body: { id: mover.id } });
  });

  it.each([
    ['an email address', { emailAddress: null }, { emailAddress: 'Mandatory' }],
    ['a surname', { surname: null }, { surname: 'Mandatory' }],
    ['a postcode', { address: null }, { postcode: 'Mandatory' }],
    [
      'all three',
      { emailAddress: null, surname: null, address: null },
      { emailAddress: 'Mandatory', surname: 'Mandatory', postcode: 'Mandatory' },
    ],
  ])('names the missing details without %s, and sends nothing [TEL-09]', async (_, missing, errors) => {
    await store(mover, missing);
    const answer = await send();
    expect(answer).toMatchObject({ status: 409, body: { code: 'DETAILS_MISSING' } });
    expect((answer.body as unknown as { errors: object }).errors).toEqual(errors);
    expect(await mails()).toEqual([]);
  });

  it("accepts the partner's postcode while no address is chosen [TEL-09]", async () => {
    await store(mover, { address: null, partnerPostcode: 'MK40 2QT' });
    expect((await send()).status).toBe(204);
  });

  it('sends nothing to a customer who has unsubscribed, and reports it', async () => {
    await send();
    const unsubscribe = await linkIn(/http\S+\/email\/unsubscribe\/\S+/);
    await api.call(
      commsEndpoints.setBlocked,
      { params: { token: lastSegment(unsubscribe) }, body: { enabled: true, email: addresses.get(mover.id) ?? '' } },
      { token: await api.appToken() },
    );
    expect(await send('energy')).toMatchObject({
      status: 409,
      body: {
        code: 'CONTACT_UNSUBSCRIBED',
        title: 'Nothing was sent, because the customer has unsubscribed from our messages.',
      },
    });
    expect(await mails()).toHaveLength(1);
    expect(await sentEntries()).toEqual(['link-sent']);
  });

  it('answers 502 when the mail cannot be sent, without counting the attempt or leaving an entry', async () => {
    await fault(api, 'email', 'down', { match: addresses.get(mover.id) });
    for (let time = 0; time < 4; time += 1)
      expect(await send()).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
    await clearFaults(api);
    expect(await sentEntries()).toEqual([]);
    expect(await api.database.collection('distributions').countDocuments({ enrolmentId: mover.id })).toBe(0);
    expect((await send()).status).toBe(204);
  });

  it('is limited per enrolment', async () => {
    for (let time = 0; time < 3; time += 1) expect((await send()).status).toBe(204);
    expect(await send()).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect((await send(undefined, await aCustomer())).status).toBe(204);
  });

  it('sends one mail for a double click', async () => {
    const as = { token: await api.tokenFor(mover.id, 'agent'), idempotencyKey: 'click' };
    const click = () => api.call(telephonyEndpoints.sendLink, { body: { journey: 'energy' } }, as);
    const answers = await Promise.all([click(), click()]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await mails()).toHaveLength(1);
    expect(await sentEntries()).toEqual(['energy-invite-sent']);
  });

  it('rejects an invite to a journey that the brand does not offer, or that is complete', async () => {
    await store(mover, { 'offered.entertainment': 0, 'completed.energy': true });
    expect(await send('entertainment')).toMatchObject({ status: 400, body: { errors: { journey: 'Invalid' } } });
    expect(await send('energy')).toMatchObject({ status: 409, body: { code: 'ENROLMENT_COMPLETE' } });
    expect(await mails()).toEqual([]);
  });
});

describe('an address that is not proven', () => {
  it('gets a link to the login by code while the mobile number is proven', async () => {
    await store(mover, { contactNumberVerified: true });
    expect((await send('energy')).status).toBe(204);
    const [mail] = await mails();
    expect(mail?.text).toContain('http://localhost:4000/oakwood/login\n');
    expect(mail?.text).toContain('We first send a code to your email address or mobile number.');
    expect(mail?.text).not.toContain('confirm-details');
  });

  it('gets nothing while the account is locked, because nothing would open', async () => {
    await store(mover, { lockedAt: api.clock.now() });
    expect(await send()).toMatchObject({ status: 409, body: { code: 'CONTACT_UNVERIFIED' } });
    expect(await mails()).toEqual([]);
  });

  it('gets a link to the login by code if a verified address is locked', async () => {
    await store(mover, { lockedAt: api.clock.now(), emailAddressVerified: true });
    expect((await send()).status).toBe(204);
    expect((await mails())[0]?.text).toContain('http://localhost:4000/oakwood/login\n');
  });
});

describe('a customer without any details', () => {
  it('is sent nothing', async () => {
    expect(await send(undefined, await aMover(api))).toMatchObject({ status: 409, body: { code: 'DETAILS_MISSING' } });
  });
});
