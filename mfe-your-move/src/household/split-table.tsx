import { pathOf, priceChangeDays, splitCosts, type HouseholdCost, type SplitRow } from '@home-move/contract';
import { classNames, formatMoney, registerSheet, TextLink, useLinkProps, VisuallyHidden } from '@home-move/ui';
import { useHouseholdState } from './household-state';
import sheet, * as styles from './split.module.css';
import { splitTexts as texts } from './split.texts';

registerSheet(sheet);

interface SplitTableProps {
  readonly names: readonly string[];
  /** Of each person, in the order of the names. */
  readonly weights: readonly number[];
  readonly today: string;
}

/** Pence without the sign, which the heading of the column has. */
const figures = (pence: number) => formatMoney(pence).replace('£', '');

interface RowProps {
  readonly cost: HouseholdCost;
  readonly row: SplitRow | null;
  readonly isSplit: boolean;
}

function UnknownAmount({ cost: { service }, span }: { readonly cost: HouseholdCost; readonly span: number }) {
  const { household } = useHouseholdState();
  const link = useLinkProps();
  const canAdd = household.role === 'mover' && (service === 'councilTax' || service === 'water');
  return (
    <td colSpan={span} className={styles.unknown}>
      {texts.unknown}
      {canAdd && (
        <>
          . <TextLink {...link(pathOf('your-move'))}>{texts.addBill[service]}</TextLink>
        </>
      )}
    </td>
  );
}

/** A service: the part of each person, and the whole. An estimate is "about", an unknown amount "Not known yet". [ROOM-13] */
function CostRow({ cost, row, isSplit, people }: RowProps & { readonly people: number }) {
  const { service, isEstimate } = cost;
  const caption = texts.supplier(cost);
  return (
    <tr>
      <th scope="row">
        {texts.services[service]}
        {caption && <small className={classNames(isSplit && styles.supplier)}>{caption}</small>}
        {row && isSplit && (
          <small className={styles.sum} aria-hidden="true">
            {texts.about(row.total, isEstimate)}
          </small>
        )}
      </th>
      {row ? (
        <>
          {isSplit && row.parts.map((part, index) => <td key={index}>{figures(part)}</td>)}
          <td className={classNames(isSplit && styles.all)}>{figures(row.total)}</td>
        </>
      ) : (
        <UnknownAmount cost={cost} span={isSplit ? people + 1 : 1} />
      )}
    </tr>
  );
}

function TotalRow({ title, totals, isSplit, isLater }: TotalRowProps) {
  return (
    <tr className={classNames(isLater && styles.later)}>
      <th scope="row">
        {title}
        {isSplit && (
          <small className={styles.sum} aria-hidden="true">
            {formatMoney(totals.total)}
          </small>
        )}
      </th>
      {isSplit && totals.parts.map((part, index) => <td key={index}>{figures(part)}</td>)}
      <td className={classNames(isSplit && styles.all)}>{figures(totals.total)}</td>
    </tr>
  );
}

interface TotalRowProps {
  readonly title: string;
  readonly totals: SplitRow;
  readonly isSplit: boolean;
  readonly isLater?: boolean;
}

/** The amounts of the split: a row for each service, the sums now, and after the next change of a price. [ROOM-12, ROOM-13] */
export function SplitTable({ names, weights, today }: SplitTableProps) {
  const { household } = useHouseholdState();
  const { costs } = household;
  const isSplit = names.length > 1;
  const { rows, totals } = splitCosts(costs, weights, today);
  const [change] = priceChangeDays(costs, today);
  const later = change === undefined ? null : splitCosts(costs, weights, change).totals;
  if (costs.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a table of many people scrolls by keyboard
    <div role="group" aria-label={texts.table} tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{texts.table}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.unit}</th>
            {isSplit &&
              names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            <th scope="col" className={classNames(isSplit && styles.all)}>
              {texts.all}
            </th>
          </tr>
        </thead>
        <tbody>
          {costs.map((cost, index) => (
            <CostRow key={cost.service} cost={cost} row={rows[index] ?? null} isSplit={isSplit} people={names.length} />
          ))}
        </tbody>
        {rows.some((row) => row !== null) && (
          <tfoot>
            <TotalRow title={texts.now} totals={totals} isSplit={isSplit} />
            {change !== undefined && later && (
              <TotalRow title={texts.from(change)} totals={later} isSplit={isSplit} isLater />
            )}
          </tfoot>
        )}
      </table>
    </div>
  );
}
