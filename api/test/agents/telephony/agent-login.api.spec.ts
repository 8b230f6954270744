import {
  councilWaterEndpoints,
  energyEndpoints,
  enrolmentEndpoints,
  isAvailable,
  sessionEndpoints,
  steps,
  telephonyEndpoints,
  type StepId,
} from '@home-move/contract';
import type { AgentAccount } from '../../../src/modules/agents/account/agent-account.repository.js';
import { TelephonyTokenRepository } from '../../../src/modules/agents/telephony/telephony-token.repository.js';
import { select } from '../../broadband/entertainment/chooser.builder.js';
import {
  aMover,
  aMoverAt,
  aTariffOf,
  idsOf,
  selectionShown,
  samsDirectDebit,
  type Mover,
} from '../../journey/mover.builder.js';
import { addAgent } from '../agent-account.fixture.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';

let api: BootedApp;
let mover: Mover;
let alex: AgentAccount;

beforeAll(async () => {
  api = await bootApp({ TELEPHONY_LIMIT: '3', TOKEN_LIMIT_PER_MINUTE: '1000', LOG_LEVEL: 'info' });
  mover = await aMover(api);
  alex = await addAgent(api, 'Alex Grant');
});
afterAll(() => api.close());

const fortnight = 14 * 24 * 60 * 60 * 1000;
const keep = (token: string) =>
  api.app
    .get(TelephonyTokenRepository, { strict: false })
    .add(
      token,
      { agentId: alex.id, agentName: alex.name, enrolmentId: mover.id },
      new Date(api.clock.now().getTime() + fortnight),
    );
const logIn = async (token: string, at: BootedApp = api) =>
  at.call(telephonyEndpoints.login, { body: { token } }, { token: await at.appToken() });
/** Chooses Larkfield Fix 12 and pays it by Direct Debit. */
async function setUpEnergy(at: BootedApp, caller: Mover) {
  const tariffsId = [idsOf(await aTariffOf(at, caller, 'LARK-FIX12'))];
  const { token } = caller;
  const { body } = await at.call(energyEndpoints.select, { body: { tariffsId, addOnsIdentifiers: [] } }, { token });
  return at.call(energyEndpoints.directDebit, { body: { ...samsDirectDebit, ...selectionShown(body) } }, { token });
}

const mine = (token: string) => api.call(enrolmentEndpoints.mine, {}, { token });

