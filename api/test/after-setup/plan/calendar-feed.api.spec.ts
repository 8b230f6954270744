import { randomUUID } from 'node:crypto';
import { accountEndpoints, enrolmentEndpoints, planEndpoints } from '@home-move/contract';
import { Types } from 'mongoose';
import { codeSentTo, requestCode, verify } from '../../identity/account/login.fixture.js';
import { passwordResets } from '../../identity/account/password-reset.fixture.js';
import { requestLinkToken } from '../../identity/account/phone-link.fixture.js';
import { aMoverAt, samsContact, type Mover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { createFeed, eventsIn, moveTo, readFeed } from './plan.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000', LOG_LEVEL: 'info', CALENDAR_LIMIT: '10' });
  api.clock.at('2026-11-20T10:00:00Z');
});
// The wrong tokens of one test do not count for the next.
beforeEach(() => api.clock.advance({ minutes: 16 }));
afterAll(() => api.close());

const notFound = { status: 404, body: { code: 'NOT_FOUND' } };
const forged = 'A'.repeat(43);

async function aSubscriber(): Promise<Mover & { readonly feed: string; readonly emailAddress: string }> {
  const mover = await aMoverAt(api, 'MK40 2QT');
  const emailAddress = `${randomUUID()}@example.test`;
  const body = { ...samsContact, emailAddress };
  await api.call(enrolmentEndpoints.saveContactDetails, { body }, { token: mover.token });
  return { ...mover, emailAddress, feed: await createFeed(api, mover) };
}

/** Proves an email address by a code, and returns the token of the session. */
async function prove(emailAddress: string): Promise<string> {
  const app = await api.appToken();
  await requestCode(api, app, emailAddress);
  const { status, body } = await verify(api, app, await codeSentTo(api, emailAddress));
  expect(status).toBe(200);
  return body.access_token;
}

describe('POST /enrolment/calendar-feed', () => {
  itRequiresAuthentication(() => api, planEndpoints.createFeed, {});

  it('returns an address for calendar programs, and the same for calendars on the web', async () => {
    const { token } = await aMoverAt(api, 'MK40 2QT');
    const { body } = await api.call(planEndpoints.createFeed, {}, { token });
    expect(body.url).toMatch(/^http:\/\/localhost:4000\/api\/v1\/calendar\/[\w-]{43}\.ics$/);
    expect(body.webcalUrl).toBe(body.url.replace('http:', 'webcal:'));
  });

  it('ends the address before', async () => {
    const { feed, ...mover } = await aSubscriber();
    const renewed = await createFeed(api, mover);
    expect(await readFeed(api, feed)).toMatchObject(notFound);
    expect((await readFeed(api, renewed)).status).toBe(200);
  });

  it.each([true, false])(
    'leaves one address that works when several are created at the same moment, one before them: %s',
    async (hasEarlier) => {
      const { feed, ...subscriber } = await aSubscriber();
      if (!hasEarlier) await api.call(planEndpoints.endFeed, {}, { token: subscriber.token });
      const created = await Promise.all([1, 2, 3, 4].map(() => createFeed(api, subscriber)));
      const answers = await Promise.all([feed, ...created].map((address) => readFeed(api, address)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404]);
    },
  );

  it('is not for agents, whose access ends with the call', async () => {
    const { id } = await aMoverAt(api, 'MK40 2QT');
    const token = await api.tokenFor(id, 'agent');
    expect((await api.call(planEndpoints.createFeed, {}, { token })).status).toBe(403);
  });
});

describe('DELETE /enrolment/calendar-feed', () => {
  itRequiresAuthentication(() => api, planEndpoints.endFeed, {});

  const isActive = async ({ token }: Pick<Mover, 'token'>) =>
    (await api.call(planEndpoints.feedState, {}, { token })).body.isActive;

  it('ends the address without a new one, and again without an effect', async () => {
    const other = await aSubscriber();
    const { feed, ...mover } = await aSubscriber();
    expect(await isActive(mover)).toBe(true);
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect((await api.call(planEndpoints.endFeed, {}, { token: mover.token })).status).toBe(204);
    expect(await readFeed(api, feed)).toMatchObject(notFound);
    expect(await isActive(mover)).toBe(false);
    expect((await readFeed(api, other.feed)).status).toBe(200);
  });

  it('can be followed by a new address', async () => {
    const { feed: _ended, ...mover } = await aSubscriber();
    await api.call(planEndpoints.endFeed, {}, { token: mover.token });
    expect((await readFeed(api, await createFeed(api, mover))).status).toBe(200);
    expect(await isActive(mover)).toBe(true);
  });
});

