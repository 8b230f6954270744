import { testEnvironment } from '../../test/support/test-env.js';
import { readEnv } from './env.js';
import { production } from './production-environment.builder.js';

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
