import type { Sealed } from '../../common/crypto/field-encryption.js';

/**
 * Stored before an application is sent, so that a crash or a lost answer never lodges twice: all tries share one key at
 * the provider, which takes one application under it. Each holds bank details and is sealed; the last is the latest.
 */
export interface UnsettledApplication {
  readonly key: string;
  readonly tries: readonly Sealed[];
  /** Until then a try may still be on its way to the provider, so that its absence there says nothing. */
  readonly underWayUntil: Date;
}
