import { testEnvironment } from '../../test/support/test-env.js';
import { readEnv } from './env.js';

/** 32 bytes as varied as random ones. */
const randomText = 'qm6gYbO0Xy3pJZtVf1sR9cDkWnH2LuEx8iTa7vB5oK4=';

const production = {
  APP_MODE: 'production',
  PUBLIC_ORIGIN: 'https://portal.example',
  DEPLOY_KEY: '',
  RECORD_PUBLIC_KEYS: 'MCowBQYDK2VwAyEAv+gKmMBxMBJCNY/ezpnVd8+hX2GDiU72nmp892VhFz0=',
  DEMO_PARTNER_KEY: '',
  JWT_SECRET: randomText,
  FIELD_KEY: randomText,
  PROVIDER_API_KEY: 'a-real-key',
  PARTNER_ORIGIN: '',
  ASSETS_ORIGIN: 'https://assets.portal.example',
  PUBLIC_SITE_URL: '',
  ADMIN_PORTAL_URL: '',
  ADDRESSES_URL: 'https://addresses.vendor.example',
  SUPPLY_URL: 'https://supply.vendor.example',
  QUOTES_URL: 'https://quotes.vendor.example',
  RATING_URL: 'https://rating.vendor.example',
  BROADBAND_HT_URL: 'https://home-telecom.vendor.example',
  BROADBAND_WOMBB_URL: 'https://web-media.vendor.example',
  COUNCILS_URL: 'https://councils.vendor.example',
  SMS_URL: 'https://sms.vendor.example',
  SMTP_URL: 'smtps://user:secret@mail.vendor.example',
};

