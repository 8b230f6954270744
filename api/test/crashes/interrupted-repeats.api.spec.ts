import {
  energyEndpoints,
  enrolmentEndpoints,
  privateEntryEndpoints,
  telephonyEndpoints,
  type HistoryEntry,
} from '@home-move/contract';
import { AccountLimits } from '../../src/modules/identity/account/account-limits.js';
import { SubscriptionsService } from '../../src/modules/platform/comms/subscriptions.service.js';
import { HistoryRepository } from '../../src/modules/agents/history/history.repository.js';
import { PrivateEntryRepository } from '../../src/modules/energy/private-entry/private-entry.repository.js';
import { aMoverAt, aMoverWithTariff, clearFaults, fault, samsContact, type Mover } from '../journey/mover.builder.js';
import { aCall } from '../energy/private-entry/private-entry.fixture.js';
import { type ApiResponse, type BootedApp, bootApp } from '../support/boot-app.js';
import { loseNextAnswer } from './interruption.fixture.js';

let api: BootedApp;
let count = 0;
let key: string;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000' });
  api.clock.at('2026-11-20T10:00:00Z');
});
beforeEach(() => {
  key = `key-${(count += 1)}`;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const messagesTo = async (contact: string) =>
  (await (await fetch(`${api.sandbox.origin}/outbox?to=${encodeURIComponent(contact)}`)).json()) as unknown[];
const historyOf = async ({ id }: Pick<Mover, 'id'>): Promise<readonly HistoryEntry[]> =>
  (await api.call(telephonyEndpoints.history, {}, { token: await api.tokenFor(id, 'agent') })).body;

/** Sends a request whose process ends before its response is stored, then the same one. */
async function repeated<Answer extends Pick<ApiResponse, 'status'>>(send: () => Promise<Answer>): Promise<Answer> {
  loseNextAnswer(api);
  expect((await send()).status).toBe(503);
  return send();
}

describe('a repeated request, whose first one was interrupted before its response was stored,', () => {
  it('finds the enrolment that it has created', async () => {
    const token = await api.appToken();
    const enrolments = () => api.database.collection('enrolments').countDocuments({});
    const before = await enrolments();
    const body = { selectedPartner: 100 };
    const { status, body: created } = await repeated(() =>
      api.call(enrolmentEndpoints.create, { body }, { token, idempotencyKey: key }),
    );
    expect(status).toBe(201);
    expect(await enrolments()).toBe(before + 1);
    const { body: mine } = await api.call(enrolmentEndpoints.mine, {}, { token: created.access_token });
    expect(mine.id).toBe(created.id);
    expect((await historyOf(created)).map(({ type }) => type)).toEqual(['created']);
  });

  it('finds its note', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const token = await api.tokenFor(mover.id, 'agent');
    const saved = await repeated(() =>
      api.call(telephonyEndpoints.saveNote, { body: { content: 'Call back' } }, { token, idempotencyKey: key }),
    );
    expect(saved).toMatchObject({ status: 201, body: { content: 'Call back', author: 'Jordan Lee' } });
    expect((await api.call(telephonyEndpoints.notes, {}, { token })).body).toEqual([saved.body]);
    expect((await historyOf(mover)).filter(({ type }) => type === 'note-saved')).toHaveLength(1);
  });

  it('sends no second mail', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const emailAddress = `repeated-${count}@example.test`;
    const body = { ...samsContact, emailAddress };
    await api.call(enrolmentEndpoints.saveContactDetails, { body }, { token: mover.token });
    const token = await api.tokenFor(mover.id, 'agent');
    const send = () => api.call(telephonyEndpoints.sendLink, { body: {} }, { token, idempotencyKey: key });
    expect((await repeated(send)).status).toBe(204);
    expect(await messagesTo(emailAddress)).toHaveLength(1);
    const sent = (await historyOf(mover)).filter(({ type }) => type === 'link-sent');
    expect(sent.map(({ isUnconfirmed }) => isUnconfirmed)).toEqual([undefined]);
  });

  it('finds its private entry', async () => {
    const call = await aCall(api);
    const as = { token: call.agent.access_token, idempotencyKey: key };
    const body = { scope: 'bank-details', channel: 'sms' } as const;
    const sent = await repeated(() => api.call(privateEntryEndpoints.create, { body }, as));
    expect(sent.status).toBe(201);
    expect(await messagesTo(call.mobile)).toHaveLength(1);
    expect((await api.call(privateEntryEndpoints.list, {}, as)).body).toEqual([sent.body]);
    const entries = (await historyOf(call.mover)).filter(({ type }) => type === 'private-entry-sent');
    expect(entries.map(({ isUnconfirmed }) => isUnconfirmed)).toEqual([undefined]);
  });

  it('returns the tariff that it has chosen', async () => {
    const mover = await aMoverWithTariff(api);
    const body = { tariffsId: [...mover.shown.tariffsId], addOnsIdentifiers: [] };
    const as = { token: mover.token, idempotencyKey: key };
    expect((await repeated(() => api.call(energyEndpoints.select, { body }, as))).status).toBe(200);
  });
});

