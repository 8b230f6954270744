import { householdEndpoints } from '@home-move/contract';
import { codeSentTo, messagesTo, updateStored } from '../../identity/account/login.fixture.js';
import { aMoverAt, type Mover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { meterDayOf } from '../meter-day/meter-day.fixture.js';
import { aCustomer } from '../orders/orders.fixture.js';
import {
  accountIn,
  aHousemate,
  householdLimits,
  householdOf,
  type Housemate,
  questionsTo,
} from './household.fixture.js';

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

const asMover = async () => ({ token: await api.tokenFor(mover.id) });
const conflict = { status: 409, body: { code: 'CONFLICT' } };

describe('the names on accounts', () => {
  itRequiresAuthentication(() => api, householdEndpoints.nameOnAccount, {
    params: { account: 'water' },
    body: { version: 0, personIds: [] },
  });

  const name = async (account: string, personIds: readonly string[], version?: number) =>
    api.call(
      householdEndpoints.nameOnAccount,
      {
        params: { account },
        body: { version: version ?? (await householdOf(api, mover)).version, personIds: [...personIds] },
      },
      await asMover(),
    );
  const answer = async (priya: Housemate, isAgreed: boolean, account = 'water') =>
    api.call(
      householdEndpoints.answerNaming,
      { params: { account }, body: { version: (await householdOf(api, mover)).version, isAgreed } },
      { token: priya.token },
    );

  it.each([
    ['MK40 2QT', 'both fuels', ['electricity', 'gas', 'broadband', 'councilTax', 'water']],
    ['LS6 1AN', 'electricity only', ['electricity', 'broadband', 'councilTax', 'water']],
    ['EH3 9QN', 'water billed by the council', ['electricity', 'gas', 'broadband', 'councilTax']],
  ])('are in fixed order at %s, a home with %s [ROOM-10]', async (postcode, _, ids) => {
    const other = await aMoverAt(api, postcode);
    // Looks the meters up.
    await meterDayOf(api, other);
    expect((await householdOf(api, other)).accounts.map(({ id }) => id)).toEqual(ids);
  });

  it('start with the mover on their orders, and without anyone on the rest [ROOM-10]', async () => {
    mover = await aCustomer(api);
    const household = await householdOf(api, mover);
    expect(accountIn(household, 'electricity')).toMatchObject({ supplier: 'Larkfield Energy', isOrdered: true });
    expect(household.accounts.map(({ naming, named }) => [naming, named])).toEqual([
      ['open', [household.personId]],
      ['open', [household.personId]],
      ['open', [household.personId]],
      ['byLaw', []],
      ['open', []],
    ]);
  });

  it('count a housemate only after that person has agreed [ROOM-10]', async () => {
    const priya = await aHousemate(api, mover);
    const { personId } = await householdOf(api, mover);
    const asked = await name('water', [personId, priya.id]);
    expect(accountIn(asked.body, 'water')).toMatchObject({
      named: [personId],
      asked: [{ personId: priya.id, at: '2026-11-20T10:00:00.000Z' }],
    });
    await answer(priya, true);
    expect(accountIn(await householdOf(api, mover), 'water')).toMatchObject({
      named: [personId, priya.id],
      asked: [],
    });
    await answer(priya, false);
    expect(accountIn(await householdOf(api, mover), 'water')).toMatchObject({
      named: [personId],
      declined: [priya.id],
    });
  });

  it('keep an agreement when the mover adds someone else [ROOM-10]', async () => {
    const priya = await aHousemate(api, mover);
    await name('water', [priya.id]);
    await answer(priya, true);
    const ben = await aHousemate(api, mover, { name: 'Ben Okafor' });
    const { body } = await name('water', [priya.id, ben.id]);
    expect(accountIn(body, 'water')).toMatchObject({ named: [priya.id], asked: [{ personId: ben.id }] });
  });

  it('ask someone who has declined only if the mover chooses that person again [ROOM-10]', async () => {
    const [priya, ben] = [await aHousemate(api, mover), await aHousemate(api, mover, { name: 'Ben Okafor' })];
    await name('water', [priya.id]);
    await answer(priya, false);
    const { body: unrelated } = await name('water', [ben.id]);
    expect(accountIn(unrelated, 'water')).toMatchObject({ asked: [{ personId: ben.id }], declined: [priya.id] });
    const { body: again } = await name('water', [ben.id, priya.id]);
    expect(accountIn(again, 'water')).toMatchObject({
      asked: [{ personId: ben.id }, { personId: priya.id }],
      declined: [],
    });
    await answer(priya, true);
    expect(accountIn(await householdOf(api, mover), 'water')).toMatchObject({ named: [priya.id] });
  });

  it('do not carry over to another supplier [ROOM-10]', async () => {
    const [priya, ben] = [await aHousemate(api, mover), await aHousemate(api, mover, { name: 'Ben Okafor' })];
    await name('water', [priya.id, ben.id]);
    await answer(priya, true);
    await updateStored(api, mover.id, { 'localServices.services.water.companies.0.name': 'Severn Trent' });
    expect(accountIn(await householdOf(api, mover), 'water')).toMatchObject({
      supplier: 'Severn Trent',
      named: [],
      asked: [],
    });
    // Ben got the question about the company before.
    expect(await answer(ben, true)).toMatchObject({ status: 404 });
    const { body } = await name('water', [priya.id]);
    expect(accountIn(body, 'water')).toMatchObject({ named: [], asked: [{ personId: priya.id }] });
  });

  it('cannot be answered by someone whom the mover has not chosen [ROOM-10]', async () => {
    const [priya, ben] = [await aHousemate(api, mover), await aHousemate(api, mover, { name: 'Ben Okafor' })];
    await name('water', [priya.id]);
    expect(await answer(ben, true)).toMatchObject({ status: 404 });
    expect(accountIn(await householdOf(api, mover), 'water')).toMatchObject({ named: [] });
  });

  it.each([
    ['councilTax', 404],
    ['gas', 409],
    ['rent', 404],
  ])('cannot be changed on %s: %i [ROOM-10]', async (account, status) => {
    const { personId } = await householdOf(api, mover);
    expect(await name(account, [personId])).toMatchObject({ status });
  });

  it('reject a change that is based on an older state [ROOM-11]', async () => {
    const priya = await aHousemate(api, mover);
    const { version, personId } = await householdOf(api, mover);
    await name('water', [personId], version);
    expect(await name('water', [priya.id], version)).toMatchObject(conflict);
    expect(accountIn(await householdOf(api, mover), 'water')).toMatchObject({ named: [personId], asked: [] });
  });

  it('reject a change that is based on a state that does not exist [ROOM-11]', async () => {
    const { version, personId } = await householdOf(api, mover);
    expect(await name('water', [personId], version + 1)).toMatchObject(conflict);
    expect(await name('water', [personId], version)).toMatchObject({ status: 200 });
  });

  it('send a message to someone who has chosen that, and to no one else [ROOM-05]', async () => {
    const priya = await aHousemate(api, mover, { wantsMessages: true });
    const ben = await aHousemate(api, mover, { name: 'Ben Okafor' });
    await name('water', [priya.id, ben.id]);
    const subjectOf = async ({ email }: Housemate) => (await messagesTo(api, email))[0]?.subject;
    expect(await subjectOf(priya)).toBe('There is a question for you in your household');
    expect(await subjectOf(ben)).toMatch(/^\d{6} is your/);
  });

  it('send a message with the page on which the person can log in and answer', async () => {
    const priya = await aHousemate(api, mover, { wantsMessages: true });
    await name('water', [priya.id]);
    const [question] = await messagesTo(api, priya.email);
    expect(question?.text).toContain(`${api.environment['PUBLIC_ORIGIN']}/default/join\n`);
    const as = { token: await api.appToken() };
    const to = { channel: 'email', contact: priya.email } as const;
    await api.call(householdEndpoints.sendLoginCode, { body: to }, as);
    const body = { ...to, code: await codeSentTo(api, priya.email) };
    const { session } = (await api.call(householdEndpoints.login, { body }, as)).body;
    expect(await answer({ ...priya, token: session.access_token }, true)).toMatchObject({ status: 200 });
  });

  it('send at most three messages a day to a person, however often the mover chooses them [ROOM-05]', async () => {
    const priya = await aHousemate(api, mover, { wantsMessages: true });
    for (let choices = 0; choices < 4; choices += 1) {
      await name('water', []);
      expect(accountIn((await name('water', [priya.id])).body, 'water')).toMatchObject({
        asked: [{ personId: priya.id }],
      });
    }
    expect(await questionsTo(api, priya)).toBe(3);
    api.clock.at('2026-11-21T10:00:00Z');
    await name('water', []);
    await name('water', [priya.id]);
    expect(await questionsTo(api, priya)).toBe(4);
  });
});
