import * as z from 'zod';
import { fieldKey, fieldKeys } from './field-keys.js';

/** Injection token of the validated environment. */
export const ENV = Symbol('env');

/** What development uses for keys; production refuses each. */
export const developmentMark = 'development-only';

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);
const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));
const list = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean));
const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

const schema = z.object({
  PORT: whole(0, 65535),
  HOST: z.string().min(1).default('127.0.0.1'),
  APP_MODE: z.enum(['demo', 'production']),
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\/.+/, 'must start with mongodb:// or mongodb+srv://'),
  PUBLIC_ORIGIN: origin,
  ASSETS_ORIGIN: origin,
  /** Origin of the demo partner site; the demo brands list it as a host. */
  PARTNER_ORIGIN: origin.optional(),
  /** Origins of the CRMs that may frame the telephony panel. */
  CRM_ORIGINS: list.pipe(z.array(origin)).default([]),
  /** Folder of the shell's build. */
  SHELL_DIR: z.string().min(1),
  /** File that lists remotes of the running system, beside those that are published. */
  REMOTES_MANIFEST: z.string().min(1).optional(),
  /** Keys that may publish and pin remotes; without one nobody may. */
  DEPLOY_KEY: list.pipe(z.array(z.string().min(32, 'each key must be at least 32 characters'))).default([]),
  ADDRESSES_URL: url,
  SUPPLY_URL: url,
  QUOTES_URL: url,
  RATING_URL: url,
  BROADBAND_HT_URL: url,
  BROADBAND_WOMBB_URL: url,
  COUNCILS_URL: url,
  /** Mail server: smtp:// or smtps://, with user and password where it wants them. */
  SMTP_URL: z.string().regex(/^smtps?:\/\/.+/, 'must start with smtp:// or smtps://'),
  /** Sender of every mail; the brand's name stands before it. */
  MAIL_FROM: z.email(),
  SMS_URL: url,
  /** Sender of text messages: at most 11 letters and digits. */
  SMS_SENDER: z
    .string()
    .regex(/^[A-Za-z0-9]{1,11}$/)
    .default('HomeMove'),
  PROVIDER_API_KEY: z.string().min(1),
  /** Milliseconds after which a call to a third party counts as failed. */
  PROVIDER_TIMEOUT: whole(100, 60_000).default(4000),
  JWT_SECRET: z.string().min(32),
  FIELD_KEY: fieldKey,
  FIELD_KEY_ID: z.string().min(1).default('1'),
  /** Keys of before, by id: they open what they sealed, and seal nothing. */
  FIELD_KEYS_OLD: fieldKeys.default(new Map()),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Milliseconds added to the clock; demo only. */
  CLOCK_OFFSET: z.coerce.number().int().default(0),
  NAMED_SUPPLIER: z.string().min(1).default('Larkfield Energy'),
  MOVE_IN_MAX_PAST_MONTHS: whole(0, 24).default(3),
  MOVE_IN_MAX_FUTURE_DAYS: whole(0, 366).default(29),
  /** Where a visitor goes whom the portal cannot serve; the portal itself when not given. */
  PUBLIC_SITE_URL: url.optional(),
  /** Where agents go when they log out or their session ends; the public site when not given. */
  ADMIN_PORTAL_URL: url.optional(),
  /** Where browsers send product analytics, and the token that names the product there; neither or both. [FLAG-06] */
  ANALYTICS_URL: url.optional(),
  ANALYTICS_TOKEN: z.string().min(1).optional(),
  /** How many proxies stand in front; 0 trusts no forwarded header. */
  TRUST_PROXY: whole(0, 10).default(0),
  /** Token calls a minute from one client address, behind which a whole office or network may be. */
  TOKEN_LIMIT_PER_MINUTE: whole(1, 100_000).default(600),
  /** Wrong passwords in 15 minutes for one user name. */
  PASSWORD_LIMIT: whole(1, 1000).default(10),
  /** Wrong passwords in 15 minutes from one client address, behind which may be a whole office. */
  PASSWORD_ADDRESS_LIMIT: whole(1, 100_000).default(100),
  /** Enrolments created in an hour from one client address. */
  CREATE_LIMIT_PER_HOUR: whole(1, 100_000).default(200),
  /** In ten minutes for one enrolment: address look-ups, and as many addresses chosen from them. */
  ADDRESS_LIMIT: whole(1, 100_000).default(60),
  /** In ten minutes for one enrolment: questions to the register of supply points. */
  SUPPLY_LIMIT: whole(1, 100_000).default(60),
  /** In ten minutes for one enrolment: searches for tariffs, of which every filter is one. */
  QUOTES_LIMIT: whole(1, 100_000).default(300),
  /** In ten minutes for one enrolment: searches for broadband, of which every filter is one. */
  BROADBAND_LIMIT: whole(1, 100_000).default(300),
  /** In ten minutes for one enrolment: look-ups of council and water companies. */
  COUNCILS_LIMIT: whole(1, 100_000).default(60),
  /** Wrong details, and wrong or used links, in 15 minutes from one client address. */
  VALIDATE_LIMIT: whole(1, 100_000).default(200),
  /** Links to reset a password or to carry on, in an hour to one address or number. */
  RESET_LIMIT: whole(1, 1000).default(5),
  /** Links to another device that one enrolment shows in an hour. */
  PHONE_LINK_LIMIT: whole(1, 1000).default(60),
  /** One-time codes in an hour to one address or number. */
  OTP_LIMIT: whole(1, 1000).default(10),
  /** Wrong codes in 15 minutes from one client address. */
  OTP_VERIFY_LIMIT: whole(1, 100_000).default(100),
  /** Messages asked for in an hour from one client address, codes and links each. */
  MESSAGE_LIMIT: whole(1, 100_000).default(200),
  /** Wrong telephony tokens in 15 minutes from one client address. */
  TELEPHONY_LIMIT: whole(1, 100_000).default(60),
  /** Wrong tokens of mails (unsubscribing, messages that were opened) in 15 minutes from one client address. */
  MAIL_TOKEN_LIMIT: whole(1, 100_000).default(60),
});