describe('the environment', () => {
  it('is read with its defaults', () => {
    const env = readEnv(testEnvironment({ DEMO_CRM_URL: 'http://crm.localhost:4003/queue' }));
    expect(env).toMatchObject({
      APP_MODE: 'demo',
      NAMED_SUPPLIER: 'Larkfield Energy',
      MOVE_IN_MAX_PAST_MONTHS: 3,
      MOVE_IN_MAX_FUTURE_DAYS: 29,
      TRUST_PROXY: 0,
      CLOCK_OFFSET: 0,
      INVITATION_FROM_HOUR: 8,
      INVITATION_UNTIL_HOUR: 20,
      DEMO_CRM_URL: 'http://crm.localhost:4003/queue',
      SMS_SENDER: 'HomeMove',
    });
    expect([env.ANALYTICS_URL, env.ANALYTICS_TOKEN]).toEqual([undefined, undefined]);
  });

  it('lets production serve for ten seconds after SIGTERM unless it states otherwise, and the demo close at once', () => {
    const seconds = (given: Record<string, string>) => readEnv(testEnvironment(given)).DRAIN_SECONDS;
    expect([seconds(production), seconds({ ...production, DRAIN_SECONDS: '25' }), seconds({})]).toEqual([10, 25, 0]);
  });

  it('sends telemetry only with an endpoint, also from production to a collector on the same machine', () => {
    expect(readEnv(testEnvironment()).OTEL_EXPORTER_OTLP_ENDPOINT).toBeUndefined();
    const given = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YQ==,x-team=home',
    };
    expect(readEnv(testEnvironment({ ...production, ...given }))).toMatchObject({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
      OTEL_EXPORTER_OTLP_HEADERS: { authorization: 'Basic YQ==', 'x-team': 'home' },
      OTEL_SERVICE_NAME: 'home-move-api',
      OTEL_TRACES_SAMPLER_ARG: 1,
    });
  });

  it.each([
    ['JWT_SECRET', '', 'JWT_SECRET is missing'],
    [
      'OTEL_EXPORTER_OTLP_HEADERS',
      'secret',
      'OTEL_EXPORTER_OTLP_HEADERS is malformed: must be name=value, separated by commas',
    ],
    ['MONGODB_URI', 'postgres://db', 'MONGODB_URI is malformed: must start with mongodb:// or mongodb+srv://'],
    ['FIELD_KEY', 'c2hvcnQ=', 'FIELD_KEY is malformed: must be 32 bytes in base64'],
    [
      'FIELD_KEYS_OLD',
      '1:c2hvcnQ=',
      'FIELD_KEYS_OLD is malformed: must be id:key pairs separated by commas, each id once, each key 32 bytes in base64',
    ],
    [
      'FIELD_KEYS_OLD',
      `1:${Buffer.alloc(32, 1).toString('base64')}`,
      'FIELD_KEYS_OLD is malformed: it holds FIELD_KEY_ID, and a new key needs a new id',
    ],
    ['DEPLOY_KEY', 'short', 'DEPLOY_KEY is malformed: each key must be at least 32 characters'],
    ['DEPLOY_KEY', `gas:${'k'.repeat(32)}`, 'DEPLOY_KEY is malformed: gas is the name of no remote'],
    [
      'RECORD_PUBLIC_KEYS',
      'bm90IGEga2V5',
      'RECORD_PUBLIC_KEYS is malformed: each key must be the public key that `deploy key` prints',
    ],
    ['APP_MODE', 'staging', 'APP_MODE is malformed: Invalid option: expected one of "demo"|"production"'],
    ['PORT', 'http', 'PORT is malformed: Invalid input: expected number, received NaN'],
    ['PUBLIC_ORIGIN', 'localhost:4000', 'PUBLIC_ORIGIN is malformed: Invalid URL'],
    ['SMTP_URL', 'http://mail', 'SMTP_URL is malformed: must start with smtp:// or smtps://'],
    ['MAIL_FROM', 'Home Move', 'MAIL_FROM is malformed: Invalid email address'],
    [
      'SMS_SENDER',
      'Home Move Ltd',
      'SMS_SENDER is malformed: at most 11 letters and digits, a number like +447700900123, or a short code',
    ],
    [
      'JWT_SECRET_PREVIOUS',
      'short',
      'JWT_SECRET_PREVIOUS is malformed: Too small: expected string to have >=32 characters',
    ],
    [
      'JWT_SECRET_PREVIOUS',
      testEnvironment()['JWT_SECRET'] ?? '',
      'JWT_SECRET_PREVIOUS is malformed: it is JWT_SECRET',
    ],
    ['ANALYTICS_URL', 'https://analytics.example', 'ANALYTICS_TOKEN is missing: ANALYTICS_URL is given'],
    ['ANALYTICS_TOKEN', 'a-token', 'ANALYTICS_URL is missing: ANALYTICS_TOKEN is given'],
    [
      'OPERATORS_WEBHOOK_URL',
      'https://alerts.example/hooks',
      'OPERATORS_WEBHOOK_SECRET is missing: OPERATORS_WEBHOOK_URL is given',
    ],
    [
      'OPERATORS_WEBHOOK_SECRET',
      `whsec_${'k'.repeat(32)}`,
      'OPERATORS_WEBHOOK_URL is missing: OPERATORS_WEBHOOK_SECRET is given',
    ],
    [
      'OPERATORS_WEBHOOK_SECRET',
      'whsec_short',
      'OPERATORS_WEBHOOK_SECRET is malformed: must be whsec_ and at least 24 bytes as base64',
    ],
    ['OPERATORS_WEBHOOK_URL', 'http://alerts.example/hooks', 'OPERATORS_WEBHOOK_URL is malformed: Invalid URL'],
  ])('names %s when it is %p', (name, value, message) => {
    expect(() => readEnv(testEnvironment({ [name]: value }))).toThrow(message);
  });

  it('reads previous keys by id', () => {
    const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const FIELD_KEYS_OLD = `1:${first.toString('base64')}, 2026-10:${second.toString('base64')}`;
    const env = readEnv(testEnvironment({ FIELD_KEY_ID: '2026-11', FIELD_KEYS_OLD }));
    expect([...env.FIELD_KEYS_OLD]).toEqual([
      ['1', first],
      ['2026-10', second],
    ]);
    expect(readEnv(testEnvironment()).FIELD_KEYS_OLD.size).toBe(0);
  });

  it('reads several deploy keys, so that keys can rotate', () => {
    const [oldKey, newKey] = ['an-old-deploy-key-of-32-characters', 'a-new-deploy-key-of-32-characters!'];
    expect(readEnv(testEnvironment({ DEPLOY_KEY: `${oldKey}, energy+partners:${newKey}` })).DEPLOY_KEY).toEqual([
      { key: oldKey, remotes: null },
      { key: newKey, remotes: ['energy', 'partners'] },
    ]);
    expect(readEnv(testEnvironment({ DEPLOY_KEY: '' })).DEPLOY_KEY).toEqual([]);
  });

  it('reads keys of records, each for all remotes or some', () => {
    const key = 'MCowBQYDK2VwAyEAv+gKmMBxMBJCNY/ezpnVd8+hX2GDiU72nmp892VhFz0=';
    const { RECORD_PUBLIC_KEYS } = readEnv(testEnvironment({ RECORD_PUBLIC_KEYS: `${key} energy+partners:${key}` }));
    expect(RECORD_PUBLIC_KEYS).toMatchObject([
      { key, remotes: null },
      { key, remotes: ['energy', 'partners'] },
    ]);
  });

  it('accepts production settings', () => {
    expect(readEnv(testEnvironment(production)).APP_MODE).toBe('production');
  });

  it.each(['QUOTES_WEBHOOK_SECRET', 'BROADBAND_HT_WEBHOOK_SECRET'])('rejects the development secret of %s', (name) => {
    const secret = `whsec_${Buffer.from('development-only-secret-of-a-vendor').toString('base64')}`;
    expect(() => readEnv(testEnvironment({ ...production, [name]: secret }))).toThrow(
      `${name} is refused in production: it is the development secret`,
    );
  });

  it.each([
    ['JWT_SECRET', 'development-only-jwt-secret-do-not-use-in-production', 'it is the development secret'],
    ['FIELD_KEY', Buffer.from('development-only-field-key-32-by').toString('base64'), 'it is the development key'],
    ['DEPLOY_KEY', 'development-only-deploy-key-of-npm-start', 'it is the development key'],
    [
      'RECORD_PUBLIC_KEYS',
      'MCowBQYDK2VwAyEAR5OdzAG1Kp44Oq3I+cn9jR+sEPw4q143NW/nBSAZiiU=',
      'it lists the development key',
    ],
    [
      'RECORD_PUBLIC_KEYS',
      'energy:MCowBQYDK2VwAyEAR5OdzAG1Kp44Oq3I+cn9jR+sEPw4q143NW/nBSAZiiU',
      'it lists the development key',
    ],
    ['RECORD_PUBLIC_KEYS', '', 'it lists no key that could sign a record'],
    ['PROVIDER_API_KEY', 'sandbox-key', 'it is the sandbox key'],
    ['QUOTES_KEY', 'sandbox-key', 'it is the sandbox key'],
    ['SMS_KEY', `AC${'0'.repeat(32)}:sandbox-key`, 'it is the sandbox key'],
    ['INVITATION_FROM_HOUR', '7', 'the hours from 20 to 8 are quiet'],
    ['INVITATION_UNTIL_HOUR', '21', 'the hours from 20 to 8 are quiet'],
    ['CLOCK_OFFSET', '86400000', 'the clock may be moved in demo mode only'],
    ['DEMO_PARTNER_KEY', 'development-only-partner-key-of-npm-start', 'it belongs to the demo CRM'],
    ['DEMO_CRM_URL', 'http://crm.localhost:4003/queue', 'it belongs to the demo CRM'],
    ['DEMO_AGENCY_ORIGIN', 'http://agency.localhost:4007', 'it belongs to the demo agency'],
    ['CRM_ORIGINS', 'https://crm.example', 'use partner-key change to give each key its origins'],
    ['PARTNER_ORIGIN', 'http://partner.localhost:4002', 'it belongs to the demo brands'],
  ])('rejects the development value of %s in production', (name, value, reason) => {
    expect(() => readEnv(testEnvironment({ ...production, [name]: value }))).toThrow(
      `${name} is refused in production: ${reason}`,
    );
  });
});

