import type { Rating } from '@home-move/contract';

/** Asks how people rate the company. Rejects with THIRD_PARTY. */
export abstract class RatingPort {
  abstract rating(): Promise<Rating>;
}
