import { join } from 'node:path';
import { inProject } from './project.mjs';

/** Secrets for development, named as such; production rejects them. */
export const DEVELOPMENT_JWT_SECRET = 'development-only-jwt-secret-do-not-use-in-production';
export const DEVELOPMENT_DEPLOY_KEY = 'development-only-deploy-key-of-npm-start';
/** Verifies what `deploy publish` signs on this machine. */
export const DEVELOPMENT_RECORD_PUBLIC_KEY = 'MCowBQYDK2VwAyEAR5OdzAG1Kp44Oq3I+cn9jR+sEPw4q143NW/nBSAZiiU=';
export const DEVELOPMENT_PARTNER_KEY = 'development-only-partner-key-of-npm-start';
/** The key with which the mail provider reports bounces. */
export const DEVELOPMENT_MAIL_EVENT_KEY = 'development-only-mail-event-key-of-npm-start';
/** The secrets with which the sandbox signs its reports about orders. */
export const DEVELOPMENT_ORDER_SECRETS = {
  quotes: `whsec_${Buffer.from('development-only-secret-of-quotes').toString('base64')}`,
  'broadband-ht': `whsec_${Buffer.from('development-only-secret-of-broadband').toString('base64')}`,
};
export const DEVELOPMENT_FIELD_KEY = Buffer.from('development-only-field-key-32-by').toString('base64');

/** The partner key of the demo sites: the CRM creates launch codes, the partner site prefill codes, and the agency moves. */
export const partnerKeyOf = (env) => env.DEMO_PARTNER_KEY || DEVELOPMENT_PARTNER_KEY;

const mailEventKeyOf = (env) => env.MAIL_EVENT_KEY || DEVELOPMENT_MAIL_EVENT_KEY;

/** Where the sandbox reports bounces, as the mail provider does. */
export const mailWebhookOf = ({ ports }, env) =>
  `http://postmark:${encodeURIComponent(mailEventKeyOf(env))}@127.0.0.1:${ports.api}/api/v1/mail-events`;

/** Where the sandbox reports the states of orders of an API at this origin, as its vendors do: the secret of the signature is the password. */
export function orderWebhooksOf(origin, env) {
  const url = (secret, path) => `${origin.replace('://', `://vendor:${encodeURIComponent(secret)}@`)}/api/v1${path}`;
  const secrets = orderSecretsOf(env);
  return {
    QUOTES_WEBHOOK_URL: url(secrets.QUOTES_WEBHOOK_SECRET, '/order-updates/energy'),
    BROADBAND_HT_WEBHOOK_URL: url(secrets.BROADBAND_HT_WEBHOOK_SECRET, '/order-updates/broadband'),
  };
}

const orderSecretsOf = (env) => ({
  QUOTES_WEBHOOK_SECRET: env.QUOTES_WEBHOOK_SECRET || DEVELOPMENT_ORDER_SECRETS.quotes,
  BROADBAND_HT_WEBHOOK_SECRET: env.BROADBAND_HT_WEBHOOK_SECRET || DEVELOPMENT_ORDER_SECRETS['broadband-ht'],
});

/** The API's environment: addresses derived from PORT_BASE, everything else from `env` with defaults for development. */
export function apiEnvironment(settings, env = process.env) {
  const { ports, dataDir, sandbox } = settings;
  return {
    ...env,
    APP_MODE: env.APP_MODE || 'demo',
    PORT: String(ports.api),
    MONGODB_URI: settings.database,
    PUBLIC_ORIGIN: settings.portal,
    ASSETS_ORIGIN: settings.assets,
    PARTNER_ORIGIN: settings.partner,
    DEMO_PARTNER_KEY: partnerKeyOf(env),
    DEMO_AGENCY_ORIGIN: settings.agency,
    DEMO_CRM_URL: `${settings.crm}/queue`,
    ADMIN_PORTAL_URL: settings.adminPortal,
    SHELL_DIR: inProject('shell', 'dist'),
    REMOTES_MANIFEST: join(dataDir, 'remotes.json'),
    ADDRESSES_URL: `${sandbox}/addresses`,
    SUPPLY_URL: `${sandbox}/supply`,
    QUOTES_URL: `${sandbox}/quotes`,
    RATING_URL: `${sandbox}/rating`,
    BROADBAND_HT_URL: `${sandbox}/broadband-ht`,
    BROADBAND_WOMBB_URL: `${sandbox}/broadband-wombb`,
    COUNCILS_URL: `${sandbox}/councils`,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_FROM: env.MAIL_FROM || 'moving@home-move.example.test',
    MAIL_EVENT_KEY: mailEventKeyOf(env),
    ...orderSecretsOf(env),
    SMS_URL: `${sandbox}/sms`,
    PROVIDER_API_KEY: env.PROVIDER_API_KEY || 'sandbox-key',
    DEPLOY_KEY: env.DEPLOY_KEY || DEVELOPMENT_DEPLOY_KEY,
    RECORD_PUBLIC_KEYS: env.RECORD_PUBLIC_KEYS || DEVELOPMENT_RECORD_PUBLIC_KEY,
    JWT_SECRET: env.JWT_SECRET || DEVELOPMENT_JWT_SECRET,
    FIELD_KEY: env.FIELD_KEY || DEVELOPMENT_FIELD_KEY,
    LOG_LEVEL: env.LOG_LEVEL || 'info',
    // The demo's people stay, also when the clock is moved.
    UNFINISHED_RETENTION_DAYS: env.UNFINISHED_RETENTION_DAYS || '3650',
  };
}
