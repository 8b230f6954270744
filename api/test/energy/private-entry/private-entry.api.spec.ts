import { otpEndpoints, privateEntryEndpoints, psrEndpoints, telephonyEndpoints } from '@home-move/contract';
import { anotherCode, codeSentTo, findStored, messagesTo } from '../../identity/account/login.fixture.js';
import { aMover, aMoverWithUsage, fault } from '../../journey/mover.builder.js';
import { bootWithShortTimeouts } from '../../journey/short-timeouts.fixture.js';
import { healthTexts, someAnswers } from '../psr/psr.fixture.js';
import type { BootedApp } from '../../support/boot-app.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';
import {
  aCall,
  anAgent,
  ask,
  asked,
  askedForCode,
  enterAccount,
  enterCode,
  enterNeeds,
  invalidLink,
  list,
  openLink,
  sentToken,
  states,
} from './private-entry.fixture.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

describe('POST /private-entry', () => {
  itRequiresAuthentication(() => api, privateEntryEndpoints.create, { body: { scope: 'code', channel: 'sms' } });
  itValidatesItsBody(
    () => api,
    privateEntryEndpoints.create,
    {},
    async () => api.tokenFor((await aMover(api)).id, 'agent'),
    {
      'no scope': { body: { channel: 'sms' }, errors: { scope: 'Mandatory' } },
      'an unknown scope': { body: { scope: 'address', channel: 'sms' }, errors: { scope: 'Invalid' } },
      'no channel': { body: { scope: 'code' }, errors: { channel: 'Mandatory' } },
    },
  );

  it('sends a link by text message, and returns the entry without the link', async () => {
    const call = await aCall(api);
    const answer = await ask(api, call, 'bank-details');
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      scope: 'bank-details',
      channel: 'sms',
      state: 'sent',
      sentAt: '2026-11-20T10:00:00.000Z',
      openedAt: null,
      doneAt: null,
    });
    const [message] = await messagesTo(api, call.mobile);
    expect(message?.text).toMatch(
      /^Your call with Home Move: enter your details in private here\. If you are not on the phone with us, ignore this message\. The link works for 15 minutes and only once:\nhttp:\/\/localhost:4000\/default\/private-entry\/[\w-]{43}$/,
    );
  });

  it('is forgotten by the database an hour after it was sent', async () => {
    const call = await aCall(api);
    await ask(api, call, 'bank-details');
    const entries = api.database.collection('private_entries');
    expect(await entries.findOne({ enrolmentId: call.mover.id })).toMatchObject({
      sentAt: new Date('2026-11-20T10:00:00.000Z'),
      removeAt: new Date('2026-11-20T11:00:00.000Z'),
    });
    expect(await entries.listIndexes().toArray()).toContainEqual(
      expect.objectContaining({ key: { removeAt: 1 }, expireAfterSeconds: 0 }),
    );
  });

  it('sends a link by an email that does not name the requested details', async () => {
    const call = await aCall(api);
    expect((await ask(api, call, 'health-needs', 'email')).status).toBe(201);
    const [mail] = await messagesTo(api, call.email);
    expect(mail?.subject).toBe('Your call with Home Move');
    expect(mail?.text).not.toMatch(/health|bank|Sam|Hartley/i);
    expect((await openLink(api, await sentToken(api, call, 'email'))).status).toBe(200);
  });

  it('is rejected without that contact, and while the page of the journey is closed', async () => {
    const withoutContact = await aMover(api);
    expect(await ask(api, { agent: await anAgent(api, withoutContact) }, 'bank-details')).toMatchObject({
      status: 409,
      body: { code: 'DETAILS_MISSING' },
    });
    const withoutPlan = { agent: await anAgent(api, await aMoverWithUsage(api)) };
    for (const scope of ['bank-details', 'health-needs'] as const) {
      expect(await ask(api, withoutPlan, scope)).toMatchObject({ status: 409, body: { code: 'TARIFF_MISSING' } });
    }
    const prepaid = await aCall(api, { priceId: 'LARK-PAYG', postcode: 'M14 5RX' });
    expect(await ask(api, prepaid, 'bank-details')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it('leaves nothing behind when the message cannot be sent, and does not count it', async () => {
    const strict = await api.another({ PRIVATE_ENTRY_LIMIT: '1' });
    strict.clock.at('2026-11-20T10:00:00Z');
    const call = await aCall(api);
    await fault(api, 'sms', 'error', { match: call.mobile });
    expect(await ask(strict, call, 'bank-details')).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
    expect(await states(strict, call)).toEqual([]);
    expect((await ask(strict, call, 'bank-details', 'email')).status).toBe(201);
    expect(await ask(strict, call, 'bank-details', 'email')).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
    });
    await strict.close();
  });

  it('sends one link for a repeated request with the same key', async () => {
    const call = await aCall(api);
    const send = () =>
      api.call(
        privateEntryEndpoints.create,
        { body: { scope: 'bank-details', channel: 'sms' } },
        { token: call.agent.access_token, idempotencyKey: `private-entry-${call.mover.id}` },
      );
    expect((await send()).body).toEqual((await send()).body);
    expect(await states(api, call)).toEqual(['sent']);
  });
});

