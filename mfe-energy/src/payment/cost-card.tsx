import { addDays, londonToday, type EnergySelection, type EnergyTariff } from '@home-move/contract';
import {
  Card,
  CardHead,
  CardRule,
  CostBar,
  CostKey,
  formatDate,
  formatMoney,
  Heading,
  LogoTile,
  Price,
  registerSheet,
  Text,
  Timeline,
  useEnrolment,
  useRuntime,
} from '@home-move/ui';
import { costPartsOf, termOf } from '../parts/tariff-words';
import { tariffTexts } from '../parts/tariff.texts';
import { firstYearCost } from './first-year-cost';
import sheet, * as styles from './payment.module.css';
import { costTexts as texts } from './payment.texts';

registerSheet(sheet);

/** Days in which a contract can be cancelled free of charge. */
const coolingOffDays = 14;

interface CostProps {
  readonly tariff: EnergyTariff;
  readonly selection: EnergySelection;
}

function WhatHappensWhen({ tariff, selection }: CostProps) {
  const { clock } = useRuntime();
  const moveIn = useEnrolment()?.moveInDate;
  const dated = [
    ...(moveIn ? [{ date: moveIn, what: texts.moveIn, certain: true }] : []),
    { date: selection.expectedSwitchDate, what: texts.starts(tariff.supplierName), certain: false },
    { date: addDays(londonToday(clock.now()), coolingOffDays), what: texts.cancel, certain: false },
  ].toSorted((a, b) => a.date.localeCompare(b.date));
  return (
    <Timeline
      items={[
        ...dated.map(({ date, ...item }) => ({ when: formatDate(date), ...item })),
        { when: texts.firstDebit, what: texts.firstDebitOf(formatMoney(selection.monthlyCost)) },
      ]}
    />
  );
}

/** What the plan costs and what happens when, beside the form. */
export function CostCard({ tariff, selection }: CostProps) {
  const parts = costPartsOf(tariff);
  const { total, addOns, oneOff } = firstYearCost(tariff, selection);
  return (
    <Card as="div">
      <CardHead>
        <LogoTile name={tariff.supplierName} src={tariff.supplierImageUrl ?? undefined} />
        <div>
          <Text strong>{tariff.tariffName}</Text>
          <Text muted>{tariffTexts.bySupplier(tariff.supplierName, termOf(tariff))}</Text>
        </div>
      </CardHead>
      <Price amount={formatMoney(selection.monthlyCost)} className={styles.cost}>
        {texts.aMonth(formatMoney(total))}
      </Price>
      <CostBar label={tariffTexts.firstYearCost} parts={parts} />
      <CostKey parts={parts} single />
      {addOns > 0 && (
        <Text size="sm" numeric>
          {texts.addOnsYear(formatMoney(addOns))}
        </Text>
      )}
      {oneOff > 0 && (
        <Text size="sm" numeric>
          {texts.oneOff(formatMoney(oneOff))}
        </Text>
      )}
      <CardRule />
      <Heading level={2} look="h3" className={styles.whenTitle}>
        {texts.when}
      </Heading>
      <WhatHappensWhen tariff={tariff} selection={selection} />
    </Card>
  );
}

/** The same cost in two lines, above the form on small screens. */
export function CostStrip({ tariff, selection }: CostProps) {
  return (
    <div className={styles.strip}>
      <LogoTile name={tariff.supplierName} src={tariff.supplierImageUrl ?? undefined} />
      <div>
        <b>{texts.strip(formatMoney(selection.monthlyCost))}</b>
        <Text muted size="sm" numeric>
          {texts.stripYear(formatMoney(firstYearCost(tariff, selection).total))}
        </Text>
      </div>
    </div>
  );
}
