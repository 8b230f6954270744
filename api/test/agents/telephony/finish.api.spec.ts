import {
  councilWaterEndpoints,
  energyEndpoints,
  enrolmentEndpoints,
  entertainmentEndpoints,
  planEndpoints,
  serviceTypes,
  telephonyEndpoints,
  type ProblemCode,
} from '@home-move/contract';
import { Types } from 'mongoose';
import { EnrolmentRepository } from '../../../src/modules/move/enrolment/enrolment.repository.js';
import { accessTable } from '../../access/access-table.js';
import { runAdminCommand } from '../../admin/terminal.fixture.js';
import { setRoleOfJordan } from '../agent-account.fixture.js';
import { aChooser, select } from '../../broadband/entertainment/chooser.builder.js';
import {
  aMover,
  aMoverAt,
  aMoverWithTariff,
  clearFaults,
  fault,
  sam,
  samsContact,
  type Mover,
} from '../../journey/mover.builder.js';
import { applyWithoutAnswer } from '../../energy/payment/lost-answer.fixture.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';

let api: BootedApp;
const roles = ['enrolment', 'customer', 'agent'] as const;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000', CALL_LIMIT_PER_MINUTE: '10000' });
});
afterEach(() => clearFaults(api));
afterAll(() => api.close());

const agentOf = async (id: string) => ({ token: await api.tokenFor(id, 'agent') });
const finish = async (id: string) => api.call(telephonyEndpoints.finish, {}, await agentOf(id));
const mine = (as: { token: string }) => api.call(enrolmentEndpoints.mine, {}, as);
const update = (id: string, change: object) =>
  api.database.collection('enrolments').updateOne({ _id: new Types.ObjectId(id) }, { $set: change });
const rejected = (code: ProblemCode) => ({ status: 409, body: { code } });
const closed = rejected('ENROLMENT_CLOSED');

/** A mover with details, whose enrolment an agent has finished. */
async function aFinishedMover() {
  const mover = await aMoverAt(api, 'MK40 2QT');
  expect(await finish(mover.id)).toMatchObject({ status: 200 });
  return mover;
}

describe('POST /enrolment/end-enrolment', () => {
  itRequiresAuthentication(() => api, telephonyEndpoints.finish, {});

  it('stores when and by whom the enrolment was finished, without a body, and leaves its status [TEL-21] [TEL-22]', async () => {
    api.clock.at('2026-11-20T10:00:00Z');
    const { id } = await aMoverAt(api, 'MK40 2QT');
    const answer = await finish(id);
    expect(answer).toMatchObject({ status: 200, body: { id, closedAt: '2026-11-20T10:00:00.000Z', status: 20 } });
    const stored = await api.database.collection('enrolments').findOne({ _id: new Types.ObjectId(id) });
    expect(stored).toMatchObject({ closedAt: new Date('2026-11-20T10:00:00Z'), closedBy: 'Jordan Lee' });
  });

  it('stays the first finish when it is repeated', async () => {
    api.clock.at('2026-11-20T10:00:00Z');
    const { id } = await aFinishedMover();
    api.clock.at('2026-11-20T11:00:00Z');
    expect(await finish(id)).toMatchObject({ status: 200, body: { closedAt: '2026-11-20T10:00:00.000Z' } });
  });

  it.each([
    ['pending', 0, 'CONFLICT'],
    ['complete', 40, 'ENROLMENT_COMPLETE'],
  ] as const)('is rejected for an enrolment that is %s [TEL-20]', async (_, status, code) => {
    const { id } = await aMover(api);
    await update(id, { status });
    expect(await finish(id)).toMatchObject(rejected(code));
  });

  it('waits for the outcome of an application that was sent, and finishes with it', async () => {
    const mover = await aMoverWithTariff(api);
    await applyWithoutAnswer(api, mover);
    await fault(api, 'quotes', 'down');
    expect(await finish(mover.id)).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
    expect(await mine(mover)).toMatchObject({ body: { closedAt: null } });
    await clearFaults(api);
    api.clock.advance({ minutes: 1 });
    const finished = { closedAt: expect.any(String), energyComplete: true };
    expect(await finish(mover.id)).toMatchObject({ status: 200, body: finished });
  });
});

