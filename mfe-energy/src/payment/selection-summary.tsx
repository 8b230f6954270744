import {
  fuelsOf,
  clientFacts,
  isAvailable,
  offeredAddOns,
  pathOf,
  paymentTypes,
  type EnergySelection,
  type EnergyTariff,
} from '@home-move/contract';
import {
  Accordion,
  AddressLine,
  formatDate,
  formatMoney,
  Heading,
  KeyValueList,
  registerSheet,
  useEnrolment,
  useRuntime,
  type KeyValue,
} from '@home-move/ui';
import { useSetAtom } from 'jotai';
import { gasList, tariffParams } from '../selection/step-path';
import { factsWith } from '../selection/next-path';
import { chooseFuelAtom } from '../state/stored-selection';
import { PrincipalTerms, RatesTable, TariffLabel } from '../tariff/tariff-label';
import { fuelTitles } from './chosen-fuels';
import sheet, * as styles from './payment.module.css';
import type { ExtraSupport } from './payment.queries';
import { paymentTexts as texts } from './payment.texts';

registerSheet(sheet);

interface SelectionSummaryProps {
  /** The first of the selection. */
  readonly tariff: EnergyTariff;
  readonly selection: EnergySelection;
  /** Undefined where the brand has no page for it, or its answers are not known. */
  readonly support: ExtraSupport | undefined;
}

const fuelOf = ({ energyType }: EnergyTariff) => fuelsOf(energyType)[0] ?? 'Electric';

/** Supplier and cost of one of two tariffs. For a single tariff the cost card shows both. */
function offerOf(tariff: EnergyTariff): readonly KeyValue[] {
  const fuel = fuelTitles[fuelOf(tariff)];
  return [
    { label: texts.ofFuel(fuel, texts.supplier), value: tariff.supplierName },
    { label: texts.ofFuel(fuel, texts.cost), value: texts.costAMonth(formatMoney(tariff.newSpendMonthly)) },
  ];
}

function Rates({ tariff, title }: { readonly tariff: EnergyTariff; readonly title: string }) {
  return (
    <Accordion
      items={[
        {
          title,
          body: (
            <>
              <TariffLabel tariff={tariff} />
              <RatesTable tariff={tariff} />
              <PrincipalTerms tariff={tariff} />
            </>
          ),
        },
      ]}
    />
  );
}

/** The selection to set up, with a button to edit each row. With mixed meters, both tariffs, electricity first. */
export function SelectionSummary({ tariff: first, selection, support }: SelectionSummaryProps) {
  const { tariffs, addOnsIdentifiers } = selection;
  const runtime = useRuntime();
  const enrolment = useEnrolment();
  const chooseFuel = useSetAtom(chooseFuelAtom);
  const isOneOfTwo = tariffs.length > 1;
  const canMoveStart =
    enrolment !== null && isAvailable('energy-switch', factsWith(first, clientFacts(enrolment, runtime)));
  const addOns = offeredAddOns(tariffs).filter(({ identifier }) => addOnsIdentifiers.includes(identifier));

  const rowsOf = (tariff: EnergyTariff): Readonly<Record<'tariff' | 'starts' | 'payment', KeyValue>> => {
    const label = (text: string) => (isOneOfTwo ? texts.ofFuel(fuelTitles[fuelOf(tariff)], text) : text);
    const editTariff = () => {
      if (isOneOfTwo) chooseFuel(fuelOf(tariff));
      runtime.navigate(pathOf('energy-list', isOneOfTwo && fuelOf(tariff) === 'Gas' ? gasList : {}));
    };
    const start = isOneOfTwo ? tariff.startServiceDate : selection.expectedSwitchDate;
    return {
      tariff: { label: label(texts.plan), value: tariff.tariffName, onEdit: editTariff },
      starts: {
        label: label(texts.starts),
        value: formatDate(start),
        onEdit: canMoveStart ? () => runtime.navigate(pathOf('energy-switch', tariffParams(first))) : undefined,
      },
      payment: { label: label(texts.payment), value: paymentTypes[tariff.paymentMethod] },
    };
  };
  const address: KeyValue = {
    label: texts.address,
    value: enrolment?.simpleAddress && <AddressLine line={enrolment.simpleAddress} />,
    onEdit: () => runtime.navigate(pathOf('moving-details')),
  };
  const extras: readonly KeyValue[] = [
    ...(addOns.length > 0
      ? [
          {
            label: texts.addOns,
            value: addOns.map(({ displayName }) => displayName).join(', '),
            onEdit: () => runtime.navigate(pathOf('energy-signup', tariffParams(first))),
          },
        ]
      : []),
    ...(support === undefined
      ? []
      : [
          {
            label: texts.extraSupport,
            value: texts.support[support.answer],
            onEdit: () => runtime.navigate(pathOf('energy-psr', tariffParams(first))),
          },
        ]),
  ];
  const { tariff, starts, payment } = rowsOf(first);
  if (!isOneOfTwo)
    return (
      <section>
        <Heading level={2}>{texts.yourPlan}</Heading>
        <KeyValueList items={[tariff, address, starts, payment, ...extras]} />
        <Rates tariff={first} title={texts.rates} />
      </section>
    );
  return (
    <section>
      <Heading level={2}>{texts.yourPlans}</Heading>
      {tariffs.map((tariff) => (
        <div key={tariff.priceId} className={styles.fuel}>
          <KeyValueList
            items={[rowsOf(tariff).tariff, ...offerOf(tariff), rowsOf(tariff).starts, rowsOf(tariff).payment]}
          />
          <Rates tariff={tariff} title={texts.ratesOf(tariff.tariffName)} />
        </div>
      ))}
      <div className={styles.fuel}>
        <KeyValueList items={[address, ...extras]} />
      </div>
    </section>
  );
}
