import { startSandbox, type Sandbox } from '@home-move/dev/sandbox';
import { noDisclosures } from '../../src/common/disclosures/disclosures.js';
import { Log } from '../../src/common/logging/log.js';
import { readEnv } from '../../src/config/env.js';
import { type CheckedProvider, checkedProviders, checkProvider } from '../../src/provider-check/checked-providers.js';
import { runProviderCheck } from '../../src/provider-check/command.js';
import { HttpProviderFactory } from '../../src/providers/http/http-provider.factory.js';
import { testEnvironment } from '../support/test-env.js';

let sandbox: Sandbox;
const logLines: string[] = [];

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterEach(() => fetch(`${sandbox.origin}/faults`, { method: 'DELETE' }));
afterAll(() => sandbox.close());

const sample = { postcode: 'MK40 2QT', addressKey: '121193458703', day: '2026-12-01' };
const twilioAccount = `AC${'0'.repeat(32)}`;

/** Vendors' formats with the settings that choose them; `prefix` is the path of the sandbox. */
const vendorFormats = [
  ['addresses', 'ideal-postcodes', { ADDRESSES_FORMAT: 'ideal-postcodes', ADDRESSES_KEY: 'sandbox-key' }],
  ['addresses', 'postcoder', { ADDRESSES_FORMAT: 'postcoder', ADDRESSES_KEY: 'sandbox-key' }],
  ['councils', 'postcodes-io', { COUNCILS_FORMAT: 'postcodes-io' }],
  ['sms', 'twilio', { SMS_FORMAT: 'twilio', SMS_KEY: `${twilioAccount}:sandbox-key` }],
  ['sms', 'sms-works', { SMS_FORMAT: 'sms-works', SMS_KEY: 'JWT sandbox-key' }],
  [
    'rating',
    'trustpilot',
    { RATING_FORMAT: 'trustpilot', RATING_KEY: 'sandbox-key', RATING_BUSINESS_UNIT: '507f191e810c19729de860ea' },
  ],
] as const satisfies readonly (readonly [CheckedProvider, string, Readonly<Record<string, string>>])[];

/** All but the mail server, which speaks SMTP. */
const references = Object.keys(checkedProviders)
  .filter((name) => name !== 'mail')
  .map((name) => [name as CheckedProvider, name, {}] as const);

/** The checks of a third party in one format of the sandbox. */
async function check(name: CheckedProvider, prefix: string, settings: Readonly<Record<string, string>>) {
  const url = { [`${name.toUpperCase().replaceAll('-', '_')}_URL`]: `${sandbox.origin}/${prefix}` };
  const env = readEnv(testEnvironment({ SANDBOX: sandbox.origin, ...url, ...settings }));
  const log = new Log('info', { write: (line) => void logLines.push(line) });
  const clients = new HttpProviderFactory(env, log, noDisclosures);
  const results = await checkProvider(name, env, clients, sample, log);
  await clients.onApplicationShutdown();
  return results;
}

const breakProvider = (name: string, mode: string) =>
  fetch(`${sandbox.origin}/faults/${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  });

describe.each([...references, ...vendorFormats])('%s in the format of /%s', (name, prefix, settings) => {
  it('meets every check of its port', async () => {
    const results = await check(name, prefix, settings);
    expect(results.filter(({ isMet }) => !isMet)).toEqual([]);
    expect(results).not.toHaveLength(0);
  });

  it.each(['down', 'error', 'malformed'])('is reported when it is %s', async (mode) => {
    await breakProvider(name, mode);
    const results = await check(name, prefix, settings);
    expect(results.some(({ isMet }) => isMet && mode !== 'malformed')).toBe(false);
    expect(results.some(({ isMet }) => !isMet)).toBe(true);
  });
});

it('logs no key and no postcode, whatever the format', () => {
  expect(logLines.length).toBeGreaterThan(10);
  for (const secret of ['sandbox-key', twilioAccount, 'MK40']) expect(logLines.join('')).not.toContain(secret);
});

describe('npm run provider:check', () => {
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const context = { env: { PROVIDER_API_KEY: 'sandbox-key' }, print: (line: string) => void lines.push(line) };
    return { code: await runProviderCheck(args, context), text: lines.join('\n') };
  };

  it('exits with 0 when every check is met', async () => {
    const { code, text } = await run('addresses', '--url', `${sandbox.origin}/postcoder`, '--format', 'postcoder');
    expect(text).toContain('met      is up');
    expect(text).toContain('called GET /pcw/:apiKey/status: ok');
    expect(text).toContain('5 of 5 checks met.');
    expect(code).toBe(0);
  });

  it('reports request, expectation and result of a check that is not met, and exits with 1', async () => {
    await breakProvider('rating', 'error');
    const { code, text } = await run('rating', '--url', `${sandbox.origin}/rating`);
    expect(text).toContain('NOT MET  returns the rating with its number of reviews, dates and source');
    expect(text).toContain('  sent      the rating');
    expect(text).toContain('  received  {"rejectedWith":"THIRD_PARTY","because":"answered 500"}');
    expect(code).toBe(1);
  });

  it('sends no message to check text messages', async () => {
    expect((await run('sms', '--url', `${sandbox.origin}/sms`)).code).toBe(0);
    expect(await (await fetch(`${sandbox.origin}/outbox`)).json()).toEqual([]);
  });

  it('checks a mail server, and sends no mail', async () => {
    const { code, text } = await run('mail', '--url', `smtp://127.0.0.1:${sandbox.smtpPort}`);
    expect(text).toContain('called check: ok');
    expect(text).toContain('1 of 1 checks met.');
    expect(code).toBe(0);
    expect(await (await fetch(`${sandbox.origin}/outbox`)).json()).toEqual([]);
  });

  it('reports a mail server that cannot be reached', async () => {
    const { code, text } = await run('mail', '--url', 'smtp://127.0.0.1:9');
    expect(text).toContain('NOT MET  accepts a connection and our credentials');
    expect(code).toBe(1);
  });

  it.each([
    [['post'], 'Name one provider: addresses, supply'],
    [['sms'], '--url is missing'],
    [['mail', '--url', 'http://mail.example'], '--url is missing, or is no smtp or smtps address'],
    [['sms', '--url', 'http://a.example', '--format', 'twilio'], 'SMS_KEY is malformed'],
    [['supply', '--url', 'http://a.example', '--format', 'twilio'], 'supply has the reference format only'],
    [['sms', '--url', 'http://a.example', '--key-file', '/none'], '--key-file: /none cannot be read'],
    [['sms', '--urls'], "Unknown option '--urls'"],
  ])('exits with 2 and names the mistake in %j', async (args, message) => {
    const { code, text } = await run(...args);
    expect(text).toContain(message);
    expect(code).toBe(2);
  });

  it('explains itself', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, text: expect.stringContaining('--key-file') as string });
  });
});
