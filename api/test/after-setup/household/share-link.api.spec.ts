import { enrolmentEndpoints, householdEndpoints } from '@home-move/contract';
import { updateStored } from '../../identity/account/login.fixture.js';
import { aMoverAt, type Mover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { aHousemate, aLink, householdLimits, householdOf, tokenIn } from './household.fixture.js';

let api: BootedApp;
let mover: Mover;

beforeAll(async () => {
  api = await bootApp({ LOG_LEVEL: 'trace', UNPROVEN_CONTACT_LIMIT: '5', ...householdLimits });
});
beforeEach(async () => {
  api.clock.at('2026-11-20T10:00:00Z');
  // Moves on 27 November.
  mover = await aMoverAt(api, 'MK40 2QT');
});
afterAll(() => api.close());

const asMover = async () => ({ token: await api.tokenFor(mover.id) });
const open = async (token: string) =>
  api.call(householdEndpoints.openJoin, { body: { token } }, { token: await api.appToken() });
const ended = { status: 404, body: { code: 'INVALID_LINK' } };

describe('GET /household', () => {
  itRequiresAuthentication(() => api, householdEndpoints.read, {});

  it('has the mover as its first person, without a link before the mover makes one [ROOM-01]', async () => {
    expect(await householdOf(api, mover)).toMatchObject({
      version: 0,
      role: 'mover',
      home: { line: '14 Castle Road', town: 'Bedford', moveInDate: '2026-11-27' },
      people: [{ name: 'Sam Hartley', state: 'mover' }],
      link: null,
      canInvite: true,
      split: null,
    });
  });

  it('is one for each move: a second device of the mover and another move see their own [ROOM-01]', async () => {
    const priya = await aHousemate(api, mover);
    const again = await api.call(householdEndpoints.read, {}, { token: await api.tokenFor(mover.id, 'customer') });
    expect(again.body.people.map(({ id }) => id)).toEqual([again.body.personId, priya.id]);
    expect((await householdOf(api, await aMoverAt(api, 'MK40 2QT'))).people).toHaveLength(1);
  });

  it('needs the name of the mover', async () => {
    const token = await api.appToken();
    const { body } = await api.call(enrolmentEndpoints.create, { body: { selectedPartner: 100 } }, { token });
    expect(await api.call(householdEndpoints.read, {}, { token: body.access_token })).toMatchObject({
      status: 409,
      body: { code: 'DETAILS_MISSING' },
    });
  });
});

describe('a link to share', () => {
  it('works until 30 days after the move-in date, and not on the day after [ROOM-03]', async () => {
    const token = await aLink(api, mover);
    expect((await householdOf(api, mover)).link).toEqual({
      url: expect.stringMatching(/\/default\/join\/[\w-]{43}$/) as string,
      until: '2026-12-27',
    });
    api.clock.at('2026-12-27T23:59:00Z');
    expect(await open(token)).toMatchObject({ status: 200 });
    api.clock.at('2026-12-28T00:01:00Z');
    expect(await open(token)).toMatchObject(ended);
    expect(await householdOf(api, mover)).toMatchObject({ link: null, canInvite: false });
    expect(await api.call(householdEndpoints.makeLink, {}, await asMover())).toMatchObject({
      status: 409,
      body: { code: 'INVITING_ENDED' },
    });
  });

  it('ends later with a later move-in date [ROOM-03]', async () => {
    const token = await aLink(api, mover);
    await updateStored(api, mover.id, { moveInDate: '2026-12-10' });
    expect(await open(token)).toMatchObject({ status: 200, body: { until: '2027-01-09' } });
  });

  it('needs a move-in date [ROOM-03]', async () => {
    await updateStored(api, mover.id, { moveInDate: null });
    expect(await api.call(householdEndpoints.makeLink, {}, await asMover())).toMatchObject({
      status: 409,
      body: { code: 'MOVE_IN_DATE_MISSING' },
    });
  });

  it('ends at once when the mover makes a new one [ROOM-03]', async () => {
    const [first, second] = [await aLink(api, mover), await aLink(api, mover)];
    expect(second).not.toBe(first);
    expect(await open(first)).toMatchObject(ended);
    expect(await open(second)).toMatchObject({ status: 200 });
  });

  it('is stored as a hash, and is in no log [ROOM-03]', async () => {
    const token = await aLink(api, mover);
    await open(token);
    const stored = await api.database.collection('households').find({}).toArray();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(api.testApp.logged.join('\n')).not.toContain(token);
  });

  it('is the same whenever the mover looks at it', async () => {
    const token = await aLink(api, mover);
    expect(tokenIn(await householdOf(api, mover))).toBe(token);
  });
});

describe('the page behind a link', () => {
  itRequiresAuthentication(() => api, householdEndpoints.openJoin, { body: { token: 'x' } });

  it('shows the first name of the mover, the street and the town, and nothing else [ROOM-04]', async () => {
    expect((await open(await aLink(api, mover))).body).toEqual({
      inviter: 'Sam',
      street: 'Castle Road',
      town: 'Bedford',
      invitedOn: '2026-11-20',
      until: '2026-12-27',
    });
  });

  it.each([
    ['14 Castle Road', 'Castle Road'],
    ['14a, Castle Road', 'Castle Road'],
    ['Flat 2, 14 Castle Road', null],
    ['Rose Cottage, Castle Road', null],
  ])('shows of the typed line %j the street %j [ROOM-04]', async (addressLine1, street) => {
    await updateStored(api, mover.id, { 'address.addressLine1': addressLine1 });
    expect((await open(await aLink(api, mover))).body).toMatchObject({ street });
  });

  it.each([
    ['14', 'Castle Road', '', 'Castle Road'],
    ['Rose Cottage', 'Castle Road', '', 'Castle Road'],
    ['', 'Rose Cottage', '', null],
    ['Flat 2', 'Rose House', 'Castle Road', null],
  ])('shows of the manual address %j, %j, %j the street %j [ROOM-04]', async (house, line1, line2, street) => {
    await updateStored(api, mover.id, {
      'address.manualAddress': true,
      'address.houseNameOrNumber': house,
      'address.addressLine1': line1,
      'address.addressLine2': line2,
    });
    expect((await open(await aLink(api, mover))).body).toMatchObject({ street });
  });

  it('has one answer for unknown, replaced and ended links, and for a forgotten mover [ROOM-04]', async () => {
    const replaced = await aLink(api, mover);
    const token = await aLink(api, mover);
    const answers = [await open('an-unknown-token'), await open(replaced)];
    await updateStored(api, mover.id, { forgottenAt: new Date() });
    answers.push(await open(token));
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 404, body: answers[0]?.body });
    expect(answers[0]?.text).not.toMatch(/Sam|Castle/);
  });
});