/** Calls that no role of the enrolment is refused, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'POST /api/v1/enrolment/end-enrolment': 'changes nothing when it is repeated',
  'POST /api/v1/enrolment/reopen': 'reopens it, for supervisors',
  'PUT /api/v1/note/:id/reminder-done': 'is about a reminder that outlives the call',
  'POST /api/v1/confirmation/send': 'repeats what was sent',
  'POST /api/v1/enrolment/data-privacy/forget': 'is the right of the mover',
  'POST /api/v1/enrolment/data-privacy/erase': 'is the right of the mover',
  'POST /api/v1/enrolment/data-passport/objections': 'is the right of the mover',
  'POST /api/v1/enrolment/data-passport/entries/:id/resend': 'is the right of the mover',
  'POST /api/v1/enrolment/data-passport/entries/:id/withdraw': 'is the right of the mover',
  'PUT /api/v1/enrolment/comms-blocked-by-user/:token': 'is the right of the mover',
  'DELETE /api/v1/enrolment/calendar-feed': 'is the right of the mover',
  'DELETE /api/v1/enrolment/meter-photos/:meter': 'is the right of the mover',
  'PUT /api/v1/meter-day/readings/:id': 'is about moving day, which usually follows',
  'POST /api/v1/account/log-out-everywhere': 'is the right of the mover',
  'POST /api/v1/household/link': 'is about the household, which outlives the set-up',
  'POST /api/v1/household/invitations': 'is about the household, which outlives the set-up',
  'PUT /api/v1/household/invitations/:id': 'is about the household, which outlives the set-up',
  'POST /api/v1/household/invitations/:id/again': 'is about the household, which outlives the set-up',
  'DELETE /api/v1/household/invitations/:id': 'is about the household, which outlives the set-up',
  'DELETE /api/v1/household/people/:id': 'is about the household, which outlives the set-up',
  'PUT /api/v1/household/accounts/:account/names': 'is about the household, which outlives the set-up',
  'PUT /api/v1/household/split': 'is about the household, which outlives the set-up',
  'POST /api/v1/household/split/agreement': 'is about the household, which outlives the set-up',
  'POST /api/v2/otp/request': 'logs in',
  'POST /api/v1/otp/request': 'logs in',
  'POST /api/v2/otp/verify': 'logs in',
};

/** Calls rejected for agents only, with the reason why movers may make them. */
const exceptionsForMovers: Readonly<Record<string, string>> = {
  'POST /api/v1/orders/:reference/cancel': 'is the right of the mover for 14 days',
};

const writes = Object.entries(accessTable).flatMap(([call, admitted]) => {
  const owners = typeof admitted === 'string' ? [] : roles.filter((role) => admitted.includes(role));
  return call.startsWith('GET ') || owners.length === 0 ? [] : [[call, owners] as const];
});

/** Bodies of the calls that validate them first. */
const bodies: Readonly<Record<string, object>> = {
  'PUT /api/v1/enrolment-auth': { residentialStatus: 202 },
  'PUT /api/v1/enrolment-auth/personal-details': sam,
  'PUT /api/v1/enrolment-auth/contact-details': samsContact,
};

/** Makes a call of the table; most without the body that they want, because that the enrolment is finished is reported first. */
function send(call: string, token: string) {
  const [method = '', path = ''] = call.split(' ');
  const filled = path.replace(/:\w+/g, '0123456789abcdef01234567');
  return api.send(method, filled, { token, body: bodies[call] ?? {} });
}

describe('a finished enrolment', () => {
  const refused = writes
    .filter(([call]) => !(call in exceptions))
    .map(([call, owners]) => [call, call in exceptionsForMovers ? ['agent' as const] : owners] as const);

  it('has exceptions that exist', () => {
    expect(writes.map(([call]) => call)).toEqual(
      expect.arrayContaining(Object.keys({ ...exceptions, ...exceptionsForMovers })),
    );
  });

  let tokens: Record<(typeof roles)[number], string>;
  beforeAll(async () => {
    const { id } = await aMover(api);
    await update(id, { closedAt: new Date(), closedBy: 'Jordan Lee' });
    const [enrolment, customer, agent] = await Promise.all(roles.map((role) => api.tokenFor(id, role)));
    tokens = { enrolment, customer, agent } as typeof tokens;
  });

  it.each(refused)('rejects %s of %j', async (call, owners) => {
    for (const role of owners) {
      const answer = await send(call, tokens[role]);
      expect({ role, ...answer }).toMatchObject({
        ...closed,
        body: { title: 'This enrolment has been finished. Call us if something has to change.' },
      });
    }
  });

  it.each(Object.entries(exceptions))('admits %s, which %s', async (call) => {
    const { id } = await aMover(api);
    await update(id, { closedAt: new Date(), closedBy: 'Jordan Lee' });
    await setRoleOfJordan(api, 'supervisor', 'default');
    const role = accessTable[call]?.includes('agent') ? 'agent' : 'customer';
    const answer = await send(call, await api.tokenFor(id, role));
    expect(answer.status).not.toBe(403);
    expect(answer.text).not.toContain('ENROLMENT_CLOSED');
  });

  it.each(Object.entries(exceptionsForMovers))('admits %s of the mover, which %s', async (call) => {
    for (const role of ['enrolment', 'customer'] as const) {
      expect((await send(call, tokens[role])).text).toContain('NOT_FOUND');
    }
  });

  it('is read by mover and agent, logs out and renews its tokens', async () => {
    const { id } = await aFinishedMover();
    for (const role of roles) {
      const as = { token: await api.tokenFor(id, role) };
      expect(await mine(as)).toMatchObject({ status: 200, body: { id, surname: 'Hartley' } });
      expect(await api.call(enrolmentEndpoints.confirmation, {}, as)).toMatchObject({ status: 200 });
      expect(await api.call(energyEndpoints.checkSupply, {}, as)).toMatchObject({ status: 200 });
    }
    const session = await api.call(enrolmentEndpoints.create, { body: { selectedPartner: 100 } }, await asApp());
    await finish(session.body.id);
    const renewal = `grant_type=refresh_token&refresh_token=${session.body.refresh_token}`;
    const renewed = await api.send('POST', '/api/v1/token', { body: renewal });
    expect(renewed.status).toBe(200);
    const { refresh_token: token } = renewed.body as { refresh_token: string };
    expect((await api.send('POST', '/api/v1/token/revoke', { body: `refresh_token=${token}` })).status).toBeLessThan(
      300,
    );
  });

  it('keeps earlier changes, and nothing from refused changes', async () => {
    const mover = await aFinishedMover();
    const before = await api.database.collection('enrolments').findOne({ _id: new Types.ObjectId(mover.id) });
    expect(await select(api, mover, 'BRI-F36')).toMatchObject(closed);
    expect(await api.call(enrolmentEndpoints.update, { body: { residentialStatus: 202 } }, mover)).toMatchObject(
      closed,
    );
    expect(await api.database.collection('enrolments').findOne({ _id: new Types.ObjectId(mover.id) })).toEqual(before);
  });
});

