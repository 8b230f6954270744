import {
  formatMoney,
  Heading,
  EmptyState,
  FailedPanel,
  LinkButton,
  Notice,
  registerSheet,
  SkeletonCards,
  Status,
  Text,
  useIsFinished,
  useLinkProps,
  useSlicedData,
  VisuallyHidden,
} from '@home-move/ui';
import { pathOf, problemOf, type FirstYear, type Year } from '@home-move/contract';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BillsForm, missingBills } from './bills-form';
import { CostCard, totalText } from './cost-card';
import sheet, * as styles from './first-year.module.css';
import { useFirstYear } from './first-year.queries';
import { firstYearTexts as texts } from './first-year.texts';

registerSheet(sheet);

/** The costs of the twelve months from the month of the move, and the form that completes them. [ORDER-80 to ORDER-84] */
export function FirstYearSection() {
  const titleId = useId();
  const { data: loaded, error, isValidating, mutate } = useFirstYear();
  const data = useSlicedData(loaded);
  const year = data?.year;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.top}>
        <Heading id={titleId} look="h2large">
          {texts.title}
        </Heading>
        {year && (
          <Text size="sm" muted>
            {texts.period(year.months[0] ?? '', year.months.at(-1) ?? '')}
          </Text>
        )}
      </div>
      {data && error !== undefined && <Notice kind="warning">{texts.outdated(problemOf(error).title)}</Notice>}
      {data?.year === null && <UnknownMove />}
      {data?.year && (
        <YearCosts data={data} year={data.year} onSaved={(saved) => mutate(saved, { revalidate: false })} />
      )}
      {!data && error === undefined && (
        <div className={styles.loading}>
          <SkeletonCards label={texts.loading} count={1} />
        </div>
      )}
      {!data && error !== undefined && (
        <FailedPanel onRetry={() => void mutate()} retrying={isValidating}>
          {problemOf(error).title}
        </FailedPanel>
      )}
    </section>
  );
}

/** While the move-in date is unknown, the year has no months. */
function UnknownMove() {
  const link = useLinkProps();
  return (
    <EmptyState
      title={texts.unknown.title}
      action={<LinkButton {...link(pathOf('move-plan'))}>{texts.unknown.plan}</LinkButton>}
    >
      <Text muted>{texts.unknown.text}</Text>
    </EmptyState>
  );
}

interface YearCostsProps {
  readonly data: FirstYear;
  readonly year: Year;
  readonly onSaved: (saved: FirstYear) => Promise<unknown>;
}

function YearCosts({ data, year, onSaved }: YearCostsProps) {
  const isFinished = useIsFinished();
  const [isChange, setChange] = useState(false);
  const [news, setNews] = useState('');
  const costTitle = useRef<HTMLHeadingElement>(null);
  const formTitle = useRef<HTMLHeadingElement>(null);
  const { totals } = year;
  const canEnter = !isFinished && data.country !== 'Northern Ireland';
  const hasForm = canEnter && (isChange || missingBills(data.bills).length > 0);
  const open = () => {
    flushSync(() => setChange(true));
    formTitle.current?.focus();
  };
  const close = () => {
    flushSync(() => setChange(false));
    (costTitle.current ?? formTitle.current)?.focus();
  };
  const accept = async (saved: FirstYear) => {
    await onSaved(saved);
    close();
    setNews(
      saved.year?.totals
        ? texts.bills.savedTotal(formatMoney(saved.year.totals.total), totalText(saved.year, saved))
        : texts.bills.saved,
    );
  };
  return (
    <div className={styles.list}>
      <Status>
        <VisuallyHidden>{news}</VisuallyHidden>
      </Status>
      {totals ? (
        <CostCard data={data} year={{ ...year, totals }} titleRef={costTitle} onChange={open} />
      ) : (
        <EmptyState title={texts.none.title}>
          <Text muted>{canEnter ? `${texts.none.text} ${texts.none.add}` : texts.none.text}</Text>
        </EmptyState>
      )}
      {hasForm && (
        <BillsForm
          key={`${isChange} ${data.bills.councilTaxBand} ${data.bills.waterBill}`}
          data={data}
          isChange={isChange}
          titleRef={formTitle}
          onSaved={accept}
          onCancel={close}
        />
      )}
    </div>
  );
}
