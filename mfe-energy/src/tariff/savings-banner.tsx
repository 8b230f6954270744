import type { EnergyTariff } from '@home-move/contract';
import { formatMoney, registerSheet, useRuntime } from '@home-move/ui';
import sheet, * as styles from './tariff.module.css';
import { tariffTexts as texts } from './tariff.texts';

registerSheet(sheet);

/** What a plan of the named supplier saves in a year against its variable plan; nothing where it saves nothing. [LIST-32] */
export function SavingsBanner({ tariff }: { readonly tariff: EnergyTariff }) {
  const { namedSupplier } = useRuntime().config;
  const { supplierName, svtSaving } = tariff;
  if (supplierName !== namedSupplier || svtSaving === null || svtSaving <= 0) return null;
  return <p className={styles.saving}>{texts.saving(formatMoney(svtSaving), supplierName)}</p>;
}
