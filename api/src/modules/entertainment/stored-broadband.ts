import type { BroadbandPackage } from '@home-move/contract';

/** The package a mover chose, as it was shown, and what became of it: ordered, or waiting for an order elsewhere. */
export interface StoredBroadband {
  readonly package: BroadbandPackage;
  readonly chosenAt: Date;
  /** Lodged with home telecom. */
  readonly order: { readonly number: string; readonly startDate: string } | null;
  /** Sent on to the provider's own site by web media. */
  readonly click: { readonly id: string; readonly url: string } | null;
}
