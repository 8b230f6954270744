import { enrolmentEndpoints, privateEntryEndpoints } from '@home-move/contract';
import { LinksService } from '../../src/modules/identity/links/links.service.js';
import { setRoleOfJordan } from '../agents/agent-account.fixture.js';
import { requestLinkToken, sendLink, step } from '../identity/account/phone-link.fixture.js';
import { email, messagesTo, validate } from '../identity/account/login.fixture.js';
import { aBusyCustomer, type BusyCustomer } from '../platform/data-privacy/busy-customer.builder.js';
import { aMoverAt, homeIn } from '../journey/mover.builder.js';
import { followUpdates } from '../energy/private-entry/update-stream.fixture.js';
import { createFeed } from '../after-setup/plan/plan.fixture.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { accessTable, finalCalls } from './access-table.js';
import { callPath, validBodies } from './call-inputs.js';

let api: BootedApp;
let customer: BusyCustomer;
let agent: string;
/** Every token of the customer, by purpose. */
let tokens: Readonly<Record<string, string>>;
let bodies: Readonly<Record<string, (enrolmentId: string) => object>>;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000', MESSAGE_LIMIT: '1000', VALIDATE_LIMIT: '1000' });
  // The price of a package over its contract depends on the day of the order.
  api.clock.at('2026-11-20T10:00:00Z');
  customer = await aBusyCustomer(api);
  agent = await api.tokenFor(customer.id, 'agent');
  // Who may reopen.
  await setRoleOfJordan(api, 'supervisor', 'default', 'oakwood', 'harbour', 'meadow');
  tokens = await tokensOfTheCustomer();
  const postcode = { params: { postcode: 'MK40 2QT' } };
  const { body } = await api.call(enrolmentEndpoints.addresses, postcode, { token: agent });
  bodies = { ...validBodies(homeIn(body)), ...agentsBodies };
});
afterAll(() => api.close());

/** Bodies that keep the customer's own contacts, so that codes and links go to them. */
const agentsBodies: Readonly<Record<string, () => object>> = {
  'PUT /api/v1/enrolment-auth/contact-details': () => ({
    contactNumber: '07700900777',
    emailAddress: customer.emailAddress,
  }),
  'POST /api/v1/private-entry': () => ({ scope: 'code', channel: 'email' }),
  'POST /api/v2/otp/request': () => ({ channel: email, contact: customer.emailAddress }),
  'POST /api/v1/otp/request': () => ({ channel: email, contact: customer.emailAddress }),
  'POST /api/v1/note': () => ({ content: 'Rings after six' }),
};

/** The tokens in messages to the customer: of every link, whatever it opens. */
async function mailedTokens(): Promise<readonly string[]> {
  const texts = (await messagesTo(api, customer.emailAddress)).map(({ text }) => text).join('\n');
  return [...new Set(texts.match(/(?<=\/)[\w-]{43}(?![\w-])/g))];
}

async function tokensOfTheCustomer(): Promise<Readonly<Record<string, string>>> {
  const { id, token, emailAddress } = customer;
  const mover = { token };
  await sendLink(api, token, email);
  await api.call(privateEntryEndpoints.create, { body: { scope: 'health-needs', channel: 'email' } }, { token: agent });
  const { saveAndContinueToken = '' } = (await api.call(enrolmentEndpoints.mine, {}, mover)).body;
  const mailed = await mailedTokens();
  expect(mailed.length).toBeGreaterThan(3);
  return {
    ...Object.fromEntries(mailed.map((found, index) => [`mailed link ${index}`, found])),
    'save and continue': saveAndContinueToken,
    'the mover’s session': token,
    'the mover’s refresh token': customer.refreshToken,
    calendar: await createFeed(api, mover),
    'phone link': await requestLinkToken(api, token, step),
    'log-in link': await api.app
      .get(LinksService, { strict: false })
      .issue('log-in', { enrolmentId: id, emailAddress }),
  };
}

/** Streams do not end with their answer. Their messages have a test each. */
const streams = ['GET /api/v1/enrolment/updates', 'GET /api/v1/orders/changes'];

const calls = Object.entries(accessTable).flatMap(([call, admitted]) =>
  typeof admitted !== 'string' && admitted.includes('agent') && !streams.includes(call) ? [call] : [],
);
/** The last two end the enrolment, so they come last. */
const inOrder = [...calls.filter((call) => !finalCalls.has(call)), ...calls.filter((call) => finalCalls.has(call))];

function send(call: string) {
  const [method, path] = callPath(call, customer.id);
  const body = method === 'GET' ? undefined : (bodies[call]?.(customer.id) ?? {});
  const query = '?service=6&channel=email&token=unknown&serviceType=1&sendEmail=false';
  return api.send(method, `${path}${query}`, { token: agent, ...(body && { body }) });
}

/** Our random tokens, and access tokens. */
const tokenLike = /(?<![\w-])[\w-]{43}(?![\w-])|eyJ[\w-]+\.[\w-]+\./;

/** Calls that have to succeed, or the search proves little. */
const callsWithDetails = [
  'GET /api/v1/enrolment-auth',
  'PUT /api/v1/enrolment-auth',
  'PUT /api/v1/enrolment-auth/personal-details',
  'PUT /api/v1/enrolment-auth/contact-details',
  'GET /api/v1/enrolment/:id',
  'GET /api/v1/enrolment/history',
  'GET /api/v1/enrolment/move-plan',
  'GET /api/v1/onboarding/journey',
  'GET /api/v1/private-entry',
  'POST /api/v1/private-entry',
  'POST /api/v1/note',
  'GET /api/v1/notes',
  'GET /api/v1/content',
  'GET /api/v1/confirmationdetails',
  'POST /api/v1/enrolment/data-privacy/forget',
];

describe('the responses to an agent', () => {
  it('cover every kind of token', () => {
    for (const [kind, token] of Object.entries(tokens)) expect([kind, token.length > 40]).toEqual([kind, true]);
  });

  it('contain no token in the stream of updates', async () => {
    await api.call(privateEntryEndpoints.create, { body: { scope: 'code', channel: 'email' } }, { token: agent });
    const { next, leave } = await followUpdates(api, { access_token: agent });
    const update = await next();
    leave();
    expect(update?.privateEntries.length).toBeGreaterThan(0);
    expect(JSON.stringify(update)).not.toMatch(tokenLike);
  });

  it('contain no token of any kind, whatever the agent calls', async () => {
    const found: string[] = [];
    const succeeded: string[] = [];
    for (const call of inOrder) {
      const { status, text } = await send(call);
      expect([call, status]).not.toEqual([call, 403]);
      if (status < 300) succeeded.push(call);
      for (const [kind, token] of Object.entries(tokens)) if (text.includes(token)) found.push(`${call}: ${kind}`);
      if (tokenLike.test(text)) found.push(`${call}: a string like a token`);
    }
    expect(found).toEqual([]);
    expect(callsWithDetails.filter((call) => !succeeded.includes(call))).toEqual([]);
  });

  it('open nothing by surname and postcode', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const { body } = await api.call(enrolmentEndpoints.mine, {}, { token: await api.tokenFor(mover.id, 'agent') });
    const texts = Object.values(body).filter((value) => typeof value === 'string' && value !== '');
    expect(texts.length).toBeGreaterThan(10);
    for (const token of texts) {
      const answer = await validate(api, token as string, { surname: 'Hartley', postcode: 'MK40 2QT' });
      expect(answer).toMatchObject({ status: 400, body: { result: 5 } });
    }
  });
});
