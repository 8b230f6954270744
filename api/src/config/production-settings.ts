import { isLocalAddress, isLoopback } from './local-address.js';
import { type ProviderKeys, providerUrlNames, type ProviderUrlName, sandboxKeys } from './provider-settings.js';
import { mayBeRandom, mayBeRandomText, strongSecretHint } from './secret-strength.js';

/** Marks the keys of development. */
const developmentMarker = 'development-only';

/** The public key with which `npm start` verifies records: anyone can sign with its private key. */
const developmentPublicKey = 'MCowBQYDK2VwAyEAR5OdzAG1Kp44Oq3I+cn9jR+sEPw4q143NW/nBSAZiiU=';

/** Addresses that browsers open, or send personal data to. */
const browserUrls = ['PUBLIC_ORIGIN', 'ASSETS_ORIGIN', 'PUBLIC_SITE_URL', 'ADMIN_PORTAL_URL', 'ANALYTICS_URL'] as const;

const quietHours = 'the hours from 20 to 8 are quiet';
const urlNames = [...providerUrlNames, ...browserUrls];
const secretNames = ['JWT_SECRET', 'JWT_SECRET_PREVIOUS', 'MAIL_EVENT_KEY'] as const;

const webhookSecretNames = ['QUOTES_WEBHOOK_SECRET', 'BROADBAND_HT_WEBHOOK_SECRET'] as const;

/** Settings of which production rejects some values. */
export type ProductionSettings = Readonly<
  Record<ProviderUrlName | 'PUBLIC_ORIGIN' | 'SMTP_URL' | 'JWT_SECRET', string> &
    Partial<
      Record<
        | (typeof browserUrls)[number]
        | (typeof webhookSecretNames)[number]
        | 'JWT_SECRET_PREVIOUS'
        | 'MAIL_EVENT_KEY'
        | 'PROVIDER_API_KEY',
        string | undefined
      >
    > &
    ProviderKeys & {
      REHEARSAL: boolean;
      FIELD_KEY: Buffer;
      DEPLOY_KEY: readonly { readonly key: string }[];
      RECORD_PUBLIC_KEYS: readonly { readonly key: string }[];
      CLOCK_OFFSET: number;
      INVITATION_FROM_HOUR: number;
      INVITATION_UNTIL_HOUR: number;
      DEMO_PARTNER_KEY?: string | undefined;
      DEMO_CRM_URL?: string | undefined;
      DEMO_AGENCY_ORIGIN?: string | undefined;
      CRM_ORIGINS?: string | undefined;
      PARTNER_ORIGIN?: string | undefined;
    }
>;

/** A setting that production rejects. */
interface Rejection {
  readonly name: keyof ProductionSettings;
  readonly reason: string;
}

/**
 * The first setting that production rejects: of development, without TLS, or a weak key. Undefined for none. A rehearsal may have
 * addresses of this machine, and only if its portal is on this machine too.
 */
export function rejectedInProduction(env: ProductionSettings): Rejection | undefined {
  return [...developmentSettings(env), ...weakSecrets(env), ...unsafeAddresses(env)][0];
}

function developmentSettings(env: ProductionSettings): Rejection[] {
  const belongsToDemo = (name: keyof ProductionSettings, of: string) =>
    env[name] === undefined ? [] : [{ name, reason: `it belongs to the ${of}` }];
  return [
    ...when(
      env.REHEARSAL && !isLoopback(env.PUBLIC_ORIGIN),
      'REHEARSAL',
      'PUBLIC_ORIGIN is not an address of this machine',
    ),
    ...secretNames
      .filter((name) => env[name]?.includes(developmentMarker))
      .map((name) => ({ name, reason: 'it is the development secret' })),
    ...webhookSecretNames
      .filter((name) => bytesOf(env[name]).toString('utf8').includes(developmentMarker))
      .map((name) => ({ name, reason: 'it is the development secret' })),
    ...when(env.FIELD_KEY.toString('utf8').includes(developmentMarker), 'FIELD_KEY', 'it is the development key'),
    ...when(
      env.DEPLOY_KEY.some(({ key }) => key.includes(developmentMarker)),
      'DEPLOY_KEY',
      'it is the development key',
    ),
    ...when(
      env.RECORD_PUBLIC_KEYS.some(({ key }) => key === developmentPublicKey),
      'RECORD_PUBLIC_KEYS',
      'it lists the development key',
    ),
    ...sandboxKeys(env)
      .slice(0, 1)
      .map((name) => ({ name, reason: 'it is the sandbox key' })),
    ...when(env.INVITATION_FROM_HOUR < 8, 'INVITATION_FROM_HOUR', quietHours),
    ...when(env.INVITATION_UNTIL_HOUR > 20, 'INVITATION_UNTIL_HOUR', quietHours),
    ...when(env.CLOCK_OFFSET !== 0, 'CLOCK_OFFSET', 'the clock may be moved in demo mode only'),
    ...belongsToDemo('DEMO_PARTNER_KEY', 'demo CRM'),
    ...belongsToDemo('DEMO_CRM_URL', 'demo CRM'),
    ...belongsToDemo('DEMO_AGENCY_ORIGIN', 'demo agency'),
    ...when(env.CRM_ORIGINS !== undefined, 'CRM_ORIGINS', 'use partner-key change to give each key its origins'),
    ...belongsToDemo('PARTNER_ORIGIN', 'demo brands'),
  ];
}

/** Old field keys may be weak: that is a reason to replace them. */
function weakSecrets(env: ProductionSettings): Rejection[] {
  const reason = `it is not random: ${strongSecretHint}`;
  const weak = secretNames.filter((name) => env[name] !== undefined && !mayBeRandomText(env[name]));
  return [
    ...weak.map((name) => ({ name, reason })),
    ...when(!mayBeRandom(env.FIELD_KEY), 'FIELD_KEY', reason),
    ...when(env.RECORD_PUBLIC_KEYS.length === 0, 'RECORD_PUBLIC_KEYS', 'it lists no key that could sign a record'),
  ];
}

function unsafeAddresses(env: ProductionSettings): Rejection[] {
  const isOutOfReach = (url: string) => isLocalAddress(url) && !(env.REHEARSAL && isLoopback(url));
  const rejections = urlNames.flatMap((name): Rejection[] => {
    const url = env[name];
    if (url === undefined) return [];
    if (isOutOfReach(url)) return [{ name, reason: 'it is an address of this machine or a private network' }];
    return when(!url.startsWith('https:'), name, 'it is not https');
  });
  const parameters = [...new URL(env.SMTP_URL).searchParams.keys()];
  return [
    ...rejections,
    ...when(isOutOfReach(env.SMTP_URL), 'SMTP_URL', 'it is an address of this machine or a private network'),
    // Without such a parameter, smtp:// sends nothing before STARTTLS, and both schemes check the certificate.
    ...when(
      parameters.some((name) => /tls|secure/i.test(name)),
      'SMTP_URL',
      'its parameters change TLS',
    ),
  ];
}

/** What a secret of the Standard Webhooks specification encodes; empty without one. */
const bytesOf = (secret = '') => Buffer.from(secret.replace('whsec_', ''), 'base64');

const when = (isRejected: boolean, name: keyof ProductionSettings, reason: string): Rejection[] =>
  isRejected ? [{ name, reason }] : [];