/** The configuration, validated. Names and meaning are listed in `.env.example`. */
export type Env = Readonly<z.infer<typeof schema> & { PUBLIC_SITE_URL: string; ADMIN_PORTAL_URL: string }>;

/** A configuration that the application refuses to start with; the message is one line that names the variable. */
export class ConfigurationError extends Error {}

/** Reads and checks the environment; empty values count as not given. */
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
  const PUBLIC_SITE_URL = result.data.PUBLIC_SITE_URL ?? result.data.PUBLIC_ORIGIN;
  const env: Env = {
    ...result.data,
    PUBLIC_SITE_URL,
    ADMIN_PORTAL_URL: result.data.ADMIN_PORTAL_URL ?? PUBLIC_SITE_URL,
  };
  if (env.FIELD_KEYS_OLD.has(env.FIELD_KEY_ID)) {
    throw new ConfigurationError('FIELD_KEYS_OLD is malformed: it holds FIELD_KEY_ID, and a new key needs a new id');
  }
  for (const [name, other] of [
    ['ANALYTICS_URL', 'ANALYTICS_TOKEN'],
    ['ANALYTICS_TOKEN', 'ANALYTICS_URL'],
  ] as const) {
    if (env[name] === undefined && env[other] !== undefined) {
      throw new ConfigurationError(`${name} is missing: ${other} is given`);
    }
  }
  if (env.APP_MODE === 'production') refuseDevelopment(env);
  return env;
}

const onLoopback = (text: string) => {
  const { hostname } = new URL(text);
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname.startsWith('127.') || hostname === '[::1]'
  );
};

/** Production starts with nothing that belongs to development. */
function refuseDevelopment(env: Env): void {
  const refuse = (name: keyof Env, why: string) => {
    throw new ConfigurationError(`${name} is refused in production: ${why}`);
  };
  if (env.JWT_SECRET.includes(developmentMark)) refuse('JWT_SECRET', 'it is the development secret');
  if (env.FIELD_KEY.toString('utf8').includes(developmentMark)) refuse('FIELD_KEY', 'it is the development key');
  if (env.DEPLOY_KEY.some((key) => key.includes(developmentMark))) refuse('DEPLOY_KEY', 'it is the development key');
  if (env.PROVIDER_API_KEY === 'sandbox-key') refuse('PROVIDER_API_KEY', 'it is the sandbox key');
  if (env.CLOCK_OFFSET !== 0) refuse('CLOCK_OFFSET', 'the clock may be moved in demo mode only');
  if (env.PARTNER_ORIGIN !== undefined) refuse('PARTNER_ORIGIN', 'it belongs to the demo brands');
  if (!env.PUBLIC_ORIGIN.startsWith('https:')) refuse('PUBLIC_ORIGIN', 'mailed links would go over http');
  for (const name of [
    'ADDRESSES_URL',
    'SUPPLY_URL',
    'QUOTES_URL',
    'RATING_URL',
    'BROADBAND_HT_URL',
    'BROADBAND_WOMBB_URL',
    'COUNCILS_URL',
    'SMS_URL',
    'SMTP_URL',
  ] as const) {
    if (onLoopback(env[name])) refuse(name, 'it points at the sandbox on loopback');
  }
}
