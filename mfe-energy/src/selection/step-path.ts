import {
  clientFacts,
  pathOf,
  stepAfterService,
  type EnergyTariff,
  type JourneyFacts,
  type RuntimeContract,
  type StepId,
} from '@home-move/contract';

/** Path parameters of the gas list, which follows the electricity list with mixed meters. */
export const gasList = { fuel: 'gas' } as const;

/** Path parameters of a tariff: supplier in lower case, price id unchanged. [LIST-28] */
export function tariffParams(tariff: Pick<EnergyTariff, 'supplierName' | 'priceId'>) {
  return { supplier: tariff.supplierName.toLowerCase(), priceId: tariff.priceId };
}

/** The step after energy, once it is set up or skipped; for `pathTo`. */
export const afterEnergy = (facts: JourneyFacts): StepId => stepAfterService('energy', facts);

/** Path of the step that `findStep` returns, of the confirmation page if it returns none. With a tariff, its path parameters. */
export function pathTo(
  findStep: (facts: JourneyFacts) => StepId | null,
  runtime: RuntimeContract,
  tariff?: EnergyTariff,
): string {
  const enrolment = runtime.enrolment.get();
  const step = enrolment && findStep(clientFacts(enrolment, runtime));
  return pathOf(step ?? 'confirmation', tariff && tariffParams(tariff));
}
