import { Injectable } from '@nestjs/common';
import type { Rating } from '@home-move/contract';
import { Clock } from '../../common/clock/clock.js';
import { RatingPort } from '../../providers/rating/rating.port.js';

const KEPT_MS = 10 * 60 * 1000;

/** The rating changes slowly and stands on every page: asked at most every ten minutes. */
@Injectable()
export class RatingService {
  private kept: { readonly rating: Rating; readonly until: number } | undefined;

  constructor(
    private readonly provider: RatingPort,
    private readonly clock: Clock,
  ) {}

  async rating(): Promise<Rating> {
    const now = this.clock.now().getTime();
    if (this.kept && this.kept.until > now) return this.kept.rating;
    const rating = await this.provider.rating();
    this.kept = { rating, until: now + KEPT_MS };
    return rating;
  }
}
