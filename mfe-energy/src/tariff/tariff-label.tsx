import { paymentTypes, type AssumedUse, type EnergyTariff, type FuelRates } from '@home-move/contract';
import {
  formatDate,
  formatMoney,
  formatNumber,
  KeyValueList,
  registerSheet,
  Table,
  type KeyValue,
} from '@home-move/ui';
import sheet, * as styles from './tariff.module.css';
import { labelTexts as texts } from './tariff-label.texts';

registerSheet(sheet);

const pence = (rate: number | null | undefined) =>
  rate === null || rate === undefined ? texts.notApplicable : `${rate.toFixed(2)}p`;

/** Unit rates and standing charges, one column per fuel. */
export function RatesTable({ tariff }: { readonly tariff: EnergyTariff }) {
  const fuels: readonly { readonly name: string; readonly rates: FuelRates }[] = [
    ...(tariff.electricity ? [{ name: texts.electricity, rates: tariff.electricity }] : []),
    ...(tariff.gas ? [{ name: texts.gas, rates: tariff.gas }] : []),
  ];
  const row = (head: string, rate: (rates: FuelRates) => number | null) => [
    head,
    ...fuels.map(({ rates }) => pence(rate(rates))),
  ];
  // A fuel with one rate has no day rate: gas gets a separate row next to Economy 7 electricity.
  const single = row(texts.unitRate, ({ unitRate, nightUnitRate }) => (nightUnitRate === null ? unitRate : null));
  const day = row(texts.dayRate, ({ unitRate, nightUnitRate }) => (nightUnitRate === null ? null : unitRate));
  const night = row(texts.nightRate, ({ nightUnitRate }) => nightUnitRate);
  const hasRates = ([, ...cells]: readonly string[]) => cells.some((cell) => cell !== texts.notApplicable);
  return (
    <Table
      caption={texts.rates}
      columns={[texts.rate, ...fuels.map(({ name }) => name)]}
      rows={[...[day, night, single].filter(hasRates), row(texts.standing, ({ standingCharge }) => standingCharge)]}
    />
  );
}

function assumedKwh({ electricityKwh, gasKwh }: AssumedUse): string {
  const fuels = [
    electricityKwh === null ? null : texts.electricityKwh(formatNumber(electricityKwh)),
    gasKwh === null ? null : texts.gasKwh(formatNumber(gasKwh)),
  ];
  return fuels.filter((fuel) => fuel !== null).join(', ');
}

/** "None", "£50.00", or "£50.00 a fuel". */
export function exitFeeOf({ exitFee, energyType }: EnergyTariff): string {
  if (exitFee === 0) return texts.noExitFee;
  return energyType === 'DualFuel' ? texts.aFuel(formatMoney(exitFee)) : formatMoney(exitFee);
}

function labelItems(tariff: EnergyTariff, use: AssumedUse | undefined): readonly KeyValue[] {
  const included = tariff.addOnsData.filter(({ isIncluded }) => isIncluded).map(({ displayName }) => displayName);
  const until = tariff.fixedTermEnd === null ? null : formatDate(tariff.fixedTermEnd);
  return [
    { label: texts.supplier, value: tariff.supplierName },
    { label: texts.tariff, value: tariff.tariffName },
    { label: texts.type, value: tariff.tariffType === 'fixed' ? texts.fixed : texts.variable },
    { label: texts.payment, value: paymentTypes[tariff.paymentMethod] },
    { label: texts.starts, value: formatDate(tariff.startServiceDate) },
    { label: texts.term, value: tariff.fuelTypeTermEnd },
    { label: texts.ends, value: until ?? texts.noEnd },
    { label: texts.guaranteed, value: until ?? texts.notGuaranteed },
    {
      label: texts.exitFee,
      value: exitFeeOf(tariff),
    },
    {
      label: texts.charges,
      value: tariff.paperBillFee === null ? texts.none : texts.paperBills(formatMoney(tariff.paperBillFee)),
    },
    { label: texts.extras, value: included.length > 0 ? included.join(', ') : texts.none },
    ...(use ? [{ label: texts.assumed, value: assumedKwh(use) }] : []),
    { label: texts.annual, value: formatMoney(tariff.newSpend) },
    { label: texts.monthly, value: formatMoney(tariff.newSpendMonthly) },
  ];
}

/** The tariff information label, in the suppliers' standard order. */
export function TariffLabel({ tariff, use }: { readonly tariff: EnergyTariff; readonly use?: AssumedUse | undefined }) {
  return <KeyValueList items={labelItems(tariff, use)} />;
}

/** The principal terms as a list. [TARIFF-15, TARIFF-20] */
export function PrincipalTerms({ tariff }: { readonly tariff: EnergyTariff }) {
  const terms = [...tariff.principalTerms, ...(tariff.isSmartSpecific ? [texts.smartTerm] : []), texts.switchTerm];
  return (
    <ul className={styles.terms}>
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}
