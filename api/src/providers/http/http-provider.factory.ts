import { Inject, Injectable, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { Disclosures } from '../../common/disclosures/disclosures.js';
import { Log } from '../../common/logging/log.js';
import { noTelemetry, Telemetry } from '../../common/telemetry/telemetry.js';
import { ENV, type Env } from '../../config/env.js';
import type { ProviderKeyName, ProviderUrlName } from '../../config/provider-settings.js';
import type { RetryPercentName } from '../../config/retry-budgets.js';
import type { TimeLimitName } from '../../config/time-limits.js';
import { HttpProvider, type HttpProviderOptions } from './http-provider.js';

/** What differs from one third party to the next. */
export interface Vendor extends Pick<HttpProviderOptions, 'name' | 'recipient' | 'errorCode' | 'knownErrors'> {
  /** The environment variable that holds the base URL. */
  readonly urlFrom: ProviderUrlName;
  /** The environment variable that holds the credential. */
  readonly keyFrom: ProviderKeyName;
  /** The environment variable that holds the time limit of a call. */
  readonly timeLimitFrom: TimeLimitName;
  /** The environment variable that holds the retry budget. */
  readonly retriesFrom: RetryPercentName;
  /** The headers that carry the credential; by default `x-api-key`. */
  readonly authenticate?: (key: string) => Readonly<Record<string, string>>;
}

/** The settings of every third party. */
export type ProviderSettings = Pick<
  Env,
  Vendor['urlFrom' | 'keyFrom' | 'timeLimitFrom' | 'retriesFrom'] | 'PROVIDER_RETRIES_PER_MINUTE'
>;

const withApiKey = (key: string) => ({ 'x-api-key': key });

/** Creates the HTTP client of each third party from the environment, and closes them all at shutdown. */
@Injectable()
export class HttpProviderFactory implements OnApplicationShutdown {
  private readonly created: HttpProvider[] = [];

  constructor(
    @Inject(ENV) private readonly env: ProviderSettings,
    private readonly log: Log,
    private readonly disclosures: Disclosures,
    @Optional() private readonly telemetry: Telemetry = noTelemetry,
  ) {}

  create({ urlFrom, keyFrom, timeLimitFrom, retriesFrom, authenticate = withApiKey, ...vendor }: Vendor): HttpProvider {
    const provider = new HttpProvider({
      ...vendor,
      url: this.env[urlFrom],
      headers: authenticate(this.env[keyFrom]),
      timeLimitMs: this.env[timeLimitFrom],
      retries: { percent: this.env[retriesFrom], perMinute: this.env.PROVIDER_RETRIES_PER_MINUTE },
      disclosures: this.disclosures,
      log: this.log,
      telemetry: this.telemetry,
    });
    this.created.push(provider);
    this.telemetry.observe('circuit', () =>
      Promise.resolve([{ value: provider.isClosed ? 0 : 1, attributes: { 'provider.name': vendor.name } }]),
    );
    return provider;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.created.map((provider) => provider.close()));
  }
}