describe('a rehearsal of production', () => {
  const rehearsal = {
    ...production,
    REHEARSAL: 'true',
    PUBLIC_ORIGIN: 'https://localhost:4100',
    ASSETS_ORIGIN: 'https://localhost:4101',
    ADDRESSES_URL: 'https://localhost:4104/addresses',
    SMTP_URL: 'smtp://localhost:4106',
  };
  const start = (changes: Readonly<Record<string, string>>) => () =>
    readEnv(testEnvironment({ ...rehearsal, ...changes }));

  it('may have addresses of this machine', () => {
    expect(start({})()).toMatchObject({ REHEARSAL: true, PUBLIC_ORIGIN: 'https://localhost:4100' });
  });

  it.each([
    [
      'a portal for visitors',
      { PUBLIC_ORIGIN: 'https://portal.example' },
      'REHEARSAL',
      'not an address of this machine',
    ],
    ['the local network', { PUBLIC_ORIGIN: 'https://192.168.1.4' }, 'REHEARSAL', 'not an address of this machine'],
    ['pages without TLS', { ASSETS_ORIGIN: 'http://localhost:4101' }, 'ASSETS_ORIGIN', 'it is not https'],
    ['the key of the sandbox', { PROVIDER_API_KEY: 'sandbox-key' }, 'PROVIDER_API_KEY', 'it is the sandbox key'],
  ])('rejects %s', (_what, changes, name, reason) => {
    expect(start(changes)).toThrow(`${name} is refused in production: `);
    expect(start(changes)).toThrow(reason);
  });

  it('is off unless it is set', () => {
    expect(readEnv(testEnvironment(production)).REHEARSAL).toBe(false);
  });
});

