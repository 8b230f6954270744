import {
  formMessages,
  isSky,
  totalWithAddOns,
  type BroadbandAddOn,
  type BroadbandPackage,
  type SelectedPackage,
  type SkyCallbackSlot,
} from '@home-move/contract';
import { DomainError } from '../../../common/problem/domain.error.js';
import { noCallbackText } from './entertainment.texts.js';

/** A package on its current terms, with the mover's choices. */
export interface PackageSelection {
  readonly package: BroadbandPackage;
  /** In the order of the package's own. */
  readonly addOns: readonly BroadbandAddOn[];
  readonly skyCallbackSlot: SkyCallbackSlot | null;
}

/**
 * What the mover selected of a package. Throws VALIDATION for Sky without a slot, and for a slot of another provider; CONFLICT
 * when the price has changed, or for an add-on that the package does not have. [BBSET-02, BBSET-09]
 */
export function selectionOf(
  chosen: BroadbandPackage,
  { addOns: ids, skyCallbackSlot, total }: SelectedPackage,
): PackageSelection {
  const slotProblem = problemOfSlot(chosen, skyCallbackSlot);
  if (slotProblem !== null) throw new DomainError('VALIDATION', { errors: { skyCallbackSlot: slotProblem } });
  const addOns = addOnsOf(chosen, ids);
  const isKnown = ids.every((id) => addOns.some((addOn) => addOn.id === id));
  if (!isKnown || totalWithAddOns(chosen, ids) !== total) throw new DomainError('CONFLICT');
  return { package: chosen, addOns, skyCallbackSlot };
}

/** The add-ons of a package that have these ids. */
export function addOnsOf({ addOns }: BroadbandPackage, ids: readonly string[]): readonly BroadbandAddOn[] {
  return addOns.filter(({ id }) => ids.includes(id));
}

function problemOfSlot(chosen: BroadbandPackage, slot: SkyCallbackSlot | null): string | null {
  if (isSky(chosen)) return slot === null ? formMessages.mandatory : null;
  return slot === null ? null : noCallbackText;
}
