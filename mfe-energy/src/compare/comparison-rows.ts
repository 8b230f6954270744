import { paymentTypes, type EnergyTariff, type FuelRates } from '@home-move/contract';
import { formatDate, formatMoney } from '@home-move/ui';
import { billsOf } from '../tariff/describe-tariff';
import type { ExplainedTerm } from '../tariff/explained-terms';
import { exitFeeOf } from '../tariff/tariff-label';
import { labelTexts } from '../tariff/tariff-label.texts';
import { comparisonTexts as texts } from './comparison.texts';

type Pair<Value> = readonly [Value, Value];

/** One fact of both tariffs. */
export interface ComparisonRow {
  readonly label: string;
  readonly values: Pair<string>;
  /** How the tariff with the lower figure is marked; null where neither is, or where more is not worse. */
  readonly lower: { readonly index: 0 | 1; readonly note: string } | null;
  /** The word of the label to explain. */
  readonly term: ExplainedTerm | null;
}

/** A fact that is text. */
function fact(tariffs: Pair<EnergyTariff>, label: string, textOf: (tariff: EnergyTariff) => string): ComparisonRow {
  return { label, values: [textOf(tariffs[0]), textOf(tariffs[1])], lower: null, term: null };
}

interface Figure {
  readonly label: string;
  /** Null where a tariff does not have it. */
  readonly valueOf: (tariff: EnergyTariff) => number | null;
  readonly format: (value: number) => string;
  readonly term?: ExplainedTerm;
  readonly noteOf?: (difference: number) => string;
}

/** A figure where less is better; none where neither tariff has it. */
function figure(
  [first, second]: Pair<EnergyTariff>,
  { label, valueOf, format, term, noteOf }: Figure,
): ComparisonRow[] {
  const [a, b] = [valueOf(first), valueOf(second)];
  if (a === null && b === null) return [];
  const textOf = (value: number | null) => (value === null ? labelTexts.notApplicable : format(value));
  const index = a !== null && b !== null && a !== b ? (a < b ? 0 : 1) : null;
  const note = noteOf?.(Math.abs((a ?? 0) - (b ?? 0))) ?? texts.lower;
  return [
    { label, values: [textOf(a), textOf(b)], lower: index === null ? null : { index, note }, term: term ?? null },
  ];
}

const pence = (rate: number): string => `${rate.toFixed(2)}p`;

/** The rates of a fuel: one unit rate, or a day and a night rate. */
function rates(tariffs: Pair<EnergyTariff>, fuel: 'electricity' | 'gas'): readonly ComparisonRow[] {
  const rate = (
    label: string,
    read: (rates: FuelRates) => number | null,
    term: ExplainedTerm,
  ): readonly ComparisonRow[] =>
    figure(tariffs, {
      label,
      valueOf: (tariff) => {
        const ofFuel = tariff[fuel];
        return ofFuel && read(ofFuel);
      },
      format: pence,
      term,
    });
  return [
    ...rate(
      texts.unitRate(fuel),
      ({ unitRate, nightUnitRate }) => (nightUnitRate === null ? unitRate : null),
      'unitRate',
    ),
    ...rate(
      texts.dayRate(fuel),
      ({ unitRate, nightUnitRate }) => (nightUnitRate === null ? null : unitRate),
      'unitRate',
    ),
    ...rate(texts.nightRate(fuel), ({ nightUnitRate }) => nightUnitRate, 'unitRate'),
    ...rate(texts.standing(fuel), ({ standingCharge }) => standingCharge, 'standingCharge'),
  ];
}

/** Explains each term once, at its first occurrence. */
function explainedOnce(rows: readonly ComparisonRow[]): readonly ComparisonRow[] {
  return rows.map((row, index) =>
    rows.slice(0, index).some(({ term }) => term === row.term) ? { ...row, term: null } : row,
  );
}

/** What two tariffs cost and how they differ, in the order in which movers compare. */
export function comparisonRows(tariffs: Pair<EnergyTariff>): readonly ComparisonRow[] {
  const less = (difference: number) => texts.less(formatMoney(difference));
  const [exitFee] = figure(tariffs, {
    label: texts.exitFee,
    valueOf: (tariff) => tariff.exitFee,
    format: String,
    term: 'exitFee',
  });
  return explainedOnce([
    ...figure(tariffs, {
      label: texts.year,
      valueOf: ({ newSpend }) => newSpend,
      format: formatMoney,
      noteOf: less,
    }),
    ...figure(tariffs, {
      label: texts.month,
      valueOf: ({ newSpendMonthly }) => newSpendMonthly,
      format: formatMoney,
      noteOf: less,
    }),
    ...rates(tariffs, 'electricity'),
    ...rates(tariffs, 'gas'),
    ...(exitFee ? [{ ...exitFee, values: [exitFeeOf(tariffs[0]), exitFeeOf(tariffs[1])] as const }] : []),
    fact(tariffs, texts.contractEnds, ({ fixedTermEnd }) =>
      fixedTermEnd === null ? labelTexts.noEnd : formatDate(fixedTermEnd),
    ),
    fact(tariffs, texts.type, ({ tariffType }) => labelTexts[tariffType]),
    fact(tariffs, texts.payment, ({ paymentMethod }) => paymentTypes[paymentMethod]),
    fact(tariffs, texts.smartMeter, ({ isSmartSpecific }) =>
      isSmartSpecific ? texts.smartNeeded : texts.smartNotNeeded,
    ),
    fact(tariffs, texts.bills, (tariff) => billsOf(tariff) ?? labelTexts.notApplicable),
  ]);
}
