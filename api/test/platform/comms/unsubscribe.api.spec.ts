import { commsEndpoints } from '@home-move/contract';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itValidatesItsBody, itRequiresAuthentication } from '../../support/shared-specs.js';
import { createInviter, lastSegment } from './invitation.fixture.js';

let api: BootedApp;
let inviter: Awaited<ReturnType<typeof createInviter>>;
let appToken: string;

beforeAll(async () => {
  api = await bootApp({ LOG_LEVEL: 'info' });
  inviter = await createInviter(api);
  appToken = await api.appToken();
});
afterAll(() => api.close());

const suppressed = () => api.database.collection('suppressions').countDocuments();
const setBlocked = (token: string, enabled: boolean, email: string) =>
  api.call(commsEndpoints.setBlocked, { params: { token }, body: { enabled, email } }, { token: appToken });
const oneClick = (token: string, body = 'List-Unsubscribe=One-Click') =>
  api.send('POST', `/api/v1/unsubscribe/${token}`, { body });
const invited = async (contact: string) => {
  expect(await inviter.invite(contact)).toBe('sent');
  return lastSegment(await inviter.unsubscribeLink(contact));
};

describe('PUT /enrolment/comms-blocked-by-user/{token}', () => {
  it('unsubscribes: stops invitations, but not codes and resets [COMMS-05]', async () => {
    const contact = 'leaves@example.test';
    const token = await invited(contact);
    expect(await setBlocked(token, true, contact)).toMatchObject({ status: 204, text: '' });

    expect(await inviter.invite(contact)).toBe('blocked');
    const { messages, brand, mailsTo } = inviter;
    expect(await mailsTo(contact)).toHaveLength(1);
    await messages.sendCode({ channel: 'email', contact, brand, enrolmentId: null, isProven: true }, '048213');
    await messages.sendPasswordReset(
      { contact, brand, enrolmentId: 'b'.repeat(24), isProven: true },
      'http://localhost:4000/x/t',
    );
    await messages.sendContinueLink(
      { contact, brand, enrolmentId: 'b'.repeat(24), isProven: true },
      'http://localhost:4000/x/t',
    );
    await messages.sendPhoneLink(
      { channel: 'email', contact, brand, enrolmentId: null, isProven: true },
      'http://localhost:4000/x/t',
    );
    expect(await mailsTo(contact)).toHaveLength(5);
  });

  it('subscribes again with the same link [COMMS-06]', async () => {
    const contact = 'comes-back@example.test';
    const token = await invited(contact);
    await setBlocked(token, true, contact);
    expect(await inviter.invite(contact)).toBe('blocked');
    expect((await setBlocked(token, false, contact)).status).toBe(204);
    expect(await inviter.invite(contact)).toBe('sent');
  });

  it('is reached by a link with address and source [ROUTE-15]', async () => {
    const contact = 'link+in@example.test';
    await invited(contact);
    const link = await inviter.unsubscribeLink(contact);
    expect(link.origin + link.pathname).toMatch(/^http:\/\/localhost:4000\/oakwood\/email\/unsubscribe\/[\w-]{43}$/);
    expect(Object.fromEntries(link.searchParams)).toEqual({ email: contact, source: 'mail' });
  });

  it('is idempotent, also across mails to the same mailbox', async () => {
    const contact = 'twice@example.test';
    const [first, second] = [await invited(contact), await invited(contact)];
    const before = await suppressed();
    for (const token of [first, first, second]) expect((await setBlocked(token, true, contact)).status).toBe(204);
    expect(await suppressed()).toBe(before + 1);
    expect((await setBlocked(second, false, contact)).status).toBe(204);
    expect(await suppressed()).toBe(before);
  });

  it('outlives the enrolment, stored as a hash of the address', async () => {
    const contact = 'gone@example.test';
    await setBlocked(await invited(contact), true, contact);
    await api.database.collection('link_tokens').deleteMany({ emailAddress: contact });
    expect(await inviter.invite(contact)).toBe('blocked');
    const stored = JSON.stringify(await api.database.collection('suppressions').find().toArray());
    expect(stored).not.toContain('gone');
  });

  it.each([
    ['of another mailbox', async () => [await invited('mine@example.test'), 'yours@example.test'] as const],
    ['that nobody issued', async () => ['A'.repeat(43), 'mine@example.test'] as const],
  ])('rejects a link %s, and changes nothing', async (_, given) => {
    const [token, email] = await given();
    const before = await suppressed();
    expect(await setBlocked(token, true, email)).toMatchObject({
      status: 404,
      body: { code: 'INVALID_LINK', title: 'This link does not work any more. Please ask for a new one.' },
    });
    expect(await suppressed()).toBe(before);
  });

  it('accepts a link for 400 days, whatever the case of the address', async () => {
    const contact = 'late@example.test';
    const token = await invited(contact);
    api.clock.advance({ days: 399 });
    appToken = await api.appToken();
    expect((await setBlocked(token, true, 'Late@Example.test')).status).toBe(204);
    api.clock.advance({ days: 2 });
    appToken = await api.appToken();
    expect((await setBlocked(token, false, contact)).status).toBe(404);
  });

  itRequiresAuthentication(() => api, commsEndpoints.setBlocked, {
    params: { token: 't' },
    body: { enabled: true, email: 'sam@example.test' },
  });
  itValidatesItsBody(
    () => api,
    commsEndpoints.setBlocked,
    { params: { token: 't' } },
    () => api.appToken(),
    {
      'no body': { body: {}, errors: { enabled: 'Mandatory', email: 'Please enter a valid email address' } },
      'a word for yes or no': { body: { enabled: 'yes', email: 'sam@example.test' }, errors: { enabled: 'Invalid' } },
    },
  );
});

