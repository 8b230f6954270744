import {
  nextStep,
  previousStep,
  type EnergyTariff,
  type JourneyFacts,
  type RuntimeContract,
  type StepId,
} from '@home-move/contract';
import { hasAddOnsToChoose } from './add-ons';
import { pathTo } from './step-path';

/** The facts with this tariff chosen. */
export const factsWith = ({ supplierName }: EnergyTariff, facts: JourneyFacts): JourneyFacts => ({
  ...facts,
  tariff: { supplierName, addOnIdentifiers: [] },
});

/** Passes over the add-ons page of a selection without add-ons to choose. [LIST-16] */
function planPath(
  findStep: (from: StepId, facts: JourneyFacts) => StepId | null,
  from: StepId,
  runtime: RuntimeContract,
  tariffs: readonly EnergyTariff[],
): string {
  const [tariff] = tariffs;
  const findNeighbour = (given: JourneyFacts) => {
    const facts = tariff ? factsWith(tariff, given) : given;
    const step = findStep(from, facts);
    return step === 'energy-signup' && !hasAddOnsToChoose(tariffs, facts.enrolment) ? findStep(step, facts) : step;
  };
  return pathTo(findNeighbour, runtime, tariff);
}

/** Path of the step after this one with the selection. [NEXT-07, NEXT-08] */
export function nextPath(from: StepId, runtime: RuntimeContract, tariffs: readonly EnergyTariff[]): string {
  return planPath(nextStep, from, runtime, tariffs);
}

/** Path of the step before this one with the selection. */
export function previousPath(from: StepId, runtime: RuntimeContract, tariffs: readonly EnergyTariff[]): string {
  return planPath(previousStep, from, runtime, tariffs);
}
