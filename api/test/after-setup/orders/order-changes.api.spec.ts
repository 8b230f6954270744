import { enrolmentEndpoints, maxOrderStreams, orderEndpoints, sessionEndpoints } from '@home-move/contract';
import { updateStored } from '../../identity/account/login.fixture.js';
import { aMover } from '../../journey/mover.builder.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';
import { followStream, requestStream } from '../../support/event-stream.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { applicationState, aCustomer, energyOf, report } from './orders.fixture.js';

let api: BootedApp;
beforeAll(async () => {
  api = await bootApp({ CALL_STREAM_SECONDS: '60', TOKEN_LIMIT_PER_MINUTE: '10000' });
});
beforeEach(() => api.clock.at('2026-11-20T10:00:00Z'));
afterAll(() => api.close());

const { changes } = orderEndpoints;

/** A mover who has just begun, with an open stream and its first message. */
async function aFollower() {
  const mover = await aMover(api);
  const stream = await followStream(api, changes, mover.token);
  return { ...mover, ...stream, first: await stream.next() };
}

describe('GET /orders/changes [ORDER-27]', () => {
  itRequiresAuthentication(() => api, changes, {});

  it('announces the status that a provider reports, without its content', async () => {
    const customer = await aCustomer(api);
    const stream = await followStream(api, changes, customer.token);
    const first = await stream.next();
    expect(first).toEqual({ version: expect.any(Number) as number });
    expect(await report(api, 'energy', applicationState(customer.energy, 1, 'ACCEPTED'))).toMatchObject({
      status: 200,
    });
    const second = await stream.next();
    stream.leave();
    expect(second).toEqual({ version: expect.any(Number) as number });
    expect(second?.version).toBeGreaterThan(first?.version ?? 0);
    expect((await energyOf(api, customer))?.status).toBe('accepted');
  });

  it('announces nothing of another enrolment', async () => {
    const [own, other] = [await aFollower(), await aFollower()];
    const body = { residentialStatus: 202 } as const;
    await api.call(enrolmentEndpoints.update, { body }, { token: other.token });
    await other.next();
    await api.call(enrolmentEndpoints.update, { body }, { token: own.token });
    expect(await own.next()).toEqual({ version: (own.first?.version ?? 0) + 1 });
    own.leave();
    other.leave();
  });

  it('ends with the session', async () => {
    const token = await api.appToken();
    const { body } = await api.call(enrolmentEndpoints.create, { body: { selectedPartner: 100 } }, { token });
    const { next } = await followStream(api, changes, body.access_token);
    await next();
    await api.call(sessionEndpoints.revoke, { body: { refresh_token: body.refresh_token } });
    expect(await next()).toBeNull();
  });

  it('ends when the mover is forgotten', async () => {
    const { id, next } = await aFollower();
    await updateStored(api, id, { forgottenAt: new Date() });
    expect(await next()).toBeNull();
  });

  it('is limited per login', async () => {
    const { token, leave } = await aFollower();
    const others = [];
    while (others.length < maxOrderStreams - 1) others.push(await followStream(api, changes, token));
    const refused = await requestStream(api, changes, token);
    expect(refused.response.statusCode).toBe(429);
    for (const stream of [{ leave }, ...others, refused]) stream.leave();
  });
});