describe('production', () => {
  const rejected = (name: string, value: string) => () => readEnv(testEnvironment({ ...production, [name]: value }));
  const onThisMachine = 'it is an address of this machine or a private network';
  const urls = [
    'ADDRESSES_URL',
    'SUPPLY_URL',
    'QUOTES_URL',
    'RATING_URL',
    'BROADBAND_HT_URL',
    'BROADBAND_WOMBB_URL',
    'COUNCILS_URL',
    'SMS_URL',
    'PUBLIC_ORIGIN',
    'ASSETS_ORIGIN',
    'PUBLIC_SITE_URL',
    'ADMIN_PORTAL_URL',
    'ANALYTICS_URL',
  ];

  it.each(urls)('requires https of %s', (name) => {
    const withToken = { ...production, ANALYTICS_TOKEN: name === 'ANALYTICS_URL' ? 'a-token' : '' };
    const read = (url: string) => () => readEnv(testEnvironment({ ...withToken, [name]: url }));
    expect(read('http://vendor.example')).toThrow(`${name} is refused in production: it is not https`);
    expect(read('https://vendor.example')).not.toThrow();
  });

  it.each<readonly [string, string]>([
    ...urls.filter((name) => name !== 'ANALYTICS_URL').map((name) => [name, 'https://0.0.0.0:4004'] as const),
    ['QUOTES_URL', 'https://localhost:4004/quotes'],
    ['RATING_URL', 'https://[::ffff:127.0.0.1]:4004'],
    ['SMS_URL', 'https://192.168.0.7/sms'],
    ['SMTP_URL', 'smtps://127.0.0.1:4005'],
    ['SMTP_URL', 'smtp://[::ffff:a00:1]'],
  ])('rejects the address of %s on this machine or in a private network: %s', (name, url) => {
    expect(rejected(name, url)).toThrow(`${name} is refused in production: ${onThisMachine}`);
  });

  it.each(['tls.rejectUnauthorized=false', 'ignoreTLS=true', 'secure=false', 'requireTLS=false'])(
    'rejects a mail server with %s, which would send without TLS or to anyone',
    (parameter) => {
      expect(rejected('SMTP_URL', `smtp://mail.vendor.example:587?${parameter}`)).toThrow(
        'SMTP_URL is refused in production: its parameters change TLS',
      );
    },
  );

  it.each([
    ['JWT_SECRET', 'a-secret-that-is-long-enough-for-hs256'],
    ['JWT_SECRET_PREVIOUS', 'my-company-production-jwt-secret-of-the-year-2026'],
    ['MAIL_EVENT_KEY', 'the-key-of-our-mail-provider-for-events'],
    ['FIELD_KEY', Buffer.alloc(32, 7).toString('base64')],
  ])('rejects a %s that no one has drawn at random', (name, value) => {
    expect(rejected(name, value)).toThrow(
      `${name} is refused in production: it is not random: use the output of "openssl rand -base64 32"`,
    );
  });
});
