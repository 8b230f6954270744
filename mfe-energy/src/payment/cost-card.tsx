import {
  addDays,
  chosenAddOns,
  coolingOffDays,
  londonToday,
  planCost,
  type EnergySelection,
  type EnergyTariff,
  type PlanCost,
} from '@home-move/contract';
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
import { formatLaterMonthly, formatOtherBill } from '../plan/format-bill';
import { costPartsOf, termOf } from '../tariff/describe-tariff';
import { tariffTexts } from '../tariff/tariff.texts';
import sheet, * as styles from './payment.module.css';
import { costTexts as texts } from './payment.texts';

registerSheet(sheet);

interface CostProps {
  readonly tariff: EnergyTariff;
  readonly selection: EnergySelection;
}

interface CostCardProps extends CostProps {
  /** With a paper form, the date of the first payment is not known yet. */
  readonly isPaper: boolean;
}

/** Calculated from the chosen bills as on the server. */
function costOf({ tariffs, addOnsIdentifiers }: EnergySelection): PlanCost {
  return planCost(tariffs, chosenAddOns(tariffs, addOnsIdentifiers));
}

function PlanTimeline({ tariff, selection, isPaper }: CostCardProps) {
  const { clock } = useRuntime();
  const moveIn = useEnrolment()?.moveInDate;
  const { expectedSwitchDate } = selection;
  const start = { date: expectedSwitchDate, what: texts.starts(tariff.supplierName), certain: false };
  const moveInAndStart =
    moveIn === expectedSwitchDate
      ? [{ ...start, what: texts.moveInAndStart(tariff.supplierName) }]
      : [...(moveIn ? [{ date: moveIn, what: texts.moveIn, certain: true }] : []), start];
  const dated = [
    ...moveInAndStart,
    { date: addDays(londonToday(clock.now()), coolingOffDays), what: texts.cancel, certain: false },
  ].toSorted((a, b) => a.date.localeCompare(b.date));
  const amount = formatMoney(selection.monthlyCost);
  const firstDebit = isPaper ? texts.firstDebitByPaper(amount, tariff.supplierName) : texts.firstDebitOf(amount);
  return (
    <Timeline
      items={[
        ...dated.map(({ date, ...item }) => ({ when: formatDate(date), ...item })),
        { when: texts.firstDebit, what: firstDebit },
      ]}
    />
  );
}

/** The plan's cost and timeline, beside the form. */
export function CostCard({ tariff, selection, isPaper }: CostCardProps) {
  const parts = costPartsOf(tariff);
  const cost = costOf(selection);
  const bills = cost.otherBills.filter(({ frequency }) => frequency !== 'One-off');
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
        {texts.aMonth(formatMoney(cost.firstYear))}
      </Price>
      <CostBar label={tariffTexts.firstYearCost} parts={parts} />
      <CostKey parts={parts} single />
      {[...formatLaterMonthly(cost), ...bills.map(formatOtherBill)].map((line) => (
        <Text key={line} size="sm" numeric>
          {line}
        </Text>
      ))}
      {cost.addOnsFirstYear > 0 && (
        <Text size="sm" numeric>
          {texts.addOnsYear(formatMoney(cost.addOnsFirstYear))}
        </Text>
      )}
      {cost.oneOff > 0 && (
        <Text size="sm" numeric>
          {texts.oneOff(formatMoney(cost.oneOff))}
        </Text>
      )}
      <CardRule />
      <Heading level={2} look="h3" className={styles.whenTitle}>
        {texts.when}
      </Heading>
      <PlanTimeline tariff={tariff} selection={selection} isPaper={isPaper} />
    </Card>
  );
}

/** The cost in two lines, above the form on small screens. */
export function CostStrip({ tariff, selection }: CostProps) {
  return (
    <div className={styles.strip}>
      <LogoTile name={tariff.supplierName} src={tariff.supplierImageUrl ?? undefined} />
      <div>
        <b>{texts.strip(formatMoney(selection.monthlyCost))}</b>
        <Text muted size="sm" numeric>
          {texts.stripYear(formatMoney(costOf(selection).firstYear))}
        </Text>
      </div>
    </div>
  );
}
