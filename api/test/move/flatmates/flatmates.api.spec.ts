import { commsEndpoints, enrolmentEndpoints, flatmatesEndpoints, type Flatmate } from '@home-move/contract';
import { lastSegment } from '../../platform/comms/invitation.fixture.js';
import { aMover, clearFaults, fault, sam, samsContact, type Mover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';

interface Mail {
  readonly subject: string;
  readonly text: string;
}

let api: BootedApp;
let mover: Mover;

beforeAll(async () => {
  api = await bootApp({
    LOG_LEVEL: 'trace',
    FLATMATE_LIMIT: '4',
    FLATMATE_MAILBOX_LIMIT: '2',
    FLATMATE_ADDRESS_LIMIT: '1000',
  });
});
beforeEach(async () => {
  mover = await aSender();
});
afterEach(() => clearFaults(api));
afterAll(() => api.close());

/** A mover of Oakwood who has given name and contact details. */
async function aSender(firstName = 'Sam', at: BootedApp = api): Promise<Mover> {
  const sender = await aMover(at, { selectedPartner: 101 });
  const as = { token: sender.token };
  await at.call(enrolmentEndpoints.savePersonalDetails, { body: { ...sam, firstName } }, as);
  await at.call(enrolmentEndpoints.saveContactDetails, { body: samsContact }, as);
  return sender;
}

let count = 0;
/** A flatmate with a separate mailbox. */
const aFlatmate = (): Flatmate => ({ name: 'Alex Quillfeather', email: `flatmate-${(count += 1)}@example.test` });
const notify = (flatmate: Flatmate, { token }: Mover = mover, at: BootedApp = api) =>
  at.call(flatmatesEndpoints.notify, { body: flatmate }, { token });
const mailsTo = async ({ email }: Flatmate) =>
  (await (await fetch(`${api.sandbox.origin}/outbox?to=${encodeURIComponent(email)}`)).json()) as readonly Mail[];
const linkIn = ([mail]: readonly Mail[]) =>
  new URL(/http\S+\/email\/unsubscribe\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
const unsubscribe = async (flatmate: Flatmate, enabled = true) =>
  api.call(
    commsEndpoints.setBlocked,
    { params: { token: lastSegment(linkIn(await mailsTo(flatmate))) }, body: { enabled, email: flatmate.email } },
    { token: await api.appToken() },
  );

describe('POST /tell-flatmates', () => {
  itRequiresAuthentication(() => api, flatmatesEndpoints.notify, {
    body: { name: 'Alex', email: 'alex@example.test' },
  });

  itValidatesItsBody(
    () => api,
    flatmatesEndpoints.notify,
    {},
    async () => mover.token,
    {
      'no body': { body: {}, errors: { name: 'Mandatory', email: 'Please enter a valid email address' } },
      'no name [FLAT-04]': { body: { name: '', email: 'alex@example.test' }, errors: { name: 'Mandatory' } },
      'an address without a host [FLAT-05]': {
        body: { name: 'Alex', email: 'alex' },
        errors: { email: 'Please enter a valid email address' },
      },
      'text in place of a name': {
        body: { name: 'Win £1000 at http://evil.example', email: 'alex@example.test' },
        errors: { name: 'Name cannot contain numbers or special characters' },
      },
    },
  );

  it('mails the flatmate who asked, in the brand of the mover [FLAT-03, FLAT-06]', async () => {
    const flatmate = aFlatmate();
    expect(await notify(flatmate)).toMatchObject({ status: 204, text: '' });
    const [mail, ...more] = await mailsTo(flatmate);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('About your new home, from Oakwood Lettings');
    expect(mail?.text).toContain('The person who asked us gave the name “Sam”, and yours as “Alex Quillfeather”.');
    expect(mail?.text).toContain('http://localhost:4000/oakwood\n');
    expect(mail?.text).toContain('You get this one email because someone gave us your address.');
  });

  it('shows what a sender typed only after our own introduction, and never in the subject', async () => {
    const typed = 'Your bank account is locked please ring our line';
    const flatmate = { ...aFlatmate(), name: 'Your parcel is waiting please ring our line' };
    await notify(flatmate, await aSender(typed));
    const [mail] = await mailsTo(flatmate);
    expect(mail?.subject).toBe('About your new home, from Oakwood Lettings');
    const introduction =
      'Your new home\n\nThis email is from Oakwood Lettings, which helps people to set up the bills of a new home. Someone who says that they will share your new home asked us to write to you.\n\n';
    expect(mail?.text.slice(0, introduction.length)).toBe(introduction);
    expect(mail?.text).toContain(`“${typed}”`);
    expect(mail?.text).toContain('“Your parcel is waiting please ring our line”');
  });

  it('reveals nothing of the mover but the first name, and offers nothing', async () => {
    const flatmate = aFlatmate();
    await notify(flatmate);
    const [mail] = await mailsTo(flatmate);
    const { body } = await api.call(enrolmentEndpoints.mine, {}, { token: mover.token });
    for (const own of ['Hartley', samsContact.emailAddress, '07700900101', body.id, body.saveAndContinueToken])
      expect(mail?.text).not.toContain(own);
    expect(mail?.text).not.toMatch(/offer|discount|insurance|broadband/i);
  });

  it('sends the mail once, however often the mover requests it', async () => {
    const flatmate = aFlatmate();
    for (const email of [flatmate.email, flatmate.email.toUpperCase(), flatmate.email])
      expect((await notify({ ...flatmate, email })).status).toBe(204);
    expect(await mailsTo(flatmate)).toHaveLength(1);
  });

  it('keeps neither name nor address, in the database or the log', async () => {
    const flatmate = aFlatmate();
    await notify(flatmate);
    await notify({ ...flatmate, name: 'Win £1000' });
    await fault(api, 'email', 'down', { match: flatmate.email });
    await notify(flatmate, await aSender());
    const collections = (await api.database.db?.listCollections().toArray()) ?? [];
    expect(collections.length).toBeGreaterThan(5);
    for (const { name } of collections) {
      const stored = JSON.stringify(await api.database.collection(name).find().toArray());
      expect({ name, found: /quillfeather/i.test(stored) || stored.includes(flatmate.email) }).toEqual({
        name,
        found: false,
      });
    }
    const log = api.testApp.logged.join('\n');
    expect(log).toContain('/tell-flatmates');
    expect(log).not.toMatch(/quillfeather|flatmate-\d/i);
  });

  it('needs the name and contact details of the mover', async () => {
    const nameless = await aMover(api);
    expect(await notify(aFlatmate(), nameless)).toMatchObject({ status: 409, body: { code: 'DETAILS_MISSING' } });
  });
});

describe('a flatmate who wants no such mails', () => {
  it('gets none from anyone, and the sender gets the same response', async () => {
    const flatmate = aFlatmate();
    await notify(flatmate);
    expect((await unsubscribe(flatmate)).status).toBe(204);
    expect(await notify(flatmate, await aSender('Robin'))).toMatchObject({ status: 204, text: '' });
    expect(await mailsTo(flatmate)).toHaveLength(1);
  });

  it('unsubscribes with one click in the mail program', async () => {
    const flatmate = aFlatmate();
    await notify(flatmate);
    const token = lastSegment(linkIn(await mailsTo(flatmate)));
    const oneClick = await api.send('POST', `/api/v1/unsubscribe/${token}`, { body: 'List-Unsubscribe=One-Click' });
    expect(oneClick.status).toBe(204);
    await notify(flatmate, await aSender());
    expect(await mailsTo(flatmate)).toHaveLength(1);
  });

  it('may get them again with the same link', async () => {
    const flatmate = aFlatmate();
    await notify(flatmate);
    await unsubscribe(flatmate);
    await unsubscribe(flatmate, false);
    await notify(flatmate, await aSender());
    expect(await mailsTo(flatmate)).toHaveLength(2);
  });

  it('is not unsubscribed by the link of another flatmate', async () => {
    const [flatmate, other] = [aFlatmate(), aFlatmate()];
    await notify(flatmate);
    const token = lastSegment(linkIn(await mailsTo(flatmate)));
    const body = { enabled: true, email: other.email };
    const answer = await api.call(
      commsEndpoints.setBlocked,
      { params: { token }, body },
      { token: await api.appToken() },
    );
    expect(answer).toMatchObject({ status: 404, body: { code: 'INVALID_LINK' } });
  });

  it('is not revealed while mail is down', async () => {
    const [flatmate, other] = [aFlatmate(), aFlatmate()];
    await notify(flatmate);
    await unsubscribe(flatmate);
    await fault(api, 'email', 'down');
    const sender = await aSender();
    const [blocked, sent] = [await notify(flatmate, sender), await notify(other, sender)];
    expect(blocked).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
    expect(sent.body).toEqual(blocked.body);
  });
});

describe('many messages', () => {
  it('are limited per sender', async () => {
    for (const _ of [1, 2, 3, 4]) expect((await notify(aFlatmate())).status).toBe(204);
    const flatmate = aFlatmate();
    const rejected = await notify(flatmate);
    expect(rejected).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(rejected.headers['retry-after']).toBeDefined();
    expect(await mailsTo(flatmate)).toEqual([]);
  });

  it('are limited per mailbox, for all senders together, without revealing it', async () => {
    const flatmate = aFlatmate();
    for (const firstName of ['Sam', 'Robin', 'Kim'])
      expect((await notify(flatmate, await aSender(firstName))).status).toBe(204);
    expect(await mailsTo(flatmate)).toHaveLength(2);
  });

  it('are limited per network, whichever enrolments send them', async () => {
    const strict = await api.another({ FLATMATE_ADDRESS_LIMIT: '1' });
    strict.clock.at(new Date(api.clock.now().getTime() + 48 * 60 * 60 * 1000).toISOString());
    const [first, second] = [await aSender('Sam', strict), await aSender('Robin', strict)];
    expect((await notify(aFlatmate(), first, strict)).status).toBe(204);
    expect((await notify(aFlatmate(), second, strict)).status).toBe(429);
    await strict.close();
  });

  it('that could not be sent do not count, and can be sent again', async () => {
    const flatmate = aFlatmate();
    await fault(api, 'email', 'down');
    for (const _ of [1, 2, 3, 4, 5])
      expect(await notify(flatmate)).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
    await clearFaults(api);
    expect((await notify(flatmate)).status).toBe(204);
    expect(await mailsTo(flatmate)).toHaveLength(1);
  });
});
