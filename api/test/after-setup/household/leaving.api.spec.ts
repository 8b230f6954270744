import { dataPassportEndpoints, householdEndpoints, telephonyEndpoints, type SplitForm } from '@home-move/contract';
import { updateStored } from '../../identity/account/login.fixture.js';
import { aMoverAt, type Mover } from '../../journey/mover.builder.js';
import { storedTexts } from '../../platform/data-privacy/stored-texts.fixture.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { followStream } from '../../support/event-stream.js';
import { aHousemate, aLink, householdLimits, householdOf, type Housemate, viewOf } from './household.fixture.js';

let api: BootedApp;
let mover: Mover;

beforeAll(async () => {
  api = await bootApp({ CALL_STREAM_SECONDS: '60', ...householdLimits });
});
beforeEach(async () => {
  api.clock.at('2026-11-20T10:00:00Z');
  mover = await aMoverAt(api, 'MK40 2QT');
});
afterAll(() => api.close());

const asMover = async () => ({ token: await api.tokenFor(mover.id) });
const left = { status: 403, body: { code: 'HOUSEHOLD_LEFT' } };

describe('leaving and removing', () => {
  const leave = (priya: Housemate) => api.call(householdEndpoints.leave, {}, { token: priya.token });
  const remove = async (priya: Housemate) =>
    api.call(householdEndpoints.removePerson, { params: { id: priya.id } }, await asMover());

  it.each([
    ['leaves', leave],
    ['is removed', remove],
  ])('someone who %s can open nothing any more, at once [ROOM-09]', async (_, end) => {
    const priya = await aHousemate(api, mover);
    expect(await viewOf(api, priya)).toMatchObject({ status: 200 });
    await end(priya);
    const as = { token: priya.token };
    expect(await viewOf(api, priya)).toMatchObject(left);
    expect(await api.call(householdEndpoints.plan, {}, as)).toMatchObject(left);
    expect(await api.call(householdEndpoints.changes, {}, as)).toMatchObject(left);
    const body: SplitForm = { version: 99, kind: 'person', weights: [] };
    expect(await api.call(householdEndpoints.changeSplit, { body }, as)).toMatchObject(left);
    expect((await householdOf(api, mover)).people).toHaveLength(1);
  });

  it.each([
    ['leaves on another device', leave],
    ['is removed', remove],
  ])(
    'the open page of someone who %s hears of it, and the page of the mover of the change [ROOM-09]',
    async (_, end) => {
      const priya = await aHousemate(api, mover);
      const page = await followStream(api, householdEndpoints.changes, priya.token);
      const movers = await followStream(api, householdEndpoints.changes, (await asMover()).token);
      const before = [await page.next(), await movers.next()];
      expect(before).toEqual([{ version: expect.any(Number) as number }, before[0]]);
      await end(priya);
      expect(await page.next()).toBeNull();
      expect((await movers.next())?.version).toBeGreaterThan(before[1]?.version ?? 0);
      movers.leave();
    },
  );

  it('the link by which someone joined ends when they are removed, and stays when they leave [ROOM-09]', async () => {
    const link = await aLink(api, mover);
    const [priya, ben] = [await aHousemate(api, mover, { link }), await aHousemate(api, mover, { link })];
    const open = async () =>
      api.call(householdEndpoints.openJoin, { body: { token: link } }, { token: await api.appToken() });
    await leave(ben);
    expect(await open()).toMatchObject({ status: 200 });
    expect((await remove(priya)).body.link).toBeNull();
    expect(await open()).toMatchObject({ status: 404, body: { code: 'INVALID_LINK' } });
    const newer = await aLink(api, mover);
    await remove(priya);
    expect((await householdOf(api, mover)).link?.url).toContain(newer);
  });

  it('changes nothing when repeated, and never removes the mover', async () => {
    const priya = await aHousemate(api, mover);
    for (let calls = 0; calls < 2; calls += 1) expect(await remove(priya)).toMatchObject({ status: 200 });
    const ben = await aHousemate(api, mover);
    for (let calls = 0; calls < 2; calls += 1) expect(await leave(ben)).toMatchObject({ status: 204 });
    const { personId } = await householdOf(api, mover);
    await api.call(householdEndpoints.removePerson, { params: { id: personId } }, await asMover());
    expect((await householdOf(api, mover)).people).toMatchObject([{ state: 'mover' }]);
  });
});

describe('erasure', () => {
  it('of the move ends the household, and erases its people [ROOM-17]', async () => {
    const priya = await aHousemate(api, mover, { name: 'Priya Quillfeather' });
    const token = await aLink(api, mover);
    await api.call(telephonyEndpoints.forget, {}, { token: await api.tokenFor(mover.id, 'agent') });
    expect(await viewOf(api, priya)).toMatchObject({ status: 401 });
    const open = await api.call(householdEndpoints.openJoin, { body: { token } }, { token: await api.appToken() });
    expect(open).toMatchObject({ status: 404, body: { code: 'INVALID_LINK' } });
    const found = Object.entries(await storedTexts(api)).flatMap(([name, texts]) =>
      texts.some((text) => text.includes('Quillfeather') || text.includes(priya.email)) ? [name] : [],
    );
    expect(found).toEqual([]);
  });

  it.each(['leave', 'remove'])(
    'of a housemate, by %s, erases their entries and keeps the household [ROOM-17]',
    async (how) => {
      const ben = await aHousemate(api, mover, { name: 'Ben Okafor' });
      const priya = await aHousemate(api, mover, { name: 'Priya Quillfeather' });
      const { version, personId } = await householdOf(api, mover);
      const weights = [personId, ben.id, priya.id].map((id) => ({ personId: id, weight: 10 }));
      await api.call(
        householdEndpoints.changeSplit,
        { body: { version, kind: 'room', weights } },
        { token: priya.token },
      );
      const params = { id: priya.id };
      if (how === 'leave') await api.call(householdEndpoints.leave, {}, { token: priya.token });
      else await api.call(householdEndpoints.removePerson, { params }, await asMover());
      const household = await householdOf(api, mover);
      expect(household.people.map(({ name }) => name)).toEqual(['Sam Hartley', 'Ben Okafor']);
      expect(household.split).toEqual({
        kind: 'room',
        weights: [
          { personId, weight: 10 },
          { personId: ben.id, weight: 10 },
        ],
        changedBy: null,
        agreed: [],
      });
      const { households = [], enrolments = [] } = await storedTexts(api);
      for (const text of [...households, ...enrolments]) {
        expect(text).not.toContain('Quillfeather');
        expect(text).not.toContain(priya.email);
        expect(text).not.toContain(priya.id);
      }
    },
  );

  it('of a housemate’s own move leaves the household of another move unchanged [ROOM-17]', async () => {
    const priya = await aHousemate(api, mover);
    const own = await aMoverAt(api, 'LS6 1AN');
    await updateStored(api, own.id, { emailAddress: priya.email });
    await api.call(telephonyEndpoints.forget, {}, { token: await api.tokenFor(own.id, 'agent') });
    expect(await viewOf(api, priya)).toMatchObject({ status: 200 });
    expect(dataPassportEndpoints.erase.roles).not.toContain('housemate');
  });
});
