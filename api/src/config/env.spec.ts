import { testEnvironment } from '../../test/support/test-env.js';
import { readEnv } from './env.js';
import { production } from './production-environment.builder.js';

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

  it('has the authority of the UK and an answer within 30 days for complaints unless it states otherwise [PASS-12]', () => {
    expect(readEnv(testEnvironment())).toMatchObject({
      COMPLAINTS_ANSWER_DAYS: 30,
      COMPLAINTS_AUTHORITY_NAME: "Information Commissioner's Office",
      COMPLAINTS_AUTHORITY_URL: 'https://ico.org.uk/make-a-complaint/',
      COMPLAINTS_AUTHORITY_MONTHS: 3,
    });
    const slow = { COMPLAINTS_ANSWER_DAYS: '31' };
    expect(() => readEnv(testEnvironment(slow))).toThrow('COMPLAINTS_ANSWER_DAYS is malformed');
    const open = { COMPLAINTS_AUTHORITY_URL: 'http://ico.org.uk/' };
    expect(() => readEnv(testEnvironment(open))).toThrow('COMPLAINTS_AUTHORITY_URL is malformed');
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
});
