import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Rating } from '@home-move/contract';
import { ENV, type Env } from '../../config/env.js';
import { Log } from '../../common/logging/log.js';
import { HttpProvider } from '../http-provider.js';
import { ratingErrorCode } from './known-errors.js';
import { summaryAnswer, toRating } from './rating.mapper.js';
import { RatingPort } from './rating.port.js';

const COMPANY = 'home-move';

/** Candid Reviews. */
@Injectable()
export class HttpRating extends RatingPort implements OnApplicationShutdown {
  private readonly http: HttpProvider;

  constructor(@Inject(ENV) env: Env, log: Log) {
    super();
    this.http = new HttpProvider({
      name: 'rating',
      url: env.RATING_URL,
      apiKey: env.PROVIDER_API_KEY,
      timeoutMs: env.PROVIDER_TIMEOUT,
      log,
      errorCode: ratingErrorCode,
      knownErrors: {},
    });
  }

  override async rating(): Promise<Rating> {
    const query = { company: COMPANY };
    return toRating(
      await this.http.ask({ method: 'GET', path: '/v1/summary', query, repeatable: true, answer: summaryAnswer }),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await this.http.close();
  }
}