describe('the page behind a link', () => {
  it('gets the rules of its form, and nothing about the customer', async () => {
    const call = await aCall(api);
    const bank = await asked(api, call, 'bank-details');
    expect((await openLink(api, bank.token)).body).toEqual({
      scope: 'bank-details',
      expiresAt: '2026-11-20T10:15:00.000Z',
      accountNameRegex: expect.any(String) as string,
      accountNameRegexError: expect.any(String) as string,
    });
    const needs = await asked(api, call, 'health-needs');
    expect((await openLink(api, needs.token)).body).toEqual({
      scope: 'health-needs',
      expiresAt: '2026-11-20T10:15:00.000Z',
      suppliers: ['Larkfield Energy'],
    });
    const code = await asked(api, call, 'code');
    expect((await openLink(api, code.token)).body).toEqual({
      scope: 'code',
      expiresAt: '2026-11-20T10:15:00.000Z',
      channel: 'sms',
    });
  });

  it('can be opened again, and shows the agent that it was opened', async () => {
    const call = await aCall(api);
    const { token } = await asked(api, call, 'bank-details');
    expect(await states(api, call)).toEqual(['sent']);
    expect((await openLink(api, token)).status).toBe(200);
    expect((await openLink(api, token)).status).toBe(200);
    expect(await states(api, call)).toEqual(['opened']);
  });
});

describe('the times of an entry', () => {
  const sentAt = '2026-11-20T10:00:00.000Z';
  beforeEach(() => api.clock.at(sentAt));

  it('show the agent when the customer first opened the link and when the details arrived, and nothing of them', async () => {
    const call = await aCall(api);
    const { id, token } = await asked(api, call, 'bank-details');
    const sent = { id, scope: 'bank-details', channel: 'sms', sentAt };
    api.clock.advance({ minutes: 2 });
    await openLink(api, token);
    const openedAt = '2026-11-20T10:02:00.000Z';
    expect((await list(api, call)).body).toEqual([{ ...sent, state: 'opened', openedAt, doneAt: null }]);
    api.clock.advance({ minutes: 1 });
    await openLink(api, token);
    await enterAccount(api, token);
    const doneAt = '2026-11-20T10:03:00.000Z';
    const { body, text } = await list(api, call);
    expect(body).toEqual([{ ...sent, state: 'done', openedAt, doneAt }]);
    expect(text).not.toContain(token);
    const latest = await api.call(privateEntryEndpoints.latest, {}, { token: call.agent.access_token });
    expect(latest.body.privateEntries).toEqual(body);
  });

  it('of health needs are those times only', async () => {
    const call = await aCall(api);
    const { id, token } = await asked(api, call, 'health-needs');
    await openLink(api, token);
    await enterNeeds(api, token);
    expect((await list(api, call)).body).toEqual([
      { id, scope: 'health-needs', channel: 'sms', state: 'done', sentAt, openedAt: sentAt, doneAt: sentAt },
    ]);
  });

  it('stay after the link has expired or was cancelled', async () => {
    const call = await aCall(api);
    const expired = await asked(api, call, 'bank-details');
    await openLink(api, expired.token);
    api.clock.advance({ minutes: 15 });
    const ended = { state: 'ended', openedAt: sentAt, doneAt: null };
    expect((await list(api, call)).body).toMatchObject([ended]);
    const cancelled = await asked(api, call, 'health-needs');
    const as = { token: call.agent.access_token };
    await api.call(privateEntryEndpoints.cancel, { params: { id: cancelled.id } }, as);
    expect((await list(api, call)).body).toMatchObject([{ state: 'ended', openedAt: null, doneAt: null }, ended]);
  });

  it('are for agents of the call only', async () => {
    const call = await aCall(api);
    await asked(api, call, 'bank-details');
    const other = await aCall(api);
    for (const token of [call.mover.token, other.mover.token, await api.appToken()]) {
      expect((await api.call(privateEntryEndpoints.list, {}, { token })).status).toBe(403);
      expect((await api.call(privateEntryEndpoints.latest, {}, { token })).status).toBe(403);
    }
    expect((await list(api, other)).body).toEqual([]);
    const { body } = await api.call(privateEntryEndpoints.latest, {}, { token: other.agent.access_token });
    expect(body.privateEntries).toEqual([]);
  });

  it('are missing from entries of earlier versions', async () => {
    const call = await aCall(api);
    await asked(api, call, 'bank-details');
    const earlier = { $unset: { openedAt: '', doneAt: '' } };
    await api.database.collection('private_entries').updateMany({ enrolmentId: call.mover.id }, earlier);
    expect((await list(api, call)).body).toMatchObject([{ state: 'sent', openedAt: null, doneAt: null }]);
  });
});

