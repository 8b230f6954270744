import { defaultMoveInLimits, linkLifetimeDays } from '@home-move/contract';
import * as z from 'zod';
import { complaintsVariables } from './complaints-settings.js';
import { fieldKey, fieldKeys } from './field-keys.js';
import { rejectedInProduction } from './production-settings.js';
import { missingProviderSetting, type ProviderKeys, providerKeys, providerVariables } from './provider-settings.js';
import { rateLimitVariables } from './rate-limits.js';
import { registryKeyVariables } from './registry-keys.js';
import { retryBudgetVariables, type RetryPercents, retryPercents } from './retry-budgets.js';
import { telemetryVariables } from './telemetry-settings.js';
import { type TimeLimits, timeLimits, timeLimitVariables } from './time-limits.js';

/** Injection token of the validated environment. */
export const ENV = Symbol('env');

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);
const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));
/** A sender of text messages, as mobile networks require: a name of at most 11 letters and digits, a number, or a short code. */
export const smsSender = z
  .string()
  .regex(
    /^(?:(?=.*[A-Za-z])[A-Za-z\d]{1,11}|\+[1-9]\d{6,14}|\d{5,6})$/,
    'at most 11 letters and digits, a number like +447700900123, or a short code',
  );

/** A secret of the Standard Webhooks specification. */
const webhookSecret = z
  .string()
  .regex(/^whsec_[A-Za-z\d+/]{32,}={0,2}$/, 'must be whsec_ and at least 24 bytes as base64');

const integer = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

const schema = z.object({
  PORT: integer(0, 65535),
  HOST: z.string().min(1).default('127.0.0.1'),
  APP_MODE: z.enum(['demo', 'production']),
  /** Production on one machine, for `npm run rehearse`: allows the embedded database and addresses of this machine. */
  REHEARSAL: z.stringbool().default(false),
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\/.+/, 'must start with mongodb:// or mongodb+srv://'),
  PUBLIC_ORIGIN: origin,
  ASSETS_ORIGIN: origin,
  /** Origin of the demo partner site, which may embed the demo brands. */
  PARTNER_ORIGIN: origin.optional(),
  /** Of earlier versions: rejected in production, because each partner key has its own origins now. */
  CRM_ORIGINS: z.string().optional(),
  /** Folder of the shell's build. */
  SHELL_DIR: z.string().min(1),
  /** Folder for the files of published shells, which processes of one machine may share; a temporary one by default. */
  SHELL_CACHE_DIR: z.string().min(1).optional(),
  /** File that lists remotes of the running system, in addition to the published ones. */
  REMOTES_MANIFEST: z.string().min(1).optional(),
  /** Partner key of the demo CRM, for the partner oakwood; demo only. */
  DEMO_PARTNER_KEY: z.string().min(32).optional(),
  /** Page of the demo CRM on which agents continue after a call; its origin may frame the panel. Demo only. */
  DEMO_CRM_URL: url.optional(),
  /** Origin of the demo agency, which receives webhooks on this machine without TLS. Demo only. */
  DEMO_AGENCY_ORIGIN: origin.optional(),
  /** Off ends the service worker of the meter day page in every browser, at its next visit. [METER-17] */
  METER_DAY_WORKER: z.enum(['on', 'off']).default('on'),
  ...registryKeyVariables.shape,
  /** Visits with a fault in this hour and the last from which a version of a remote is withdrawn, if they are this share of all. */
  REMOTE_WITHDRAW_VISITS: integer(1, 100_000).default(3),
  REMOTE_WITHDRAW_PERCENT: integer(1, 100).default(10),
  /** Visits and minutes since publication from which a version with few faults is proven. */
  REMOTE_PROVEN_VISITS: integer(1, 1_000_000).default(50),
  REMOTE_PROVEN_MINUTES: integer(0, 100_000).default(10),
  /** Where operators get the changes that visitors notice at once, and the secret that signs them; set both or neither. */
  OPERATORS_WEBHOOK_URL: z.url({ protocol: /^https$/ }).optional(),
  OPERATORS_WEBHOOK_SECRET: webhookSecret.optional(),
  ADDRESSES_URL: url,
  SUPPLY_URL: url,
  QUOTES_URL: url,
  RATING_URL: url,
  BROADBAND_HT_URL: url,
  BROADBAND_WOMBB_URL: url,
  COUNCILS_URL: url,
  /** Mail server: smtp:// or smtps://, with user and password if it requires them. */
  SMTP_URL: z.string().regex(/^smtps?:\/\/.+/, 'must start with smtp:// or smtps://'),
  /** Sender address of mails, unless the brand has one; the brand provides the display name. */
  MAIL_FROM: z.email(),
  /** The key with which the mail provider reports bounces and complaints; without one, no report is accepted. */
  MAIL_EVENT_KEY: z.string().min(32).optional(),
  /** The secrets with which providers sign their reports about orders; without one, no report of that provider is accepted. */
  QUOTES_WEBHOOK_SECRET: webhookSecret.optional(),
  BROADBAND_HT_WEBHOOK_SECRET: webhookSecret.optional(),
  SMS_URL: url,
  /** Sender of text messages, unless the brand has one. */
  SMS_SENDER: smsSender.default('HomeMove'),
  ...providerVariables.shape,
  ...timeLimitVariables.shape,
  ...retryBudgetVariables.shape,
  JWT_SECRET: z.string().min(32),
  /** The previous secret during a rotation: verifies existing signatures and hashes, and creates none. */
  JWT_SECRET_PREVIOUS: z.string().min(32).optional(),
  FIELD_KEY: fieldKey,
  FIELD_KEY_ID: z.string().min(1).default('1'),
  /** Other keys by id, before and after a change of the key: they open values and recognise hashes, and make none. */
  FIELD_KEYS_OLD: fieldKeys.default(new Map()),
  ...telemetryVariables.shape,
  /** Who runs the support tool, for its audit; the user of the operating system unless given. */
  ADMIN_OPERATOR: z.string().trim().min(1).max(100).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Milliseconds added to the clock; demo only. */
  CLOCK_OFFSET: z.coerce.number().int().default(0),
  NAMED_SUPPLIER: z.string().min(1).default('Larkfield Energy'),
  /** Partners' invitations are sent between these hours of London; other hours than from 8 to 20 are for the demo only. */
  INVITATION_FROM_HOUR: integer(0, 23).default(8),
  INVITATION_UNTIL_HOUR: integer(1, 24).default(20),
  /** Days without use after which an enrolment without an order is erased, and the days of notice that the mover gets by mail. */
  UNFINISHED_RETENTION_DAYS: integer(2 * linkLifetimeDays.reminder, 3650).default(90),
  UNFINISHED_WARNING_DAYS: integer(1, linkLifetimeDays.reminder).default(linkLifetimeDays.reminder),
  ...complaintsVariables.shape,
  /** How many jobs (mails, registrations, erasures) one process runs at the same time. */
  JOBS_AT_ONCE: integer(1, 100).default(4),
  MOVE_IN_MAX_PAST_MONTHS: integer(0, 24).default(defaultMoveInLimits.maxPastMonths),
  MOVE_IN_MAX_FUTURE_DAYS: integer(0, 366).default(defaultMoveInLimits.maxFutureDays),
  /** Where visitors go when the portal cannot serve them; defaults to the portal itself. */
  PUBLIC_SITE_URL: url.optional(),
  /** Where agents go after log-out or when their session ends; defaults to the public site. */
  ADMIN_PORTAL_URL: url.optional(),
  /** Where browsers send product analytics, and the token of the product there; set both or neither. [FLAG-06] */
  ANALYTICS_URL: url.optional(),
  ANALYTICS_TOKEN: z.string().min(1).optional(),
  /** Seconds for which the process still serves after SIGTERM, not ready any more; 10 in production and 0 in demo mode by default. */
  DRAIN_SECONDS: integer(0, 300).optional(),
  /** Number of proxies in front of the API; 0 trusts no forwarded header. */
  TRUST_PROXY: integer(0, 10).default(0),
  ...rateLimitVariables.shape,
  /** Seconds after which a stream of updates ends; the agent's page opens another one. */
  CALL_STREAM_SECONDS: integer(1, 600).default(60),
});