describe('POST /telephony/login', () => {
  itRequiresAuthentication(() => api, telephonyEndpoints.login, { body: { token: 'demo-agent' } });

  itValidatesItsBody(
    () => api,
    telephonyEndpoints.login,
    {},
    () => api.appToken(),
    {
      'no token': { body: {}, errors: { token: 'Mandatory' } },
      'a token that is too long': { body: { token: 'x'.repeat(201) }, errors: { token: 'Invalid' } },
    },
  );

  it('returns tokens for the enrolment and the name of the agent [TEL-02] [TEL-03]', async () => {
    await keep('way-in-1');
    const answer = await logIn('way-in-1');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      token_type: 'Bearer',
      expires_in: 1800,
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      agentName: 'Alex Grant',
      enrolmentId: mover.id,
    });
    expect(await mine(answer.body.access_token)).toMatchObject({ status: 200, body: { id: mover.id } });
  });

  it('is valid once, even for simultaneous attempts', async () => {
    await keep('way-in-2');
    const answers = await Promise.all([logIn('way-in-2'), logIn('way-in-2'), logIn('way-in-2')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    api.clock.advance({ minutes: 16 });
  });

  it('rejects unknown, used and expired tokens alike', async () => {
    await keep('way-in-3');
    await keep('way-in-4');
    expect((await logIn('way-in-3')).status).toBe(200);
    api.clock.advance({ days: 15 });
    for (const token of ['nobody-was-given-this', 'way-in-3', 'way-in-4']) {
      expect(await logIn(token)).toMatchObject({
        status: 401,
        body: {
          code: 'INVALID_TELEPHONY_TOKEN',
          title: 'This call has no valid login any more. Open it again from your CRM.',
        },
      });
    }
    api.clock.advance({ minutes: 16 });
  });

  it('counts wrong tokens per client address, and refunds valid ones', async () => {
    api.clock.stop();
    for (let count = 0; count < 5; count += 1) expect((await logIn('demo-agent')).status).toBe(200);
    for (let count = 0; count < 3; count += 1) expect((await logIn('wrong')).status).toBe(401);
    const answer = await logIn('demo-agent');
    expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    api.clock.advance({ minutes: 16 });
    expect((await logIn('demo-agent')).status).toBe(200);
  });

  it('stores only hashes', async () => {
    const stored = JSON.stringify(await api.database.collection('telephony_tokens').find({}).toArray());
    expect(stored).toContain('Jordan Lee');
    expect(stored).not.toContain('demo-agent');
  });

  it('logs successful and failed log-ins, without the token', async () => {
    const before = api.testApp.logged.length;
    await keep('way-in-5');
    const headers = { host: 'telephony.localhost', accept: 'text/html' };
    expect((await api.send('GET', '/?telephonyToken=way-in-5', { headers })).status).toBe(200);
    expect((await logIn('way-in-5')).status).toBe(200);
    expect((await logIn('way-in-5')).status).toBe(401);
    const lines = api.testApp.logged.slice(before);
    const requests = lines.map((line) => JSON.parse(line) as { method?: string; route?: string; status?: number });
    expect(requests.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual(
      expect.arrayContaining(['GET /* 200', 'POST /api/v1/telephony/login 200', 'POST /api/v1/telephony/login 401']),
    );
    expect(lines.join('\n')).not.toContain('way-in');
  });
});

describe('the session of an agent', () => {
  it('keeps role and name when it is renewed [TEL-04]', async () => {
    const { body } = await logIn('demo-agent');
    const renewal = { grant_type: 'refresh_token', refresh_token: body.refresh_token } as const;
    const { body: renewed } = await api.call(sessionEndpoints.token, { body: renewal });
    expect(renewed.refresh_token).not.toBe(body.refresh_token);
    expect(await api.call(telephonyEndpoints.name, {}, { token: renewed.access_token })).toMatchObject({
      status: 200,
      body: { agentName: 'Jordan Lee' },
    });
    expect(await mine(renewed.access_token)).toMatchObject({ status: 200, body: { id: body.enrolmentId } });
  });

  it('may change the enrolment like its owner', async () => {
    const token = await api.tokenFor(mover.id, 'agent');
    const contact = { contactNumber: '07700900155', emailAddress: 'kim@example.test' };
    const answer = await api.call(enrolmentEndpoints.saveContactDetails, { body: contact }, { token });
    expect(answer).toMatchObject({ status: 200, body: { id: mover.id, emailAddress: 'kim@example.test' } });
  });

  it('is offered the same pages as the mover, which follow from the state of the journey [NEXT-03]', async () => {
    const onFriday = await api.another();
    onFriday.clock.at('2026-11-20T10:00:00Z');
    const { id, token } = await aMoverAt(onFriday, 'MK40 2QT');
    const agent = await onFriday.tokenFor(id, 'agent');
    const flags = { 'psr-access-granted': true, 'faster-switching': true };
    const pagesFor = async (reader: string) => {
      const { body: enrolment } = await onFriday.call(enrolmentEndpoints.mine, {}, { token: reader });
      const facts = { enrolment, flags, namedSupplier: 'Larkfield Energy', tariff: null, secondaryTariff: null };
      return (Object.keys(steps) as StepId[]).filter((step) => isAvailable(step, facts));
    };
    for (const change of [{ moveInDate: '2026-12-01' }, { energyOptIn: 1, entertainmentOptIn: 1 }] as const) {
      await onFriday.call(enrolmentEndpoints.update, { body: change }, { token });
      expect(await pagesFor(agent)).toEqual(await pagesFor(token));
    }
    expect(await pagesFor(agent)).toEqual(expect.arrayContaining(['energy-usage', 'energy-payment', 'broadband-list']));
    await onFriday.close();
  });

  it('acts for the mover in every journey [NEXT-06] [PROD-01]', async () => {
    const onFriday = await api.another();
    onFriday.clock.at('2026-11-20T10:00:00Z');
    const { id } = await aMoverAt(onFriday, 'MK40 2QT');
    const token = await onFriday.tokenFor(id, 'agent');
    const choose = { energyOptIn: 1, entertainmentOptIn: 1 } as const;
    const usage = { knownUsage: 'N', numberOfBedrooms: 3, propertyType: 4, numberOfPeople: 3 } as const;
    const answers = {
      home: await onFriday.call(enrolmentEndpoints.update, { body: { moveInDate: '2026-12-01' } }, { token }),
      councilAndWater: await onFriday.call(councilWaterEndpoints.choose, { body: { council: 2, water: 3 } }, { token }),
      services: await onFriday.call(enrolmentEndpoints.update, { body: choose }, { token }),
      energyUsage: await onFriday.call(energyEndpoints.saveUsage, { body: usage }, { token }),
      energy: await setUpEnergy(onFriday, { id, token }),
      broadband: await select(onFriday, { id, token }, 'SKY-F67TV'),
      confirmation: await onFriday.call(enrolmentEndpoints.update, { body: { viewedConfirmation: true } }, { token }),
    };
    expect(Object.entries(answers).map(([journey, { status }]) => [journey, status])).toEqual([
      ['home', 200],
      ['councilAndWater', 200],
      ['services', 200],
      ['energyUsage', 200],
      ['energy', 200],
      ['broadband', 200],
      ['confirmation', 200],
    ]);
    expect(await onFriday.call(enrolmentEndpoints.mine, {}, { token })).toMatchObject({
      body: { id, moveInDate: '2026-12-01', councilOptIn: 1, waterOptIn: 0 },
    });
    const complete = { energyComplete: true, entertainmentComplete: true, councilComplete: true, waterComplete: true };
    expect((await onFriday.call(enrolmentEndpoints.mine, {}, { token })).body).toMatchObject(complete);
    await onFriday.close();
  });

  it('ends at log-out', async () => {
    const { body } = await logIn('demo-agent');
    const revoke = { refresh_token: body.refresh_token };
    expect((await api.call(sessionEndpoints.revoke, { body: revoke })).status).toBe(204);
    expect((await mine(body.access_token)).status).toBe(401);
  });
});

describe('GET /telephony/name', () => {
  itRequiresAuthentication(() => api, telephonyEndpoints.name, {});
});
