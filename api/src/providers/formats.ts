import type { Clock } from '../common/clock/clock.js';
import type { Env } from '../config/env.js';
import { HttpAddresses } from './addresses/addresses.http.js';
import { IdealPostcodes } from './addresses/addresses.ideal-postcodes.js';
import type { AddressesPort } from './addresses/addresses.port.js';
import { Postcoder } from './addresses/addresses.postcoder.js';
import { HttpCouncils } from './councils/councils.http.js';
import type { CouncilsPort } from './councils/councils.port.js';
import { PostcodesIo } from './councils/councils.postcodes-io.js';
import type { HttpProviderFactory } from './http/http-provider.factory.js';
import { HttpRating } from './rating/rating.http.js';
import type { RatingPort } from './rating/rating.port.js';
import { Trustpilot } from './rating/rating.trustpilot.js';
import { HttpSms } from './sms/sms.http.js';
import type { SmsPort } from './sms/sms.port.js';
import { SmsWorks } from './sms/sms.sms-works.js';
import { Twilio } from './sms/sms.twilio.js';

/** The address client of the configured format. */
export function createAddresses(
  env: Pick<Env, 'ADDRESSES_FORMAT' | 'ADDRESSES_KEY'>,
  providers: HttpProviderFactory,
): AddressesPort {
  if (env.ADDRESSES_FORMAT === 'ideal-postcodes') return new IdealPostcodes(providers);
  return env.ADDRESSES_FORMAT === 'postcoder' ? new Postcoder(env, providers) : new HttpAddresses(providers);
}

/** The client of the configured format for councils and water companies. */
export function createCouncils(env: Pick<Env, 'COUNCILS_FORMAT'>, providers: HttpProviderFactory): CouncilsPort {
  return env.COUNCILS_FORMAT === 'postcodes-io' ? new PostcodesIo(providers) : new HttpCouncils(providers);
}

/** The client of the configured format for text messages. */
export function createSms(
  env: Pick<Env, 'SMS_FORMAT' | 'SMS_KEY' | 'SMS_SENDER'>,
  providers: HttpProviderFactory,
): SmsPort {
  if (env.SMS_FORMAT === 'twilio') return new Twilio(env, providers);
  return env.SMS_FORMAT === 'sms-works' ? new SmsWorks(env, providers) : new HttpSms(env, providers);
}

/** The client of the configured format for reviews. */
export function createRating(
  env: Pick<Env, 'RATING_FORMAT' | 'RATING_BUSINESS_UNIT'>,
  providers: HttpProviderFactory,
  clock: Clock,
): RatingPort {
  return env.RATING_FORMAT === 'trustpilot' ? new Trustpilot(env, providers, clock) : new HttpRating(providers);
}
