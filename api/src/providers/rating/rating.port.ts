import type { Rating } from '@home-move/contract';

/** Customer reviews of the company. */
export abstract class RatingPort {
  /** The current rating. Rejects with DomainError THIRD_PARTY when the provider fails. */
  abstract rating(): Promise<Rating>;
}
