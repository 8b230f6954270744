import { pathOf, paymentTypes, type EnergySelection, type EnergyTariff } from '@home-move/contract';
import {
  Accordion,
  AddressLine,
  formatDate,
  Heading,
  KeyValueList,
  useEnrolment,
  useRuntime,
  type KeyValue,
} from '@home-move/ui';
import { tariffParams } from '../plan/next-path';
import { PrincipalTerms, RatesTable, TariffLabel } from '../tariff/tariff-label';
import { paymentTexts as texts } from './payment.texts';

interface PlanSummaryProps {
  readonly tariff: EnergyTariff;
  readonly selection: EnergySelection;
}

/** What is about to be set up, with a button to edit each row. */
export function PlanSummary({ tariff, selection }: PlanSummaryProps) {
  const runtime = useRuntime();
  const enrolment = useEnrolment();
  const addOns = tariff.addOnsData.filter(({ identifier }) => selection.addOnsIdentifiers.includes(identifier));
  const items: readonly KeyValue[] = [
    { label: texts.plan, value: tariff.tariffName, onEdit: () => runtime.navigate(pathOf('energy-list')) },
    {
      label: texts.address,
      value: enrolment?.simpleAddress && <AddressLine line={enrolment.simpleAddress} />,
      onEdit: () => runtime.navigate(pathOf('moving-details')),
    },
    { label: texts.starts, value: formatDate(selection.expectedSwitchDate) },
    { label: texts.payment, value: paymentTypes[tariff.paymentMethod] },
    ...(addOns.length > 0
      ? [
          {
            label: texts.addOns,
            value: addOns.map(({ displayName }) => displayName).join(', '),
            onEdit: () => runtime.navigate(pathOf('energy-signup', tariffParams(tariff))),
          },
        ]
      : []),
  ];
  return (
    <section>
      <Heading level={2}>{texts.yourPlan}</Heading>
      <KeyValueList items={items} />
      <Accordion
        items={[
          {
            title: texts.rates,
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
    </section>
  );
}