describe('health needs', () => {
  const read = (token: string) => api.call(psrEndpoints.answers, {}, { token });

  it('are saved as the mover’s answers; the agent learns only that they exist', async () => {
    const call = await aCall(api);
    const { token } = await asked(api, call, 'health-needs');
    expect((await enterNeeds(api, token)).status).toBe(204);
    expect(await states(api, call)).toEqual(['done']);
    expect((await read(call.agent.access_token)).body).toEqual({ answered: true });
    expect((await read(call.mover.token)).body).toEqual({ answered: true, ...someAnswers });
  });

  it('are not shared with a supplier that the page did not name', async () => {
    const call = await aCall(api);
    const { token } = await asked(api, call, 'health-needs');
    expect(await enterNeeds(api, token, ['Glimmer'])).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await read(call.agent.access_token)).body).toEqual({ answered: false });
    expect((await enterNeeds(api, token)).status).toBe(204);
  });
});

describe('a code', () => {
  it('verifies the contact without being read out, and the agent’s login continues', async () => {
    const call = await aCall(api);
    const { code, token } = await askedForCode(api, call);
    expect(await enterCode(api, token, anotherCode(code))).toMatchObject({
      status: 400,
      body: { code: 'INVALID_OTP' },
    });
    expect((await enterCode(api, token, code)).status).toBe(204);
    expect(await states(api, call)).toEqual(['done']);
    expect(await findStored(api, call.mover.id)).toMatchObject({ contactNumberVerified: true });
  });

  it('is sent unless the agent’s login has requested one by that channel', async () => {
    const call = await aCall(api);
    const codes = async () => (await messagesTo(api, call.mobile)).filter(({ text }) => /^\d{6} is your/.test(text));
    await asked(api, call, 'code');
    expect(await codes()).toHaveLength(1);
    const { token } = await asked(api, call, 'code');
    expect(await codes()).toHaveLength(1);
    const [message] = await codes();
    expect((await enterCode(api, token, message?.text.slice(0, 6) ?? '')).status).toBe(204);
  });

  it('of another login verifies nothing', async () => {
    const call = await aCall(api);
    const { token } = await asked(api, call, 'code');
    const body = { channel: 1, contact: call.mobile } as const;
    await api.call(otpEndpoints.request, { body }, { token: call.mover.token });
    const code = await codeSentTo(api, call.mobile);
    expect(await enterCode(api, token, code)).toMatchObject({ status: 400, body: { code: 'INVALID_OTP' } });
  });

  it('is limited to five attempts, like any other code', async () => {
    const call = await aCall(api);
    const { code, token } = await askedForCode(api, call);
    for (let count = 0; count < 5; count += 1) await enterCode(api, token, anotherCode(code));
    expect(await enterCode(api, token, code)).toMatchObject({ status: 400, body: { code: 'INVALID_OTP' } });
  });
});

it('the history names the requesting agent, and the mover who entered details, without the details', async () => {
  const call = await aCall(api);
  const { token } = await asked(api, call, 'bank-details');
  await enterAccount(api, token, { bankAccountNumber: '1' });
  await enterAccount(api, token);
  const { body, text } = await api.call(telephonyEndpoints.history, {}, { token: call.agent.access_token });
  const entries = body.filter(({ type }) => type.startsWith('private-entry') || type === 'bank-details-saved');
  expect(entries.map(({ type, actor }) => [type, actor]).toReversed()).toEqual([
    ['private-entry-sent', { kind: 'agent', name: 'Jordan Lee' }],
    ['private-entry-done', { kind: 'mover' }],
    ['bank-details-saved', { kind: 'mover' }],
  ]);
  expect(text).not.toMatch(/66374958|S Hartley/);
});

it('nothing that is entered, and no link, appears in the log or in plain in the database', async () => {
  const call = await aCall(api);
  const bank = await asked(api, call, 'bank-details');
  await enterAccount(api, bank.token, { bankAccountNumber: '1' });
  await enterAccount(api, bank.token);
  const needs = await asked(api, call, 'health-needs');
  await enterNeeds(api, needs.token);
  const { code, token } = await askedForCode(api, call);
  await enterCode(api, token, code);
  const secrets = [bank.token, needs.token, token, code, '66374958', '089999', 'S Hartley', ...healthTexts];
  const log = api.testApp.logged.join('\n');
  for (const secret of [...secrets, call.mobile]) expect(log).not.toContain(secret);
  for (const { name } of (await api.database.db?.listCollections().toArray()) ?? []) {
    const stored = JSON.stringify(await api.database.collection(name).find({}).toArray());
    for (const secret of secrets.filter((text) => text !== code))
      expect({ name, has: stored.includes(secret) }).toEqual({ name, has: false });
  }
  expect(await openLink(api, 'x')).toMatchObject(invalidLink);
});
