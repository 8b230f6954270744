import {
  clientFacts,
  nextPage,
  pathOf,
  type EnergyTariff,
  type RuntimeContract,
  type StepId,
} from '@home-move/contract';

/** Parameters of a tariff in a path: supplier in lower case, price id as it is. [LIST-28] */
export function tariffParams(tariff: Pick<EnergyTariff, 'supplierName' | 'priceId'>) {
  return { supplier: tariff.supplierName.toLowerCase(), priceId: tariff.priceId };
}

/** Path of the first of these steps that is available now, else of the confirmation page. [NEXT-07, NEXT-08] */
export function nextPath(
  runtime: RuntimeContract,
  candidates: readonly StepId[],
  tariff: Pick<EnergyTariff, 'supplierName' | 'priceId'> | null,
): string {
  const enrolment = runtime.enrolment.get();
  const step = enrolment
    ? nextPage(candidates, {
        ...clientFacts(enrolment, runtime),
        ...(tariff && { tariff: { supplierName: tariff.supplierName, addOnIdentifiers: [] } }),
      })
    : 'confirmation';
  return pathOf(step, tariff ? tariffParams(tariff) : {});
}
