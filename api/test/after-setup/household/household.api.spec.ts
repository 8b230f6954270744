import { enrolmentEndpoints, householdEndpoints, planEndpoints, type SplitForm } from '@home-move/contract';
import { updateStored } from '../../identity/account/login.fixture.js';
import { aMoverAt, samsDirectDebit, samsContact, type Mover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { followStream } from '../../support/event-stream.js';
import { sendReading } from '../meter-day/meter-day.fixture.js';
import { aCustomer } from '../orders/orders.fixture.js';
import { accountIn, aHousemate, householdLimits, householdOf, viewOf } from './household.fixture.js';

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

describe('a change of the move', () => {
  it('is announced to housemates', async () => {
    const priya = await aHousemate(api, mover);
    const page = await followStream(api, householdEndpoints.changes, priya.token);
    const before = await page.next();
    await api.call(enrolmentEndpoints.update, { body: { residentialStatus: 202 } }, await asMover());
    expect((await page.next())?.version).toBeGreaterThan(before?.version ?? 0);
    page.leave();
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
