import { startSandbox, type Sandbox } from '@home-move/dev/sandbox';
import { noDisclosures } from '../../src/common/disclosures/disclosures.js';
import { Log } from '../../src/common/logging/log.js';
import { readEnv } from '../../src/config/env.js';
import { HttpAddresses } from '../../src/providers/addresses/addresses.http.js';
import { HttpBroadbandHt } from '../../src/providers/broadband-ht/broadband-ht.http.js';
import { HttpBroadbandWombb } from '../../src/providers/broadband-wombb/broadband-wombb.http.js';
import { HttpCouncils } from '../../src/providers/councils/councils.http.js';
import { SmtpEmail } from '../../src/providers/email/email.smtp.js';
import { HttpProviderFactory } from '../../src/providers/http/http-provider.factory.js';
import { HttpQuotes } from '../../src/providers/quotes/quotes.http.js';
import { HttpRating } from '../../src/providers/rating/rating.http.js';
import { HttpSms } from '../../src/providers/sms/sms.http.js';
import { HttpSupply } from '../../src/providers/supply/supply.http.js';
import { testEnvironment } from '../support/test-env.js';

let sandbox: Sandbox;
let providers: HttpProviderFactory;
let email: SmtpEmail;
let calls: Record<string, () => Promise<unknown>>;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  const SMTP = `smtp://127.0.0.1:${sandbox.smtpPort}`;
  // More than the limits of a deployment: a busy machine may take seconds longer.
  const env = readEnv(testEnvironment({ SANDBOX: sandbox.origin, SMTP, PROVIDER_TIMEOUT: '15000' }));
  providers = new HttpProviderFactory(env, new Log('silent'), noDisclosures);
  email = new SmtpEmail(env, new Log('silent'), noDisclosures);
  const about = { enrolmentId: null, purpose: 'security', kinds: [] } as const;
  const mail = {
    id: null,
    fromName: 'Home Move',
    fromAddress: null,
    replyTo: null,
    to: 'sam@example.test',
    subject: 'Hello',
    text: 'Hello',
    html: 'Hello',
  };
  calls = {
    addresses: () => new HttpAddresses(providers).lookUp('MK40 2QT'),
    supply: () => new HttpSupply(providers).areaOf('MK40 2QT'),
    quotes: () => new HttpQuotes(providers).paymentTerms('LARK'),
    'broadband-ht': () => new HttpBroadbandHt(providers).speedsAt('MK40 2QT'),
    'broadband-wombb': () => new HttpBroadbandWombb(providers).speedsAt('MK40 2QT'),
    councils: () => new HttpCouncils(providers).servicesAt('MK40 2QT', '2026-12-01'),
    rating: () => new HttpRating(providers).rating(),
    sms: () => new HttpSms(env, providers).send({ to: '07700900101', text: 'Hello', sender: null, about }),
    email: () => email.send({ ...mail, headers: {}, about }),
  };
});
afterAll(async () => {
  await email.onApplicationShutdown();
  await providers.onApplicationShutdown();
  await sandbox.close();
});

describe('a third party that is slow within its limit', () => {
  it('is not down: its response is used', async () => {
    for (const name of Object.keys(calls)) {
      await fetch(`${sandbox.origin}/faults/${name}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mode: 'slow', latencyMs: 1900 }),
      });
    }
    const results = Object.entries(calls).map(async ([name, call]) => {
      const started = performance.now();
      const outcome = await call().then(
        () => 'used',
        (error: Error) => error.message,
      );
      return [name, outcome, performance.now() - started > 1800] as const;
    });
    expect(await Promise.all(results)).toEqual(Object.keys(calls).map((name) => [name, 'used', true]));
  });
});
