import { Inject, Injectable } from '@nestjs/common';
import type { Rating } from '@home-move/contract';
import * as z from 'zod';
import { Clock } from '../../common/clock/clock.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { ENV, type Env } from '../../config/env.js';
import { HttpProviderFactory } from '../http/http-provider.factory.js';
import type { HttpProvider } from '../http/http-provider.js';
import { RatingPort } from './rating.port.js';

const businessUnitResponse = z.object({
  displayName: z.string().min(1),
  score: z.object({ trustScore: z.number().min(1).max(5) }),
  numberOfReviews: z.object({ total: z.number().int().nonnegative() }),
});
const webLinksResponse = z.object({ profileUrl: z.url({ protocol: /^https$/ }) });
const reviewsResponse = z.object({ reviews: z.array(z.object({ createdAt: z.iso.datetime({ local: true }) })).max(1) });

/** The highest TrustScore. */
const highestScore = 5;

/**
 * Trustpilot's business units: https://documentation-apidocumentation.trustpilot.com/business-units-api-(public) and
 * https://developers.trustpilot.com/business-units-api (web links, reviews). The score counts all reviews, so the
 * rating covers the days from the first review to the current day.
 */
@Injectable()
export class Trustpilot extends RatingPort {
  private readonly http: HttpProvider;
  private readonly businessUnitId: string;

  constructor(
    @Inject(ENV) env: Pick<Env, 'RATING_BUSINESS_UNIT'>,
    providers: HttpProviderFactory,
    private readonly clock: Clock,
  ) {
    super();
    this.businessUnitId = env.RATING_BUSINESS_UNIT ?? '';
    this.http = providers.create({
      name: 'rating',
      recipient: { id: 'trustpilot', kind: 'reviewPlatform' },
      urlFrom: 'RATING_URL',
      keyFrom: 'RATING_KEY',
      timeLimitFrom: 'RATING_TIMEOUT',
      retriesFrom: 'RATING_RETRY_PERCENT',
      authenticate: (apikey) => ({ apikey }),
      // The vendor documents no codes of errors.
      errorCode: () => null,
      knownErrors: {},
    });
  }

  override async rating(): Promise<Rating> {
    const params = { businessUnitId: this.businessUnitId };
    const paramsData = { businessUnitId: null } as const;
    const call = { method: 'GET', params, retryable: true } as const;
    const path = '/v1/business-units/:businessUnitId';
    const [unit, links, { reviews }] = await Promise.all([
      this.http.call({
        ...call,
        path,
        discloses: { purpose: null, params: paramsData },
        response: businessUnitResponse,
      }),
      this.http.call({
        ...call,
        path: `${path}/web-links`,
        query: { locale: 'en-GB' },
        discloses: { purpose: null, params: paramsData, query: { locale: null } },
        response: webLinksResponse,
      }),
      this.http.call({
        ...call,
        path: `${path}/reviews`,
        query: { orderBy: 'createdat.asc', perPage: '1' },
        discloses: { purpose: null, params: paramsData, query: { orderBy: null, perPage: null } },
        response: reviewsResponse,
      }),
    ]);
    const [firstReview] = reviews;
    if (!firstReview) throw new DomainError('THIRD_PARTY');
    return {
      company: unit.displayName,
      score: unit.score.trustScore,
      outOf: highestScore,
      count: unit.numberOfReviews.total,
      from: firstReview.createdAt.slice(0, 'yyyy-MM-dd'.length),
      to: this.clock.today(),
      sourceUrl: links.profileUrl,
    };
  }
}