describe('a repeated request, whose first one was interrupted before it sent a message,', () => {
  const confirmed = async (mover: Pick<Mover, 'id'>, type: string) =>
    (await historyOf(mover)).filter((entry) => entry.type === type).map(({ isUnconfirmed = false }) => !isUnconfirmed);

  it('sends the link, once', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const emailAddress = `unsent-${count}@example.test`;
    const body = { ...samsContact, emailAddress };
    await api.call(enrolmentEndpoints.saveContactDetails, { body }, { token: mover.token });
    const token = await api.tokenFor(mover.id, 'agent');
    const send = () => api.call(telephonyEndpoints.sendLink, { body: {} }, { token, idempotencyKey: key });
    const subscriptions = api.app.get(SubscriptionsService, { strict: false });
    jest.spyOn(subscriptions, 'isBlocked').mockRejectedValueOnce(new Error('ended'));
    expect((await send()).status).toBe(500);
    expect(await confirmed(mover, 'link-sent')).toEqual([]);
    expect((await send()).status).toBe(204);
    expect(await messagesTo(emailAddress)).toHaveLength(1);
    expect(await confirmed(mover, 'link-sent')).toEqual([true]);
  });

  it('sends the private entry with its code, once', async () => {
    const call = await aCall(api);
    const as = { token: call.agent.access_token, idempotencyKey: key };
    const body = { scope: 'code', channel: 'sms' } as const;
    const ask = () => api.call(privateEntryEndpoints.create, { body }, as);
    const limits = api.app.get(AccountLimits, { strict: false });
    jest.spyOn(limits, 'takeCode').mockRejectedValueOnce(new Error('ended'));
    expect((await ask()).status).toBe(500);
    expect(await confirmed(call.mover, 'private-entry-sent')).toEqual([]);
    expect((await ask()).status).toBe(201);
    expect(await messagesTo(call.mobile)).toHaveLength(2);
    expect(await confirmed(call.mover, 'private-entry-sent')).toEqual([true]);
  });

  it('sends nothing if the first one begins to send meanwhile', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const emailAddress = `both-${count}@example.test`;
    const body = { ...samsContact, emailAddress };
    await api.call(enrolmentEndpoints.saveContactDetails, { body }, { token: mover.token });
    const token = await api.tokenFor(mover.id, 'agent');
    const send = () => api.call(telephonyEndpoints.sendLink, { body: {} }, { token, idempotencyKey: key });
    const entries = api.app.get(HistoryRepository, { strict: false });
    // The first one begins after the second one has looked for its entry.
    jest.spyOn(entries, 'exists').mockResolvedValueOnce(false).mockResolvedValueOnce(false);
    jest.spyOn(entries, 'confirm').mockRejectedValueOnce(new Error('ended'));
    expect((await send()).status).toBe(500);
    expect(await send()).toMatchObject({ status: 409, body: { code: 'OUTCOME_UNKNOWN' } });
    expect(await messagesTo(emailAddress)).toHaveLength(1);
    expect(await confirmed(mover, 'link-sent')).toEqual([false]);
  });
});

