import { Injectable } from '@nestjs/common';
import type { Rating } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { RatingPort } from '../../../providers/rating/rating.port.js';

const CACHE_MS = 10 * 60 * 1000;

/** Caches the rating for ten minutes: it changes slowly and is shown on every page. */
@Injectable()
export class RatingService {
  private cached: { readonly rating: Rating; readonly until: number } | undefined;

  constructor(
    private readonly provider: RatingPort,
    private readonly clock: Clock,
  ) {}

  async rating(): Promise<Rating> {
    const now = this.clock.now().getTime();
    if (this.cached && this.cached.until > now) return this.cached.rating;
    const rating = await this.provider.rating();
    this.cached = { rating, until: now + CACHE_MS };
    return rating;
  }
}
