import { Injectable } from '@nestjs/common';
import type { Rating } from '@home-move/contract';
import { HttpProviderFactory } from '../http/http-provider.factory.js';
import type { HttpProvider } from '../http/http-provider.js';
import { ratingErrorCode } from './known-errors.js';
import { summaryResponse, toRating } from './rating.mapper.js';
import { RatingPort } from './rating.port.js';

const COMPANY = 'home-move';

/** Candid Reviews, the review platform. */
@Injectable()
export class HttpRating extends RatingPort {
  private readonly http: HttpProvider;

  constructor(providers: HttpProviderFactory) {
    super();
    this.http = providers.create({
      name: 'rating',
      recipient: { id: 'rating', kind: 'reviewPlatform' },
      urlFrom: 'RATING_URL',
      keyFrom: 'RATING_KEY',
      timeLimitFrom: 'RATING_TIMEOUT',
      retriesFrom: 'RATING_RETRY_PERCENT',
      errorCode: ratingErrorCode,
      knownErrors: {},
    });
  }

  override async rating(): Promise<Rating> {
    const query = { company: COMPANY };
    return toRating(
      await this.http.call({
        method: 'GET',
        path: '/v1/summary',
        query,
        discloses: { purpose: null, query: { company: null } },
        retryable: true,
        response: summaryResponse,
      }),
    );
  }
}
