import {
  dataPassportEndpoints,
  enrolmentEndpoints,
  householdEndpoints,
  planEndpoints,
  telephonyEndpoints,
  type Household,
  type HouseholdAccountId,
  type SplitForm,
} from '@home-move/contract';
import { updateStored } from '../../identity/account/login.fixture.js';
import { aMoverAt, samsDirectDebit, samsContact, type Mover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { followStream } from '../../support/event-stream.js';
import { storedTexts } from '../../platform/data-privacy/stored-texts.fixture.js';
import { sendReading } from '../meter-day/meter-day.fixture.js';
import { aCustomer } from '../orders/orders.fixture.js';
import { aHousemate, aLink, householdOf, viewOf, type Housemate } from './household.fixture.js';

let api: BootedApp;
let mover: Mover;

const limits = { OTP_LIMIT: '1000', MESSAGE_LIMIT: '1000', VALIDATE_LIMIT: '1000', FLATMATE_ADDRESS_LIMIT: '1000' };
beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000', CALL_STREAM_SECONDS: '60', ...limits });
});
beforeEach(async () => {
  api.clock.at('2026-11-20T10:00:00Z');
  mover = await aMoverAt(api, 'MK40 2QT');
});
afterAll(() => api.close());

const asMover = async () => ({ token: await api.tokenFor(mover.id) });
const left = { status: 403, body: { code: 'HOUSEHOLD_LEFT' } };
const accountIn = ({ accounts }: Household, id: HouseholdAccountId) => accounts.find((account) => account.id === id);

describe('the view of a housemate', () => {
  /** Everything that only the mover and other people may know. */
  const forbidden = [
    String(samsDirectDebit.bankAccountNumber),
    String(samsDirectDebit.bankAccountSortCode),
    'bankAccount',
    samsContact.emailAddress,
    samsContact.contactNumber,
    'Hartley',
    '1985-03-27',
    'wheelchair',
    'psr',
    'health',
    'code',
    'token',
    'reference',
  ];

  it('consists of these calls, whose answers the next test compares [ROOM-07]', () => {
    const calls = Object.entries(householdEndpoints).flatMap(([name, { roles }]) =>
      roles.some((role) => role === 'housemate') ? [name] : [],
    );
    expect(calls.toSorted()).toEqual([
      'agreeToSplit',
      'answerNaming',
      'changeSplit',
      'changes',
      'leave',
      'plan',
      'read',
      'saveChoices',
    ]);
  });

  it('has suppliers, prices with later rises, names, split, readings and plan, and nothing private in any answer [ROOM-07]', async () => {
    mover = await aCustomer(api);
    const { token, energy, broadband } = mover as Mover & { energy: string; broadband: string };
    const readings = { readOn: '2026-11-20', electricity: '12345', electricityNight: null, gas: '4567' };
    await api.call(planEndpoints.saveReadings, { body: readings }, { token });
    await updateStored(api, mover.id, { psrAnswers: { keyId: 'x', box: 'wheelchair' } });
    const [priya, ben] = [await aHousemate(api, mover), await aHousemate(api, mover, { name: 'Ben Okafor' })];
    const contact = 'ellie.invited@example.test';
    const invitation = { name: 'Ellie Marsh', channel: 'email', contact } as const;
    await api.call(householdEndpoints.invite, { body: invitation }, { token });
    const { version, personId } = await householdOf(api, mover);
    const names = { version, personIds: [personId, priya.id] };
    const account = { account: 'broadband' };
    await api.call(householdEndpoints.nameOnAccount, { params: account, body: names }, { token });
    const split: SplitForm = { version, kind: 'person', weights: [] };
    await api.call(householdEndpoints.changeSplit, { body: split }, { token });

    const as = { token: priya.token };
    const view = await viewOf(api, priya);
    const plan = await api.call(householdEndpoints.plan, {}, as);
    const stream = await followStream(api, householdEndpoints.changes, priya.token);
    expect(Object.keys((await stream.next()) ?? {})).toEqual(['version']);
    stream.leave();
    const newest = async () => (await viewOf(api, priya)).body.version;
    const answers = [
      view,
      plan,
      await api.call(
        householdEndpoints.answerNaming,
        { params: account, body: { version: await newest(), isAgreed: true } },
        as,
      ),
      await api.call(householdEndpoints.agreeToSplit, { body: { version: await newest() } }, as),
      await api.call(householdEndpoints.changeSplit, { body: { ...split, version: await newest() } }, as),
      await api.call(householdEndpoints.saveChoices, { body: { wantsMessages: false } }, as),
      // Conflicts and problems, too.
      await api.call(householdEndpoints.changeSplit, { body: { ...split, version: 0 } }, as),
      await api.call(
        householdEndpoints.answerNaming,
        { params: { account: 'water' }, body: { version: 0, isAgreed: true } },
        as,
      ),
      await api.call(householdEndpoints.leave, {}, as),
      await viewOf(api, priya),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 409, 404, 204, 403]);
    const hidden = [...forbidden, energy, broadband, contact, ben.email, priya.email];
    const texts = answers.map(({ status, text }) => (status < 400 ? text : text.replace(/"code":"\w+"/, '')));
    expect(hidden.filter((value) => texts.some((text) => text.includes(value)))).toEqual([]);

    expect(view.body).toMatchObject({
      role: 'housemate',
      personId: priya.id,
      link: null,
      people: [
        { name: 'Sam', state: 'mover' },
        { name: 'Priya Shah', state: 'joined' },
        { name: 'Ben Okafor', state: 'joined' },
        { name: 'Ellie Marsh', state: 'invited' },
      ],
      meterReadings: [
        { meter: 'electricity', values: [{ rate: 'single', value: '12345' }], readOn: '2026-11-20' },
        { meter: 'gas', values: [{ rate: 'single', value: '4567' }], readOn: '2026-11-20' },
      ],
      split: { kind: 'person', agreed: [personId] },
    });
    expect(view.body.costs.map(({ service, supplier }) => [service, supplier])).toEqual([
      ['energy', 'Larkfield Energy'],
      ['broadband', 'Brightline'],
      ['water', 'Anglian Water'],
      ['councilTax', 'Bedford Borough Council'],
    ]);
    expect(view.body.costs[1]?.prices?.map(({ amount }) => amount)).toEqual([2899, 3299, expect.any(Number)]);
    expect(accountIn(view.body, 'broadband')).toMatchObject({ named: [personId], asked: [{ personId: priya.id }] });
    expect(plan.body.entries.length).toBeGreaterThan(3);
    expect(plan.body.entries.map(({ id }) => id)).toContain('move-in');
  });
});

