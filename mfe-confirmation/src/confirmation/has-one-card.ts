import type { ConfirmationSummary } from '@home-move/contract';

/** Whether council tax and water stand on one card: one bill covers both, and both are offered. [CONF-08] */
export function hasOneCard({ isCouncilWithWater, council, water }: ConfirmationSummary): boolean {
  return isCouncilWithWater && council.isOffered && water.isOffered;
}
