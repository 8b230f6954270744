import {
  councilCardStatus,
  energyCardStatus,
  entertainmentCardStatus,
  waterCardStatus,
  type CardStatus,
  type ConfirmationSummary,
} from '@home-move/contract';
import { hasOneCard } from './has-one-card';
import type { LitHouseProps } from './lit-house';

/** A window is lit when the card of its service is there and completed. */
export function litWindows(summary: ConfirmationSummary): LitHouseProps['lit'] {
  const { energy, energySecondary, entertainment, council, water } = summary;
  const isLit = ({ isOffered }: { isOffered: boolean }, status: CardStatus) => isOffered && status === 'completed';
  const isGasLeft = energySecondary !== null && !energySecondary.isCompleted;
  return [
    isLit(energy, energyCardStatus(energy)) && !isGasLeft,
    isLit(entertainment, entertainmentCardStatus(entertainment)),
    isLit(council, councilCardStatus(council)),
    isLit(water, hasOneCard(summary) ? councilCardStatus(council) : waterCardStatus(water)),
  ];
}