describe('the meter readings', () => {
  it('are the ones of meter day, and for other meters the noted ones, without proofs; a new one is announced [ROOM-07]', async () => {
    const { token } = mover;
    const noted = { readOn: '2026-11-19', electricity: '12345', electricityNight: null, gas: '4567' };
    await api.call(planEndpoints.saveReadings, { body: noted }, { token });
    const priya = await aHousemate(api, mover);
    const page = await followStream(api, householdEndpoints.changes, priya.token);
    const before = await page.next();
    const electricity = await sendReading(api, mover);
    expect(await sendReading(api, mover, { meter: 'water', sequence: 2 })).toMatchObject({ status: 200 });
    expect((await page.next())?.version).not.toBe(before?.version);
    page.leave();
    const { body, text } = await viewOf(api, priya);
    expect(body.meterReadings).toEqual([
      { meter: 'electricity', values: [{ rate: 'single', value: '48217' }], readOn: '2026-11-20' },
      { meter: 'gas', values: [{ rate: 'single', value: '4567' }], readOn: '2026-11-19' },
      { meter: 'water', values: [{ rate: 'single', value: '48217' }], readOn: '2026-11-20' },
    ]);
    const { id, hash, serialNumber } = electricity.body;
    for (const value of [id, hash, serialNumber ?? 'Z18N', 'delivery', 'photo']) expect(text).not.toContain(value);
  });
});

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

  it('announces a change of the move to housemates', async () => {
    const priya = await aHousemate(api, mover);
    const page = await followStream(api, householdEndpoints.changes, priya.token);
    const before = await page.next();
    await api.call(enrolmentEndpoints.update, { body: { residentialStatus: 202 } }, await asMover());
    expect((await page.next())?.version).toBeGreaterThan(before?.version ?? 0);
    page.leave();
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
    const { households = [], sessions = [], ...others } = await storedTexts(api);
    const found = Object.entries({ households, sessions, ...others }).flatMap(([name, texts]) =>
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
    const own = await aMoverAt(api, 'LS6 1AN');
    const priya = await aHousemate(api, mover);
    await api.call(telephonyEndpoints.forget, {}, { token: await api.tokenFor(own.id, 'agent') });
    expect(await viewOf(api, priya)).toMatchObject({ status: 200 });
    expect(dataPassportEndpoints.erase.roles).not.toContain('housemate');
  });
});

describe('a finished move', () => {
  it('still has its household', async () => {
    const priya = await aHousemate(api, mover);
    await updateStored(api, mover.id, { closedAt: new Date('2026-11-20T10:00:00Z') });
    expect(await viewOf(api, priya)).toMatchObject({ status: 200 });
    expect(await api.call(householdEndpoints.leave, {}, { token: priya.token })).toMatchObject({ status: 204 });
    expect(await api.call(householdEndpoints.makeLink, {}, await asMover())).toMatchObject({ status: 200 });
  });
});
