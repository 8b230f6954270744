import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Log } from '../../common/logging/log.js';
import { ENV, type Env } from '../../config/env.js';
import type { TimeLimitName } from '../../config/time-limits.js';
import { HttpProvider, type HttpProviderOptions } from './http-provider.js';

/** What differs from one third party to the next. */
export interface Vendor extends Pick<HttpProviderOptions, 'name' | 'errorCode' | 'knownErrors'> {
  /** The environment variable that holds the base URL. */
  readonly urlFrom: Exclude<
    Extract<keyof Env, `${string}_URL`>,
    'ANALYTICS_URL' | 'DEMO_CRM_URL' | 'OPERATORS_WEBHOOK_URL'
  >;
  /** The environment variable that holds the time limit of a call. */
  readonly timeLimitFrom: TimeLimitName;
}

/** Creates the HTTP client of each third party from the environment, and closes them all at shutdown. */
@Injectable()
export class HttpProviderFactory implements OnApplicationShutdown {
  private readonly created: HttpProvider[] = [];

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly log: Log,
  ) {}

  create({ urlFrom, timeLimitFrom, ...vendor }: Vendor): HttpProvider {
    const provider = new HttpProvider({
      ...vendor,
      url: this.env[urlFrom],
      apiKey: this.env.PROVIDER_API_KEY,
      timeLimitMs: this.env[timeLimitFrom],
      log: this.log,
    });
    this.created.push(provider);
    return provider;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.created.map((provider) => provider.close()));
  }
}
