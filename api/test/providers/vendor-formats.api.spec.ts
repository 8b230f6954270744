import { startSandbox, type Sandbox } from '@home-move/dev/sandbox';
import { noDisclosures } from '../../src/common/disclosures/disclosures.js';
import { Log } from '../../src/common/logging/log.js';
import { readEnv } from '../../src/config/env.js';
import { createAddresses, createCouncils, createRating, createSms } from '../../src/providers/formats.js';
import { HttpProviderFactory } from '../../src/providers/http/http-provider.factory.js';
import { FakeClock } from '../support/fake-clock.js';
import { testEnvironment } from '../support/test-env.js';

let sandbox: Sandbox;
const factories: HttpProviderFactory[] = [];

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterEach(async () => {
  await fetch(`${sandbox.origin}/faults`, { method: 'DELETE' });
  await fetch(`${sandbox.origin}/outbox`, { method: 'DELETE' });
});
afterAll(async () => {
  await Promise.all(factories.map((factory) => factory.onApplicationShutdown()));
  await sandbox.close();
});

/** Settings for one format, and the factory of its client. */
function configured(settings: Readonly<Record<string, string>>) {
  const env = readEnv(testEnvironment({ SANDBOX: sandbox.origin, ...settings }));
  const providers = new HttpProviderFactory(env, new Log('silent'), noDisclosures);
  factories.push(providers);
  return { env, providers };
}

const addressesIn = (format: string) => {
  const url = format === 'reference' ? 'addresses' : format;
  const settings = {
    ADDRESSES_FORMAT: format,
    ADDRESSES_URL: `${sandbox.origin}/${url}`,
    ADDRESSES_KEY: 'sandbox-key',
  };
  const { env, providers } = configured(settings);
  return createAddresses(env, providers);
};

/** Keys are numbers in one of the formats. */
const withoutZeros = <Home extends { readonly addressKey: string | null }>(home: Home): Home => ({
  ...home,
  addressKey: home.addressKey?.replace(/^0+/, '') ?? null,
});

describe.each(['ideal-postcodes', 'postcoder'])('addresses in the format %s', (format) => {
  it.each(['MK40 2QT', 'EX4 4QJ', 'SW9 8HG'])('are the addresses of the reference format at %s', async (postcode) => {
    const [reference, vendor] = [addressesIn('reference'), addressesIn(format)];
    const found = await reference.lookUp(postcode);
    expect((await vendor.lookUp(postcode)).map(withoutZeros)).toEqual(found.map(withoutZeros));
    const keys = found.slice(0, 13).map(({ addressKey }) => addressKey);
    const details = await Promise.all(keys.map((key) => reference.find(key)));
    const ofVendor = await Promise.all(keys.map((key) => vendor.find(key)));
    expect(ofVendor.map(withoutZeros)).toEqual(details.map(withoutZeros));
    expect(details).not.toHaveLength(0);
  });
});

describe('councils in the format postcodes-io', () => {
  const councilsIn = (format: string, prefix: string) => {
    const { env, providers } = configured({
      COUNCILS_FORMAT: format,
      COUNCILS_URL: `${sandbox.origin}/${prefix}`,
    });
    return createCouncils(env, providers);
  };

  it.each([
    ['MK40 2QT', 'https://www.gov.uk/find-local-council/bedford', null],
    ['CF10 3NP', 'https://www.gov.uk/find-local-council/cardiff', null],
    ['EH3 9QN', 'https://www.gov.uk/find-local-council/edinburgh', { billing: 'WITH_COUNCIL_TAX', companies: [] }],
    ['KT12 1AA', 'https://www.gov.uk/find-local-council/elmbridge', null],
  ])('are the councils of the reference format at %s, with their page on GOV.UK', async (postcode, page, water) => {
    const reference = await councilsIn('reference', 'councils').servicesAt(postcode, '2026-12-01');
    const vendor = await councilsIn('postcodes-io', 'postcodes-io').servicesAt(postcode, '2026-12-01');
    expect(vendor).toEqual({
      country: reference.country,
      council: { ...reference.council, logoUrl: null, registrationUrl: page },
      water,
    });
  });

  it('know no council in Northern Ireland, where homes get no bill for water', async () => {
    expect(await councilsIn('postcodes-io', 'postcodes-io').servicesAt('BT1 5GS', '2026-12-01')).toEqual({
      country: 'Northern Ireland',
      council: null,
      water: { billing: 'NO_BILL', companies: [] },
    });
  });

  it.each(['PL4 8AA', 'GY1 1AA', 'not a postcode'])('are not identified at %s', async (postcode) => {
    expect(await councilsIn('postcodes-io', 'postcodes-io').servicesAt(postcode, '2026-12-01')).toEqual({
      country: null,
      council: null,
      water: null,
    });
  });
});

/** With the notation of a number as the sender. */
const smsFormats = [
  ['twilio', `AC${'0'.repeat(32)}:sandbox-key`, '+447700900999'],
  ['sms-works', 'JWT sandbox-key', '447700900999'],
] as const;

describe.each(smsFormats)('text messages in the format %s', (format, key, senderNumber) => {
  const client = () => {
    const { env, providers } = configured({
      SMS_FORMAT: format,
      SMS_URL: `${sandbox.origin}/${format}`,
      SMS_KEY: key,
    });
    return createSms(env, providers);
  };
  const about = { enrolmentId: null, purpose: 'security', kinds: [] } as const;
  const message = { to: '07700900101', text: 'Hello', sender: null, about };
  const sent = async (): Promise<unknown> => (await fetch(`${sandbox.origin}/outbox`)).json();

  it('arrive once, with every character of the text', async () => {
    await client().send({
      ...message,
      text: 'Your code is 482913 & it’s valid for 10 minutes: £0 + more',
      sender: 'Oakwood',
    });
    expect(await sent()).toEqual([
      expect.objectContaining({
        to: '+447700900101',
        text: 'Your code is 482913 & it’s valid for 10 minutes: £0 + more',
      }),
    ]);
  });

  it('come from the name or number of the brand, otherwise from that of the platform', async () => {
    for (const sender of ['Oakwood', '+447700900999', null]) await client().send({ ...message, sender });
    expect(await sent()).toEqual(
      ['HomeMove', senderNumber, 'Oakwood'].map((from) => expect.objectContaining({ from, text: 'Hello' })),
    );
  });

  it.each(['error', 'refuse', 'down'])('are a third-party problem when the vendor answers %s', async (mode) => {
    await fetch(`${sandbox.origin}/faults/sms`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode }),
    });
    await expect(client().send(message)).rejects.toMatchObject({ code: 'THIRD_PARTY' });
    expect(await sent()).toEqual([]);
  });
});

it('reads the rating of Trustpilot from the first review to the current day', async () => {
  const { env, providers } = configured({
    RATING_FORMAT: 'trustpilot',
    RATING_URL: `${sandbox.origin}/trustpilot`,
    RATING_KEY: 'sandbox-key',
    RATING_BUSINESS_UNIT: '507f191e810c19729de860ea',
  });
  const clock = new FakeClock();
  clock.at('2026-11-20T10:00:00Z');
  expect(await createRating(env, providers, clock).rating()).toEqual({
    company: 'Home Move',
    score: 4.6,
    outOf: 5,
    count: 1284,
    from: '2025-11-01',
    to: '2026-11-20',
    sourceUrl: 'https://candid-reviews.example/home-move',
  });
});