/** The validated configuration. `.env.example` lists every variable. */
export type Env = Readonly<
  Omit<z.infer<typeof schema>, keyof ProviderKeys> & {
    PUBLIC_SITE_URL: string;
    ADMIN_PORTAL_URL: string;
    DRAIN_SECONDS: number;
  } & ProviderKeys &
    TimeLimits &
    RetryPercents
>;

/** A configuration that prevents the start. The message is one line that names the variable. */
export class ConfigurationError extends Error {}

/** Reads and validates the environment. Empty values count as missing. Throws ConfigurationError. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = String(issue?.path[0]);
    throw new ConfigurationError(
      given[name] === undefined ? `${name} is missing` : `${name} is malformed: ${issue?.message ?? 'not valid'}`,
    );
  }
  const missing = missingProviderSetting(result.data);
  if (missing !== undefined) throw new ConfigurationError(missing);
  const PUBLIC_SITE_URL = result.data.PUBLIC_SITE_URL ?? result.data.PUBLIC_ORIGIN;
  const env: Env = {
    ...result.data,
    ...timeLimits(result.data),
    ...retryPercents(result.data),
    ...providerKeys(result.data),
    PUBLIC_SITE_URL,
    ADMIN_PORTAL_URL: result.data.ADMIN_PORTAL_URL ?? PUBLIC_SITE_URL,
    DRAIN_SECONDS: result.data.DRAIN_SECONDS ?? (result.data.APP_MODE === 'production' ? 10 : 0),
  };
  if (env.FIELD_KEYS_OLD.has(env.FIELD_KEY_ID)) {
    throw new ConfigurationError('FIELD_KEYS_OLD is malformed: it holds FIELD_KEY_ID, and a new key needs a new id');
  }
  for (const [name, other] of [
    ['ANALYTICS_URL', 'ANALYTICS_TOKEN'],
    ['ANALYTICS_TOKEN', 'ANALYTICS_URL'],
    ['OPERATORS_WEBHOOK_URL', 'OPERATORS_WEBHOOK_SECRET'],
    ['OPERATORS_WEBHOOK_SECRET', 'OPERATORS_WEBHOOK_URL'],
  ] as const) {
    if (env[name] === undefined && env[other] !== undefined) {
      throw new ConfigurationError(`${name} is missing: ${other} is given`);
    }
  }
  if (env.JWT_SECRET_PREVIOUS === env.JWT_SECRET) {
    throw new ConfigurationError('JWT_SECRET_PREVIOUS is malformed: it is JWT_SECRET');
  }
  const rejected = env.APP_MODE === 'production' ? rejectedInProduction(env) : undefined;
  if (rejected) throw new ConfigurationError(`${rejected.name} is refused in production: ${rejected.reason}`);
  return env;
}
