import { householdEndpoints, type Household, type SplitForm } from '@home-move/contract';
import { BrandService } from '../../../src/modules/brands/brand/brand.service.js';
import { aMoverAt, type Mover } from '../../journey/mover.builder.js';
import { type ApiResponse, type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { aHousemate, householdLimits, householdOf, type Housemate, questionsTo } from './household.fixture.js';

let api: BootedApp;
let mover: Mover;

beforeAll(async () => {
  api = await bootApp(householdLimits);
});
beforeEach(async () => {
  api.clock.at('2026-11-20T10:00:00Z');
  mover = await aMoverAt(api, 'MK40 2QT');
});
afterAll(() => api.close());

type Answer = ApiResponse & { readonly body: Household };
const asMover = async () => ({ token: await api.tokenFor(mover.id) });
const conflict = { status: 409, body: { code: 'CONFLICT' } };

describe('the split of the costs', () => {
  itRequiresAuthentication(() => api, householdEndpoints.changeSplit, {
    body: { version: 0, kind: 'person', weights: [] },
  });

  const versionNow = async () => (await householdOf(api, mover)).version;
  const change = async (token: string, body: Omit<SplitForm, 'version'>, version?: number): Promise<Answer> =>
    api.call(
      householdEndpoints.changeSplit,
      { body: { ...body, version: version ?? (await versionNow()) } as SplitForm },
      { token },
    );
  const agree = async ({ token }: Pick<Housemate, 'token'>, version?: number) =>
    api.call(householdEndpoints.agreeToSplit, { body: { version: version ?? (await versionNow()) } }, { token });
  const alike = { kind: 'person' as const, weights: [] };

  it('is by room, by share or by person [ROOM-12]', async () => {
    const priya = await aHousemate(api, mover);
    const { personId } = await householdOf(api, mover);
    const { token } = await asMover();
    const rooms = [
      { personId, weight: 16.5 },
      { personId: priya.id, weight: 14 },
    ];
    const shares = [
      { personId, weight: 60 },
      { personId: priya.id, weight: 40 },
    ];
    for (const body of [{ kind: 'room', weights: rooms } as const, { kind: 'share', weights: shares } as const, alike])
      expect(await change(token, body)).toMatchObject({ status: 200, body: { split: body } });
  });

  it('needs a value for everyone who is in, and for no one else [ROOM-12]', async () => {
    const priya = await aHousemate(api, mover);
    const { personId } = await householdOf(api, mover);
    const { token } = await asMover();
    const invalid = { status: 400, body: { code: 'VALIDATION' } };
    const room = (...ids: string[]) =>
      ({ kind: 'room', weights: ids.map((id) => ({ personId: id, weight: 10 })) }) as const;
    expect(await change(token, room(personId))).toMatchObject(invalid);
    expect(await change(token, room(personId, personId))).toMatchObject(invalid);
    expect(await change(token, room(personId, priya.id, 'someone'))).toMatchObject(invalid);
    expect(await change(token, room(personId, priya.id))).toMatchObject({ status: 200 });
  });

  it('is agreed to by each housemate, and by the one who changes it [ROOM-14]', async () => {
    const [priya, ben] = [await aHousemate(api, mover), await aHousemate(api, mover, { name: 'Ben Okafor' })];
    const { personId } = await householdOf(api, mover);
    expect((await change((await asMover()).token, alike)).body.split).toMatchObject({
      changedBy: personId,
      agreed: [personId],
    });
    const shown = await versionNow();
    // Both saw the same state: the agreement of one does not stop the other.
    for (const person of [priya, ben]) expect(await agree(person, shown)).toMatchObject({ status: 200 });
    expect((await householdOf(api, mover)).split?.agreed).toEqual([personId, priya.id, ben.id]);
    expect(await agree(priya)).toMatchObject({ status: 200 });
  });

  it('loses every agreement but the one of the person who changes it [ROOM-14]', async () => {
    const priya = await aHousemate(api, mover);
    const { personId } = await householdOf(api, mover);
    await change((await asMover()).token, alike);
    await agree(priya);
    const weights = [
      { personId, weight: 60 },
      { personId: priya.id, weight: 40 },
    ];
    const changed = await change(priya.token, { kind: 'share', weights });
    expect(changed.body.split).toMatchObject({ changedBy: priya.id, agreed: [priya.id] });
  });

  it('is agreed to by saving the same again, and keeps the other agreements [ROOM-14]', async () => {
    const [priya, ben] = [await aHousemate(api, mover), await aHousemate(api, mover, { name: 'Ben Okafor' })];
    const { personId } = await householdOf(api, mover);
    await change((await asMover()).token, alike);
    await agree(priya);
    const { split } = (await change(ben.token, alike)).body;
    expect(split).toMatchObject({ changedBy: personId, agreed: [personId, priya.id, ben.id] });
  });

  it('loses every agreement when someone joins or leaves [ROOM-14]', async () => {
    const priya = await aHousemate(api, mover);
    await change((await asMover()).token, alike);
    await agree(priya);
    const ben = await aHousemate(api, mover, { name: 'Ben Okafor' });
    expect((await householdOf(api, mover)).split?.agreed).toEqual([]);
    await agree(priya);
    await api.call(householdEndpoints.leave, {}, { token: ben.token });
    expect((await householdOf(api, mover)).split?.agreed).toEqual([]);
  });

  it('ends if the one who paid everything leaves, so that the amounts still add up [ROOM-12]', async () => {
    const priya = await aHousemate(api, mover);
    const { personId } = await householdOf(api, mover);
    const weights = [
      { personId, weight: 0 },
      { personId: priya.id, weight: 100 },
    ];
    expect(await change(priya.token, { kind: 'share', weights })).toMatchObject({ status: 200 });
    await api.call(householdEndpoints.leave, {}, { token: priya.token });
    expect((await householdOf(api, mover)).split).toBeNull();
  });

  it('sends a message to the others when it changes, and none when the same is saved again [ROOM-05]', async () => {
    const priya = await aHousemate(api, mover, { wantsMessages: true });
    const { personId } = await householdOf(api, mover);
    const { token } = await asMover();
    const weights = [
      { personId, weight: 16.5 },
      { personId: priya.id, weight: 14 },
    ];
    await change(token, { kind: 'room', weights });
    await change(token, { kind: 'room', weights: weights.toReversed() });
    expect(await questionsTo(api, priya)).toBe(1);
    await change(token, alike);
    expect(await questionsTo(api, priya)).toBe(2);
    await change(priya.token, { kind: 'room', weights });
    expect(await questionsTo(api, priya)).toBe(2);
  });

  it('is stored although its messages cannot be sent', async () => {
    const priya = await aHousemate(api, mover, { wantsMessages: true });
    const ben = await aHousemate(api, mover, { name: 'Ben Okafor' });
    const version = await versionNow();
    jest.spyOn(api.app.get(BrandService, { strict: false }), 'of').mockRejectedValueOnce(new Error('database is down'));
    expect(await change(ben.token, alike, version)).toMatchObject({ status: 200, body: { split: alike } });
    expect(await questionsTo(api, priya)).toBe(0);
  });

  it('rejects a change or an agreement that is based on an older split [ROOM-11]', async () => {
    const priya = await aHousemate(api, mover);
    const shown = await versionNow();
    await change((await asMover()).token, alike, shown);
    expect(await change(priya.token, alike, shown)).toMatchObject(conflict);
    expect(await agree(priya, shown)).toMatchObject(conflict);
    expect((await householdOf(api, mover)).split).toMatchObject({ agreed: [expect.any(String)] });
  });

  it('lets only one of two simultaneous changes through [ROOM-11]', async () => {
    const priya = await aHousemate(api, mover);
    const shown = await versionNow();
    const { token } = await asMover();
    const answers = await Promise.all([change(token, alike, shown), change(priya.token, alike, shown)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
