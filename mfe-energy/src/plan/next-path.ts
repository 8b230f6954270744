import {
  clientFacts,
  nextPageFrom,
  pathOf,
  type EnergyTariff,
  type RuntimeContract,
  type StepId,
} from '@home-move/contract';

/** Path parameters of the gas list, which follows the electricity list with mixed meters. */
export const gasList = { fuel: 'gas' } as const;

/** Path parameters of a tariff: supplier in lower case, price id unchanged. [LIST-28] */
export function tariffParams(tariff: Pick<EnergyTariff, 'supplierName' | 'priceId'>) {
  return { supplier: tariff.supplierName.toLowerCase(), priceId: tariff.priceId };
}

/** Path of the first candidate that is available now, otherwise of the confirmation page. [NEXT-07, NEXT-08] */
export function nextPath(
  runtime: RuntimeContract,
  candidates: readonly StepId[],
  tariff: Pick<EnergyTariff, 'supplierName' | 'priceId'> | null,
): string {
  const enrolment = runtime.enrolment.get();
  const step = enrolment
    ? nextPageFrom('energy-list', candidates, {
        ...clientFacts(enrolment, runtime),
        ...(tariff && { tariff: { supplierName: tariff.supplierName, addOnIdentifiers: [] } }),
      })
    : 'confirmation';
  return pathOf(step, tariff ? tariffParams(tariff) : {});
}
