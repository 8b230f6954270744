import { Controller } from '@nestjs/common';
import { brandEndpoints } from '@home-move/contract';
import { Call } from '../../../common/http/call.decorator.js';
import { RatingService } from './rating.service.js';

/** The review rating of the company. */
@Controller()
export class RatingController {
  constructor(private readonly ratings: RatingService) {}

  /** Returns the rating, cached for ten minutes. */
  @Call(brandEndpoints.rating)
  rating() {
    return this.ratings.rating();
  }
}
