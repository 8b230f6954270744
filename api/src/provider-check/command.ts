import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { londonToday } from '@home-move/contract';
import * as z from 'zod';
import { noDisclosures } from '../common/disclosures/disclosures.js';
import { Log } from '../common/logging/log.js';
import {
  missingProviderSetting,
  providerKeys,
  providerUrlNames,
  type ProviderUrlName,
  providerVariables,
} from '../config/provider-settings.js';
import { retryPercents } from '../config/retry-budgets.js';
import { timeLimits } from '../config/time-limits.js';
import { isLocalAddress } from '../config/local-address.js';
import { HttpProviderFactory } from '../providers/http/http-provider.factory.js';
import { type CheckedProvider, checkedProviders, type CheckedSettings, checkProvider } from './checked-providers.js';
import { printCheck } from './provider-check.js';

const names = Object.keys(checkedProviders) as CheckedProvider[];

export const usage = `Checks a third party against everything that the API expects of it. Sends no message and orders nothing.

  npm run provider:check -- <provider> --url <base URL> [options]

  <provider>        ${names.join(' | ')}
  --url             base URL, as in the setting of the API; mail: smtps://host or smtp://host
  --format          addresses: ideal-postcodes, postcoder; councils: postcodes-io; sms: twilio, sms-works;
                    rating: trustpilot; default: reference
  --key-file        file that holds the credential; default: PROVIDER_API_KEY of the environment
                    mail: user:password; default: none
  --postcode        postcode with homes; default: MK40 2QT
  --address-key     key (UDPRN) of a home with meters, for supply
  --business-unit   Trustpilot's id of the company, for rating

Example: npm run provider:check -- addresses --url http://127.0.0.1:4004/addresses --key-file key.txt`;

const options = {
  url: { type: 'string' },
  format: { type: 'string', default: 'reference' },
  'key-file': { type: 'string' },
  postcode: { type: 'string', default: 'MK40 2QT' },
  'address-key': { type: 'string' },
  'business-unit': { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const mailServer = z.url({ protocol: /^smtps?$/ });
const baseUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));

/** A mistake in the command line. */
class UsageError extends Error {}

export interface CommandContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly print: (line: string) => void;
}

/** Runs the command and returns the exit code: 0 if every check is met, 1 if one is not, 2 for a mistake in the options. */
export async function runProviderCheck(args: readonly string[], context: CommandContext): Promise<0 | 1 | 2> {
  try {
    return await checkFrom(args, context);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    context.print(error.message);
    return 2;
  }
}

async function checkFrom(args: readonly string[], { env, print }: CommandContext): Promise<0 | 1> {
  const { values, positionals } = parsed(args);
  if (values.help || args.length === 0) {
    print(usage);
    return 0;
  }
  const name = names.find((known) => known === positionals[0]);
  if (!name || positionals.length !== 1) throw new UsageError(`Name one provider: ${names.join(', ')}`);
  const settings = settingsOf(name, values, env);
  const calls: string[] = [];
  const log = new Log('info', { write: (line) => void calls.push(line) });
  const clients = new HttpProviderFactory(settings, log, noDisclosures);
  const day = londonToday(new Date(Date.now() + 7 * 24 * 60 * 60 * 1000));
  const sample = { postcode: values.postcode, addressKey: values['address-key'] ?? null, day };
  try {
    const results = await checkProvider(name, settings, clients, sample, log);
    for (const result of results) for (const line of printCheck(result)) print(line);
    for (const call of calls) print(callLine(call));
    const met = results.filter(({ isMet }) => isMet).length;
    print(`${met} of ${results.length} checks met.`);
    return met === results.length ? 0 : 1;
  } finally {
    await clients.onApplicationShutdown();
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

type Values = ReturnType<typeof parsed>['values'];

function settingsOf(name: CheckedProvider, values: Values, env: CommandContext['env']): CheckedSettings {
  const isMail = name === 'mail';
  const url = (isMail ? mailServer : baseUrl).safeParse(values.url);
  if (!url.success)
    throw new UsageError(`--url is missing, or is no ${isMail ? 'smtp or smtps' : 'http or https'} address`);
  const variable = name.toUpperCase().replaceAll('-', '_');
  const credential = values['key-file'] === undefined ? undefined : credentialIn(values['key-file']);
  // A mail server has no key, but the settings of the others are checked with it.
  const key = isMail ? 'none' : (credential ?? env['PROVIDER_API_KEY']);
  const given = providerVariables.safeParse({
    [`${variable}_FORMAT`]: values.format,
    [`${variable}_KEY`]: key,
    PROVIDER_API_KEY: key,
    RATING_BUSINESS_UNIT: values['business-unit'],
  });
  const [issue] = given.error?.issues ?? [];
  if (!given.success) throw new UsageError(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not valid'}`);
  const hasFormats = `${variable}_FORMAT` in given.data;
  if (!hasFormats && values.format !== 'reference')
    throw new UsageError(`--format: ${name} has the reference format only`);
  const missing = missingProviderSetting(given.data);
  if (missing !== undefined) throw new UsageError(missing);
  const urls = Object.fromEntries(providerUrlNames.map((urlName) => [urlName, url.data])) as Record<
    ProviderUrlName,
    string
  >;
  return {
    ...given.data,
    ...urls,
    ...providerKeys(given.data),
    ...timeLimits({}),
    ...retryPercents({}),
    PROVIDER_RETRIES_PER_MINUTE: 10,
    SMS_SENDER: 'HomeMove',
    MAIL_FROM: 'moving@home-move.example',
    SMTP_URL: isMail && credential !== undefined ? withCredential(url.data, credential) : url.data,
    // As the API does in production.
    APP_MODE: isLocalAddress(url.data) ? 'demo' : 'production',
  };
}

function credentialIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new UsageError(`--key-file: ${file} cannot be read`, { cause: error });
  }
}

/** The address of a mail server with user and password. */
function withCredential(address: string, credential: string): string {
  const url = new URL(address);
  const [user = '', ...password] = credential.split(':');
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password.join(':'));
  return url.href;
}

/** A call by its pattern, which names no key: "GET /v1/lookup: ok, 12 ms". */
function callLine(logLine: string): string {
  const { call, outcome, ms } = JSON.parse(logLine) as { call: string; outcome: string; ms: number };
  return `  called ${call}: ${outcome}, ${ms} ms`;
}
