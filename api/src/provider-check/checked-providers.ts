import { SystemClock } from '../common/clock/clock.js';
import { noDisclosures } from '../common/disclosures/disclosures.js';
import type { Log } from '../common/logging/log.js';
import type { Env } from '../config/env.js';
import { HttpBroadbandHt } from '../providers/broadband-ht/broadband-ht.http.js';
import { HttpBroadbandWombb } from '../providers/broadband-wombb/broadband-wombb.http.js';
import { SmtpEmail, type SmtpSettings } from '../providers/email/email.smtp.js';
import { createAddresses, createCouncils, createRating, createSms } from '../providers/formats.js';
import type { HttpProviderFactory, ProviderSettings } from '../providers/http/http-provider.factory.js';
import { HttpQuotes } from '../providers/quotes/quotes.http.js';
import { HttpSupply } from '../providers/supply/supply.http.js';
import { addressesChecks } from './addresses.checks.js';
import { broadbandChecks, homeTelecomChecks } from './broadband.checks.js';
import { councilsChecks } from './councils.checks.js';
import { mailChecks } from './mail.checks.js';
import { type CheckResult, runChecks } from './provider-check.js';
import { quotesChecks } from './quotes.checks.js';
import { ratingChecks } from './rating.checks.js';
import type { Sample } from './sample.js';
import { smsChecks } from './sms.checks.js';
import { supplyChecks } from './supply.checks.js';

/** The settings of every client. */
export type CheckedSettings = ProviderSettings &
  SmtpSettings &
  Pick<
    Env,
    'ADDRESSES_FORMAT' | 'COUNCILS_FORMAT' | 'SMS_FORMAT' | 'RATING_FORMAT' | 'SMS_SENDER' | 'RATING_BUSINESS_UNIT'
  >;

type Check = (
  settings: CheckedSettings,
  clients: HttpProviderFactory,
  sample: Sample,
  log: Log,
) => Promise<readonly CheckResult[]>;

/** The checks of each third party, with the client that the API has for its configured format. */
export const checkedProviders = {
  addresses: (settings, clients, sample) => runChecks(createAddresses(settings, clients), addressesChecks(sample)),
  supply: (_, clients, sample) => runChecks(new HttpSupply(clients), supplyChecks(sample)),
  quotes: (_, clients, sample) => runChecks(new HttpQuotes(clients), quotesChecks(sample)),
  councils: (settings, clients, sample) =>
    runChecks(createCouncils(settings, clients), councilsChecks(sample, settings.COUNCILS_FORMAT === 'reference')),
  'broadband-ht': (_, clients, sample) => runChecks(new HttpBroadbandHt(clients), homeTelecomChecks(sample)),
  'broadband-wombb': (_, clients, sample) => runChecks(new HttpBroadbandWombb(clients), broadbandChecks(sample)),
  mail: async (settings, _clients, _sample, log) => {
    const server = new SmtpEmail(settings, log, noDisclosures);
    const results = await runChecks(server, mailChecks);
    await server.onApplicationShutdown();
    return results;
  },
  sms: (settings, clients) => runChecks(createSms(settings, clients), smsChecks),
  rating: (settings, clients) => runChecks(createRating(settings, clients, new SystemClock(0)), ratingChecks),
} satisfies Readonly<Record<string, Check>>;

export type CheckedProvider = keyof typeof checkedProviders;

/** Checks a third party by its name. Never rejects. */
export const checkProvider = (name: CheckedProvider, ...args: Parameters<Check>): Promise<readonly CheckResult[]> =>
  checkedProviders[name](...args);
