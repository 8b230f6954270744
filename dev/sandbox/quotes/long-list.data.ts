import { TARIFFS, type TariffRow } from './tariffs.data.js';

/** Tariffs of a search for dual fuel with single rate and direct debit at the postcode of the long list. */
const LENGTH = 200;

const sold = TARIFFS.filter(({ payment, electricity }) => payment === 'DD' && electricity !== null);

/** The nth variant of a tariff: its prices rise by a twentieth of a penny with each. */
function variantOf(tariff: TariffRow, n: number): TariffRow {
  const dearer = <R extends { unit: number }>(rate: R): R => ({ ...rate, unit: rate.unit + n * 5 });
  return {
    ...tariff,
    key: `${tariff.key}V${n}`,
    name: `${tariff.name} Variant ${n}`,
    electricity: tariff.electricity && dearer(tariff.electricity),
    gas: dearer(tariff.gas),
  };
}

/** All tariffs with variants of them, for measuring how a long list behaves. */
export const LONG_LIST: readonly TariffRow[] = [
  ...TARIFFS,
  ...Array.from({ length: LENGTH }, (_, index) => index)
    .flatMap((n) => sold.map((tariff) => variantOf(tariff, n + 1)))
    .slice(0, LENGTH - sold.length),
];