describe('unsubscribing by one click in the mail program (RFC 8058)', () => {
  it('needs no user token, and is idempotent', async () => {
    const contact = 'one-click@example.test';
    const token = await invited(contact);
    for (const _ of [1, 2]) expect(await oneClick(token)).toMatchObject({ status: 204, text: '' });
    expect(await inviter.invite(contact)).toBe('blocked');
  });

  it('is not triggered by a GET or by another body', async () => {
    const contact = 'scanner@example.test';
    const token = await invited(contact);
    const before = await suppressed();
    expect((await api.send('GET', `/api/v1/unsubscribe/${token}`)).status).toBe(404);
    expect(await oneClick(token, 'List-Unsubscribe=Maybe')).toMatchObject({ status: 400 });
    expect(await suppressed()).toBe(before);
    expect(await inviter.invite(contact)).toBe('sent');
  });

  it('accepts multipart/form-data, which no other call does', async () => {
    const contact = 'multipart@example.test';
    const token = await invited(contact);
    const form = (value: string) => {
      const body = new FormData();
      body.set('List-Unsubscribe', value);
      return body;
    };
    const click = (body: FormData) => fetch(`${api.url}/api/v1/unsubscribe/${token}`, { method: 'POST', body });
    expect((await click(form('Maybe'))).status).toBe(400);
    expect(await inviter.invite(contact)).toBe('sent');
    expect((await click(form('One-Click'))).status).toBe(204);
    expect(await inviter.invite(contact)).toBe('blocked');

    const broken = { 'content-type': 'multipart/form-data; boundary=b' };
    expect(await api.send('POST', `/api/v1/unsubscribe/${token}`, { headers: broken, body: 'nothing' })).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED_BODY' },
    });
    const elsewhere = await fetch(`${api.url}/api/v1/token`, { method: 'POST', body: form('One-Click') });
    expect([elsewhere.status, await elsewhere.json()]).toMatchObject([400, { code: 'MALFORMED_BODY' }]);
  });

  it('rejects an unknown link', async () => {
    expect(await oneClick('B'.repeat(43))).toMatchObject({ status: 404, body: { code: 'INVALID_LINK' } });
  });
});

describe('with a limit of three wrong tokens', () => {
  let strict: BootedApp;
  beforeAll(async () => {
    await api.database.collection('rate_limits').deleteMany({});
    strict = await api.another({ MAIL_TOKEN_LIMIT: '3' });
  });
  afterAll(() => strict.close());

  it('rejects further guesses, while a mail provider can unsubscribe any number of recipients', async () => {
    const click = (token: string) =>
      strict.send('POST', `/api/v1/unsubscribe/${token}`, { body: 'List-Unsubscribe=One-Click' });
    const good = await invited('many@example.test');
    for (let clicks = 0; clicks < 5; clicks += 1) expect((await click(good)).status).toBe(204);
    for (let attempts = 0; attempts < 3; attempts += 1) expect((await click('C'.repeat(43))).status).toBe(404);
    expect(await click('C'.repeat(43))).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  });
});

it('addresses and tokens never appear in the log', () => {
  const log = api.testApp.logged.join('\n');
  expect(log).toContain('/api/v1/unsubscribe/:token');
  expect(log).not.toContain('example.test');
  expect(log).not.toMatch(/unsubscribe\/[\w-]{43}/);
});
