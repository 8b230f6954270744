import {
  commsEndpoints,
  flatmatesEndpoints,
  householdEndpoints,
  type Household,
  type HouseholdInvitation,
} from '@home-move/contract';
import { HouseholdView } from '../../../src/modules/after-setup/household/household-view.js';
import { linkSentTo, messagesTo } from '../../identity/account/login.fixture.js';
import { aMoverAt, clearFaults, fault, type Mover } from '../../journey/mover.builder.js';
import { lastSegment } from '../../platform/comms/invitation.fixture.js';
import { type ApiResponse, type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { mailEventKey } from '../../support/test-env.js';
import { aHousemate, aLink, householdLimits, householdOf, tryToJoin, viewOf } from './household.fixture.js';

let api: BootedApp;
let mover: Mover;

beforeAll(async () => {
  api = await bootApp({
    FLATMATE_LIMIT: '12',
    UNPROVEN_CONTACT_LIMIT: '5',
    ...householdLimits,
  });
});
beforeEach(async () => {
  api.clock.at('2026-11-20T10:00:00Z');
  mover = await aMoverAt(api, 'MK40 2QT');
});
afterEach(() => clearFaults(api));
afterAll(() => api.close());

let count = 0;
const toMailbox = (): HouseholdInvitation => ({
  name: 'Ellie Marsh',
  channel: 'email',
  contact: `invited-${(count += 1)}@example.test`,
});
const toMobile = (contact: string): HouseholdInvitation => ({ name: null, channel: 'sms', contact });
const as = async () => ({ token: await api.tokenFor(mover.id) });
const invite = async (body: HouseholdInvitation) => api.call(householdEndpoints.invite, { body }, await as());
const open = async (token: string) =>
  api.call(householdEndpoints.openJoin, { body: { token } }, { token: await api.appToken() });
const portal = () => `${api.environment['PUBLIC_ORIGIN']}/default/join`;
const tokenSentTo = async (contact: string) => (await linkSentTo(api, contact, portal())).token;
const invitedIn = ({ body }: ApiResponse & { readonly body: Household }) => body.people.slice(1);

describe('an invitation', () => {
  itRequiresAuthentication(() => api, householdEndpoints.invite, { body: toMobile('07700900188') });

  it('is Invited, then Joined once its person has joined by its link [ROOM-15]', async () => {
    const to = toMailbox();
    const sent = await invite(to);
    expect(sent.status).toBe(201);
    expect(invitedIn(sent)).toEqual([
      {
        id: expect.any(String) as string,
        name: 'Ellie Marsh',
        state: 'invited',
        since: '2026-11-20T10:00:00.000Z',
        invitation: { channel: 'email', contact: to.contact },
      },
    ]);
    const link = await tokenSentTo(to.contact);
    expect(await open(link)).toMatchObject({ status: 200, body: { inviter: 'Sam', invitedOn: '2026-11-20' } });
    await tryToJoin(api, link, { name: 'Ellie Marsh', email: 'ellies.other@example.test' });
    const { people } = await householdOf(api, mover);
    expect(people.slice(1)).toMatchObject([{ name: 'Ellie Marsh', state: 'joined', invitation: null }]);
    expect(await open(link)).toMatchObject({ status: 404, body: { code: 'INVALID_LINK' } });
  });

  it('goes by text message, without the names that someone has typed [ROOM-15]', async () => {
    await invite(toMobile('07700900121'));
    const [message] = await messagesTo(api, '07700900121');
    expect(message?.text).toContain(portal());
    expect(message?.text).not.toMatch(/Sam|Hartley|Castle/);
  });

  it('is Not delivered if the number is refused, and can be sent to another one [ROOM-15]', async () => {
    await fault(api, 'sms', 'refuse', { match: '07700900122' });
    const refused = invitedIn(await invite(toMobile('07700900122')));
    expect(refused).toMatchObject([{ state: 'notDelivered', invitation: { contact: '07700900122' } }]);
    const params = { id: refused[0]?.id ?? '' };
    const body = toMobile('07700900123');
    const changed = await api.call(householdEndpoints.changeInvitation, { params, body }, await as());
    expect(invitedIn(changed)).toMatchObject([{ ...params, state: 'invited', invitation: { contact: '07700900123' } }]);
  });

  it('becomes Not delivered when the mail bounces later [ROOM-15]', async () => {
    const to = toMailbox();
    expect(invitedIn(await invite(to))).toMatchObject([{ state: 'invited' }]);
    const bounce = { RecordType: 'Bounce', Type: 'HardBounce', Email: to.contact, ID: 1, MessageID: 'x' };
    const body = { ...bounce, BouncedAt: '2026-11-20T10:01:00Z', Inactive: true };
    expect(await api.send('POST', '/api/v1/mail-events', { token: mailEventKey, body })).toMatchObject({ status: 200 });
    expect((await householdOf(api, mover)).people[1]).toMatchObject({ state: 'notDelivered' });
  });

  it('can be sent again, by which its earlier link ends [ROOM-15]', async () => {
    const to = toMailbox();
    const [invited] = invitedIn(await invite(to));
    const earlier = await tokenSentTo(to.contact);
    api.clock.at('2026-11-21T10:00:00Z');
    const params = { id: invited?.id ?? '' };
    const again = await api.call(householdEndpoints.inviteAgain, { params }, await as());
    expect(invitedIn(again)).toMatchObject([{ ...params, state: 'invited', since: '2026-11-21T10:00:00.000Z' }]);
    expect(await open(earlier)).toMatchObject({ status: 404 });
    expect(await open(await tokenSentTo(to.contact))).toMatchObject({ status: 200 });
  });

  it('can be cancelled, by which its link ends at once; repeated, that changes nothing [ROOM-15]', async () => {
    const to = toMailbox();
    const params = { id: invitedIn(await invite(to))[0]?.id ?? '' };
    const link = await tokenSentTo(to.contact);
    for (let calls = 0; calls < 2; calls += 1) {
      const cancelled = await api.call(householdEndpoints.cancelInvitation, { params }, await as());
      expect(cancelled).toMatchObject({ status: 200 });
      expect(invitedIn(cancelled)).toEqual([]);
    }
    expect(await open(link)).toMatchObject({ status: 404 });
    expect(await api.call(householdEndpoints.inviteAgain, { params }, await as())).toMatchObject({ status: 404 });
  });

  it('is sent again, and not twice, for a contact that is invited already [ROOM-15]', async () => {
    const to = toMailbox();
    await invite(to);
    expect(invitedIn(await invite(to))).toHaveLength(1);
  });

  const linksSentTo = async (contact: string) =>
    (await messagesTo(api, contact)).flatMap(({ text }) => /\/join\/([\w-]+)/.exec(text)?.[1] ?? []);
  const workingLinksTo = async (contact: string) => {
    const answers = await Promise.all((await linksSentTo(contact)).map(open));
    return answers.filter(({ status }) => status === 200).length;
  };

  it('is one, with one link that works, when it is sent twice at the same time [ROOM-15]', async () => {
    const to = toMailbox();
    const answers = await Promise.all([invite(to), invite(to)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await householdOf(api, mover)).people).toHaveLength(2);
    expect([(await linksSentTo(to.contact)).length, await workingLinksTo(to.contact)]).toEqual([2, 1]);
  });

  it('keeps the link that was sent when a limit stops another message at the same time [ROOM-15]', async () => {
    const to = toMailbox();
    for (let sent = 0; sent < 4; sent += 1) await invite(to);
    const answers = await Promise.all([invite(to), invite(to)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 429]);
    expect(await workingLinksTo(to.contact)).toBe(1);
  });

  it('keeps a link that was sent although the call fails afterwards [ROOM-15]', async () => {
    const to = toMailbox();
    jest
      .spyOn(api.app.get(HouseholdView, { strict: false }), 'of')
      .mockRejectedValueOnce(new Error('database is down'));
    expect(await invite(to)).toMatchObject({ status: 500 });
    expect(await workingLinksTo(to.contact)).toBe(1);
  });

  it('keeps the limit of an unproven contact, and then its earlier link [ROOM-15]', async () => {
    const to = toMailbox();
    for (let sent = 0; sent < 5; sent += 1) expect((await invite(to)).status).toBe(201);
    const link = await tokenSentTo(to.contact);
    expect(await invite(to)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect((await householdOf(api, mover)).people[1]).toMatchObject({ state: 'invited' });
    expect(await open(link)).toMatchObject({ status: 200 });
    expect(await messagesTo(api, to.contact)).toHaveLength(5);
  });

  it('keeps the limit of its sender, and leaves no invitation then [ROOM-15]', async () => {
    for (let sent = 0; sent < 12; sent += 1) {
      const [invited] = invitedIn(await invite(toMailbox()));
      await api.call(householdEndpoints.cancelInvitation, { params: { id: invited?.id ?? '' } }, await as());
    }
    expect(await invite(toMailbox())).toMatchObject({ status: 429 });
    expect((await householdOf(api, mover)).people).toHaveLength(1);
  });

  it('is Not delivered to a mailbox that has unsubscribed from such mails [ROOM-15]', async () => {
    const to = toMailbox();
    await invite(to);
    const [mail] = await messagesTo(api, to.contact);
    const link = new URL(/http\S+\/email\/unsubscribe\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const params = { token: lastSegment(link) };
    const body = { enabled: true, email: to.contact };
    await api.call(commsEndpoints.setBlocked, { params, body }, { token: await api.appToken() });
    expect(invitedIn(await invite(to))).toMatchObject([{ state: 'notDelivered' }]);
    expect(await messagesTo(api, to.contact)).toHaveLength(1);
  });

  it('is an entry of the mover’s data passport, and a code for the housemate is none', async () => {
    const to = toMailbox();
    await invite(to);
    await invite(toMobile('07700900125'));
    await tryToJoin(api, await tokenSentTo(to.contact), { name: 'Ellie Marsh', email: 'ellie.third@example.test' });
    const entries = await api.database.collection('disclosures').find({ enrolmentId: mover.id }).toArray();
    const messages = entries.filter(({ purpose }) => purpose === 'householdInvitation' || purpose === 'security');
    expect(messages.map(({ purpose, kinds }) => [purpose, kinds])).toEqual([
      ['householdInvitation', ['name', 'housemate']],
      ['householdInvitation', ['housemate']],
    ]);
  });

  it('takes a place among the ten [ROOM-01]', async () => {
    for (let people = 2; people <= 10; people += 1) expect((await invite(toMailbox())).status).toBe(201);
    expect(await invite(toMailbox())).toMatchObject({ status: 409, body: { code: 'HOUSEHOLD_FULL' } });
  });

  it('takes a place also from someone who joins by the share link, and can be sent again in a full household [ROOM-01]', async () => {
    const link = await aLink(api, mover);
    const last = toMailbox();
    for (let people = 2; people <= 9; people += 1) await invite(toMailbox());
    const [invited] = invitedIn(await invite(last)).slice(-1);
    const ellie = { name: 'Ellie Marsh', email: 'ellie.tenth@example.test' };
    expect(await tryToJoin(api, link, ellie)).toMatchObject({ status: 409, body: { code: 'HOUSEHOLD_FULL' } });
    const params = { id: invited?.id ?? '' };
    expect(await api.call(householdEndpoints.inviteAgain, { params }, await as())).toMatchObject({ status: 200 });
    expect(await tryToJoin(api, await tokenSentTo(last.contact), ellie)).toMatchObject({ status: 201 });
    expect((await householdOf(api, mover)).people).toHaveLength(10);
  });

  it('ends when its person joins by the share link, and the one to another person stays [ROOM-15]', async () => {
    const [to, other] = [toMailbox(), toMailbox()];
    await invite(to);
    await invite(other);
    const token = await tokenSentTo(to.contact);
    await tryToJoin(api, await aLink(api, mover), { name: 'Ellie Marsh', email: to.contact });
    expect((await householdOf(api, mover)).people.slice(1)).toMatchObject([
      { name: 'Ellie Marsh', state: 'joined' },
      { state: 'invited', invitation: { contact: other.contact } },
    ]);
    expect(await open(token)).toMatchObject({ status: 404 });
  });

  it('shows housemates its name and no contact [ROOM-07]', async () => {
    const to = toMailbox();
    await invite(to);
    await invite(toMobile('07700900124'));
    const { body, text } = await viewOf(api, await aHousemate(api, mover));
    expect(body.people.slice(2)).toMatchObject([
      { name: 'Ellie Marsh', state: 'invited', invitation: null },
      { name: null, state: 'invited', invitation: null },
    ]);
    expect(text).not.toContain(to.contact);
    expect(text).not.toContain('07700900124');
  });
});

describe('POST /tell-flatmates', () => {
  it('still mails a flatmate of a mover who has a household [ROOM-16]', async () => {
    await aHousemate(api, mover);
    const body = { name: 'Alex', email: 'alex@example.test' };
    expect(await api.call(flatmatesEndpoints.notify, { body }, await as())).toMatchObject({ status: 204 });
    expect(await messagesTo(api, body.email)).toHaveLength(1);
  });
});
