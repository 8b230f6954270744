import {
  addDays,
  chosenAddOns,
  compareDates,
  coolingOffDays,
  londonToday,
  selectionCost,
  type EnergySelection,
  type EnergyTariff,
  type SelectionCost,
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
  Stack,
  Text,
  Timeline,
  useEnrolment,
  useRuntime,
  type TimelineItem,
} from '@home-move/ui';
import { formatLaterMonthly, formatOtherBill } from '../selection/format-bill';
import { costPartsOf, termOf } from '../tariff/describe-tariff';
import { tariffTexts } from '../tariff/tariff.texts';
import { costOfTariff, paidAsYouGo, paidByDirectDebit, supplierNames } from './chosen-fuels';
import sheet, * as styles from './payment.module.css';
import { costTexts as texts } from './payment.texts';

registerSheet(sheet);

interface CostProps {
  /** One tariff, or with mixed meters electricity and gas. */
  readonly selection: EnergySelection;
}

interface CostCardProps extends CostProps {
  /** With a paper form, the date of the first payment is not known yet. */
  readonly isPaper: boolean;
}

/** Calculated from the chosen bills as on the server. */
function costOf({ tariffs, addOnsIdentifiers }: EnergySelection): SelectionCost {
  return selectionCost(tariffs, chosenAddOns(tariffs, addOnsIdentifiers));
}

/** Tariffs that start on the same day share a line. */
function startsOf(
  selection: EnergySelection,
): readonly { readonly date: string; readonly tariffs: readonly EnergyTariff[] }[] {
  const { tariffs, expectedSwitchDate } = selection;
  const startOf = (tariff: EnergyTariff) => (tariffs.length > 1 ? tariff.startServiceDate : expectedSwitchDate);
  return [...new Set(tariffs.map(startOf))].map((date) => ({
    date,
    tariffs: tariffs.filter((tariff) => startOf(tariff) === date),
  }));
}

function firstDebitOf(selection: EnergySelection, isPaper: boolean): readonly TimelineItem[] {
  return paidByDirectDebit(selection).map((tariff) => {
    const isOnly = selection.tariffs.length === 1;
    const amount = formatMoney(isOnly ? selection.monthlyCost : costOfTariff(tariff, selection).monthly);
    const what = isPaper ? texts.firstDebitByPaper(amount, tariff.supplierName) : texts.firstDebitOf(amount);
    return { when: texts.firstDebit, what };
  });
}

function PlanTimeline({ selection, isPaper }: CostCardProps) {
  const { clock } = useRuntime();
  const moveIn = useEnrolment()?.moveInDate;
  const starts = startsOf(selection).map(({ date, tariffs }) => {
    const supplier = supplierNames(tariffs);
    const isPrepaid = paidAsYouGo({ tariffs }).length === tariffs.length;
    const start = isPrepaid ? texts.startsPrepaid(supplier) : texts.starts(supplier);
    return { date, what: date === moveIn ? texts.moveInAndStart(supplier) : start, certain: false };
  });
  const isStartAtMoveIn = starts.some(({ date }) => date === moveIn);
  const dated = [
    ...(moveIn && !isStartAtMoveIn ? [{ date: moveIn, what: texts.moveIn, certain: true }] : []),
    ...starts,
    { date: addDays(londonToday(clock.now()), coolingOffDays), what: texts.cancel, certain: false },
  ].toSorted((a, b) => compareDates(a.date, b.date));
  return (
    <Timeline
      items={[
        ...dated.map(({ date, ...item }) => ({ when: formatDate(date), ...item })),
        ...firstDebitOf(selection, isPaper),
      ]}
    />
  );
}

function TariffHead({ tariff }: { readonly tariff: EnergyTariff }) {
  return (
    <CardHead>
      <LogoTile name={tariff.supplierName} src={tariff.supplierImageUrl ?? undefined} />
      <div>
        <Text strong>{tariff.tariffName}</Text>
        <Text muted>{tariffTexts.bySupplier(tariff.supplierName, termOf(tariff))}</Text>
      </div>
    </CardHead>
  );
}

/** The selection's cost and timeline, next to the form. */
export function CostCard({ selection, isPaper }: CostCardProps) {
  const parts = selection.tariffs.flatMap(costPartsOf);
  const cost = costOf(selection);
  const isPrepaid = paidAsYouGo(selection).length > 0;
  const bills = cost.otherBills.filter(({ frequency }) => frequency !== 'One-off');
  return (
    <Card as="div">
      <Stack gap={3}>
        {selection.tariffs.map((tariff) => (
          <TariffHead key={tariff.priceId} tariff={tariff} />
        ))}
      </Stack>
      <Price amount={formatMoney(selection.monthlyCost)} className={styles.cost}>
        {(isPrepaid ? texts.aMonthOnAverage : texts.aMonth)(formatMoney(cost.firstYear))}
      </Price>
      <CostBar label={tariffTexts.firstYearCost} parts={parts} />
      <CostKey parts={parts} single />
      <Stack gap={1} className={styles.besides}>
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
      </Stack>
      <CardRule />
      <Heading level={2} look="h3" className={styles.whenTitle}>
        {texts.when}
      </Heading>
      <PlanTimeline selection={selection} isPaper={isPaper} />
    </Card>
  );
}

/** The cost in two lines, above the form on small screens. */
export function CostStrip({ selection }: CostProps) {
  const [tariff] = selection.tariffs;
  return (
    <div className={styles.strip}>
      {tariff && <LogoTile name={tariff.supplierName} src={tariff.supplierImageUrl ?? undefined} />}
      <div>
        <b>{texts.strip(formatMoney(selection.monthlyCost))}</b>
        <Text muted size="sm" numeric>
          {texts.stripYear(formatMoney(costOf(selection).firstYear))}
        </Text>
      </div>
    </div>
  );
}