describe('a repeated request, whose first one was interrupted while it sent a message,', () => {
  const unknown = { status: 409, body: { code: 'OUTCOME_UNKNOWN' } };

  it.each(['truncated', 'down'])(
    'sends no second text message after the answer of the vendor was lost (%s)',
    async (mode) => {
      const call = await aCall(api);
      const as = { token: call.agent.access_token, idempotencyKey: `${key}-${mode}` };
      const ask = () => api.call(privateEntryEndpoints.create, { body: { scope: 'bank-details', channel: 'sms' } }, as);
      await fault(api, 'sms', mode, { match: call.mobile });
      expect(await ask()).toMatchObject(unknown);
      await clearFaults(api);
      expect(await ask()).toMatchObject(unknown);
      expect(await messagesTo(call.mobile)).toHaveLength(mode === 'truncated' ? 1 : 0);
      const sent = (await historyOf(call.mover)).filter(({ type }) => type === 'private-entry-sent');
      expect(sent.map(({ isUnconfirmed = false }) => isUnconfirmed)).toEqual([true]);
    },
  );

  it('sends no second one, and answers that the outcome of the first is unknown', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const emailAddress = `interrupted-${count}@example.test`;
    const body = { ...samsContact, emailAddress };
    await api.call(enrolmentEndpoints.saveContactDetails, { body }, { token: mover.token });
    const token = await api.tokenFor(mover.id, 'agent');
    const send = (idempotencyKey: string) =>
      api.call(telephonyEndpoints.sendLink, { body: {} }, { token, idempotencyKey });
    jest.spyOn(api.app.get(HistoryRepository, { strict: false }), 'confirm').mockRejectedValueOnce(new Error('ended'));
    expect((await send(key)).status).toBe(500);
    for (let time = 0; time < 2; time += 1) expect(await send(key)).toMatchObject(unknown);
    expect(await messagesTo(emailAddress)).toHaveLength(1);
    api.clock.advance({ seconds: 1 });
    expect((await send(`${key}-again`)).status).toBe(204);
    const sent = (await historyOf(mover)).filter(({ type }) => type === 'link-sent');
    expect(sent.map(({ isUnconfirmed = false }) => isUnconfirmed)).toEqual([false, true]);
  });

  it('finds the private entry if the first one stored it', async () => {
    const call = await aCall(api);
    const as = { token: call.agent.access_token, idempotencyKey: key };
    const body = { scope: 'bank-details', channel: 'sms' } as const;
    const ask = () => api.call(privateEntryEndpoints.create, { body }, as);
    jest.spyOn(api.app.get(HistoryRepository, { strict: false }), 'confirm').mockRejectedValueOnce(new Error('ended'));
    expect((await ask()).status).toBe(500);
    expect((await ask()).status).toBe(201);
    expect(await messagesTo(call.mobile)).toHaveLength(1);
    const entries = (await historyOf(call.mover)).filter(({ type }) => type === 'private-entry-sent');
    expect(entries.map(({ isUnconfirmed = false }) => isUnconfirmed)).toEqual([false]);
  });

  it('sends no second private entry if the first one did not store it', async () => {
    const call = await aCall(api);
    const as = { token: call.agent.access_token, idempotencyKey: key };
    const body = { scope: 'bank-details', channel: 'sms' } as const;
    const ask = () => api.call(privateEntryEndpoints.create, { body }, as);
    const entries = api.app.get(PrivateEntryRepository, { strict: false });
    jest.spyOn(entries, 'add').mockRejectedValueOnce(new Error('ended'));
    expect((await ask()).status).toBe(500);
    expect(await ask()).toMatchObject(unknown);
    expect(await messagesTo(call.mobile)).toHaveLength(1);
  });
});