describe('a call that is under way while an agent finishes the enrolment', () => {
  const serviceType = String(serviceTypes.broadband);
  const readings = { readOn: '2026-11-20', electricity: '12345', electricityNight: '', gas: '0678' };

  it.each<[string, (as: Mover) => Promise<{ readonly status: number; readonly body: unknown }>]>([
    ['a package on the site of its provider', (as) => select(api, as, 'wm-81102')],
    [
      'a consent',
      (as) => api.call(entertainmentEndpoints.womConsent, { query: { serviceType, sendEmail: 'false' } }, as),
    ],
    ['council tax and water', (as) => api.call(councilWaterEndpoints.choose, { body: { council: 2, water: 3 } }, as)],
    ['a ticked task', (as) => api.call(planEndpoints.tick, { body: { id: 'redirect-mail', isDone: true } }, as)],
    ['meter readings', (as) => api.call(planEndpoints.saveReadings, { body: readings }, as)],
  ])('is rejected too: %s', async (_, send) => {
    api.clock.at('2026-11-20T10:00:00Z');
    const mover = await aChooser(api);
    const enrolments = api.app.get(EnrolmentRepository, { strict: false });
    const revise = enrolments.revise.bind(enrolments);
    const meanwhile = jest.spyOn(enrolments, 'revise').mockImplementationOnce(async (...change) => {
      expect(await finish(mover.id)).toMatchObject({ status: 200 });
      return revise(...change);
    });
    const answer = await send(mover);
    meanwhile.mockRestore();
    expect(answer).toMatchObject(closed);
  });
});

const asApp = async () => ({ token: await api.appToken() });

describe('enrolment reopen', () => {
  const reopen = (id: string) => runAdminCommand(api, ['enrolment', 'reopen', '--enrolment', id]);

  it('lets mover and agent change the enrolment again, and adds an entry to the audit', async () => {
    const mover = await aFinishedMover();
    expect(await reopen(mover.id)).toMatchObject({ code: 0, lines: [`Enrolment ${mover.id} can be changed again.`] });
    expect(await mine(mover)).toMatchObject({ body: { closedAt: null } });
    expect(await api.call(enrolmentEndpoints.update, { body: { residentialStatus: 202 } }, mover)).toMatchObject({
      status: 200,
    });
    const entry = await api.database.collection('admin_audit').findOne({ on: mover.id });
    expect(entry).toMatchObject({ action: 'enrolment reopen', outcome: 'done' });
  });

  it('changes nothing of an enrolment that was not finished', async () => {
    const { id } = await aMover(api);
    expect(await reopen(id)).toMatchObject({ code: 0, lines: [`Enrolment ${id} was not finished.`] });
  });

  it.each([
    ['is unknown', async () => 'ffffffffffffffffffffffff'],
    [
      'was forgotten',
      async () => {
        const { id } = await aMover(api);
        await update(id, { forgottenAt: new Date() });
        return id;
      },
    ],
  ])('reports an enrolment that %s', async (_, create) => {
    const id = await create();
    expect(await reopen(id)).toMatchObject({ code: 1, errors: [`enrolment reopen: there is no enrolment ${id}`] });
  });
});
