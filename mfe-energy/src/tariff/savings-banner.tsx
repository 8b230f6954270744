import type { EnergyTariff } from '@home-move/contract';
import { formatMoney, registerSheet, useRuntime } from '@home-move/ui';
import sheet, * as styles from './tariff.module.css';
import { tariffTexts as texts } from './tariff.texts';

registerSheet(sheet);

/** The yearly saving of a named supplier's tariff against its variable tariff. Empty without a saving. [LIST-32] */
export function SavingsBanner({ tariff }: { readonly tariff: EnergyTariff }) {
  const { namedSupplier } = useRuntime().config;
  const { supplierName, svtSaving } = tariff;
  if (supplierName !== namedSupplier || svtSaving === null || svtSaving <= 0) return null;
  return <p className={styles.saving}>{texts.saving(formatMoney(svtSaving), supplierName)}</p>;
}