describe('GET /calendar/{token}.ics', () => {
  it('follows the plan without a login, and is stored nowhere on the way', async () => {
    const { feed, ...mover } = await aSubscriber();
    const first = await readFeed(api, feed);
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(eventsIn(first.text)['move-in']).toMatchObject({ date: '2026-11-27', sequence: 0 });
    await moveTo(api, mover, '2026-12-02');
    const { uid, ...moved } = eventsIn((await readFeed(api, feed)).text)['move-in'] ?? {};
    expect(uid).toBe(eventsIn(first.text)['move-in']?.uid);
    expect(moved).toMatchObject({ date: '2026-12-02', sequence: 1 });
  });

  it('shows only the plan of the token’s enrolment', async () => {
    const one = await aSubscriber();
    const other = await aSubscriber();
    await moveTo(api, other, '2026-12-02');
    expect(eventsIn((await readFeed(api, one.feed)).text)['move-in']?.date).toBe('2026-11-27');
    expect(eventsIn((await readFeed(api, other.feed)).text)['move-in']?.date).toBe('2026-12-02');
  });

  it('answers the same to a forged token, one of another purpose, and one of a forgotten or deleted enrolment', async () => {
    const { token } = await aMoverAt(api, 'MK40 2QT');
    const phone = await requestLinkToken(api, token);
    const [forgotten, deleted] = [await aSubscriber(), await aSubscriber()];
    const enrolments = api.database.collection('enrolments');
    await enrolments.updateOne({ _id: new Types.ObjectId(forgotten.id) }, { $set: { forgottenAt: new Date() } });
    await enrolments.deleteOne({ _id: new Types.ObjectId(deleted.id) });
    const answers = await Promise.all(
      [forged, 'x', phone, forgotten.feed, deleted.feed].map((wrong) => readFeed(api, wrong)),
    );
    for (const { status, text } of answers) expect({ status, text }).toEqual({ status: 404, text: answers[0]?.text });
    expect(answers[0]).toMatchObject(notFound);
  });

  it('opens nothing else', async () => {
    const { feed } = await aSubscriber();
    const app = await api.appToken();
    expect((await api.call(planEndpoints.plan, {}, { token: feed })).status).toBe(401);
    const body = { token: feed };
    expect((await api.call(accountEndpoints.continue, { body }, { token: app })).status).toBe(404);
    expect(
      (await api.call(accountEndpoints.openPhoneLink, { body: { ...body, postcode: 'MK40 2QT' } }, { token: app }))
        .status,
    ).toBe(404);
  });

  it('ends with the first proof of a contact, so that no stranger keeps one', async () => {
    const { feed, emailAddress } = await aSubscriber();
    await prove(emailAddress);
    expect(await readFeed(api, feed)).toMatchObject(notFound);
  });

  it('stays when the mover proves the contact again, and ends with a new password, which logs out everywhere', async () => {
    const { emailAddress } = await aSubscriber();
    const feed = await createFeed(api, { token: await prove(emailAddress) });
    await prove(emailAddress);
    expect((await readFeed(api, feed)).status).toBe(200);
    const { request, mailedToken, reset } = passwordResets(() => api);
    await request(emailAddress);
    expect((await reset(await mailedToken(emailAddress), emailAddress)).status).toBe(204);
    expect(await readFeed(api, feed)).toMatchObject(notFound);
  });

  it('works for 400 days', async () => {
    const { feed } = await aSubscriber();
    const later = await api.another();
    later.clock.at('2027-12-24T10:00:00Z');
    expect((await readFeed(later, feed)).status).toBe(200);
    later.clock.at('2027-12-28T10:00:00Z');
    expect(await readFeed(later, feed)).toMatchObject(notFound);
    await later.close();
  });

  it('is stored only as a hash, and never logged', async () => {
    api.testApp.logged.length = 0;
    const { feed, id } = await aSubscriber();
    await readFeed(api, feed);
    const kept = await api.database.collection('link_tokens').find({ enrolmentId: id, purpose: 'calendar' }).toArray();
    expect(kept).toHaveLength(1);
    const log = api.testApp.logged.join('\n');
    expect(log).toContain('/api/v1/calendar/:token.ics');
    expect(log + JSON.stringify(kept)).not.toContain(feed);
  });

  it('is limited: wrong tokens per client address, and reads per calendar', async () => {
    const { feed } = await aSubscriber();
    for (let read = 0; read < 60; read += 1) expect((await readFeed(api, feed)).status).toBe(200);
    const { status, headers } = await readFeed(api, feed);
    expect({ status, hasDelay: 'retry-after' in headers }).toEqual({ status: 429, hasDelay: true });
    api.clock.advance({ minutes: 61 });
    expect((await readFeed(api, feed)).status).toBe(200);
    for (let wrong = 0; wrong < 10; wrong += 1) expect((await readFeed(api, forged)).status).toBe(404);
    expect((await readFeed(api, forged)).status).toBe(429);
  });
});
