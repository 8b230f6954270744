import { broadbandSort, pathOf, type BroadbandFilter, type BroadbandPackage } from '@home-move/contract';
import {
  Button,
  EmptyState,
  FilterBar,
  FilterColumns,
  FilterPanel,
  registerSheet,
  Select,
  SlowLoading,
  Status,
  Text,
  useRuntime,
  useStableHandler,
  VisuallyHidden,
} from '@home-move/ui';
import { useSetAtom } from 'jotai';
import { useId, useState, type RefObject } from 'react';
import { clearedFilters } from '../state/broadband-filters';
import { pageToLoad, selectedPackageAtom, type BroadbandList } from '../state/entertainment';
import { filterGroups } from './filter-options';
import sheet, * as styles from './list.module.css';
import { filterTexts, listTexts as texts, sortOptions } from './list.texts';
import { PackageCards } from './package-cards';
import { SocialNotice } from './social-notice';

registerSheet(sheet);

interface PackageResultsProps {
  readonly list: BroadbandList;
  readonly now: Date;
  readonly filters: BroadbandFilter;
  readonly onFilter: (filters: BroadbandFilter) => void;
  /** Whether the answer to the last change is still loading. */
  readonly loading: boolean;
  /** Whether the list answers earlier filters: the answer for the current ones is loading or has failed. */
  readonly isOutdated: boolean;
  readonly onRetry: () => void;
  /** When an offer ended, ms since the epoch; announced once, instead of the count. */
  readonly endedAt: number | null;
  /** Receives the focus when the pressed control disappears. */
  readonly summary: RefObject<HTMLDivElement | null>;
}

/** Filters, sort order, package cards and 'Show more'. */
export function PackageResults(props: PackageResultsProps) {
  const { list, now, filters, onFilter, loading, isOutdated, onRetry, endedAt, summary } = props;
  const runtime = useRuntime();
  const setSelected = useSetAtom(selectedPackageAtom);
  const [removed, setRemoved] = useState<string | null>(null);
  const focusSummary = () => summary.current?.focus();

  const groups = filterGroups(filters, list.filterOptions);
  const change = (next: BroadbandFilter) => {
    setRemoved(null);
    onFilter({ ...next, pagesToLoad: [] });
  };
  const panel = <FilterPanel groups={groups} onChange={change} />;
  const shown = list.promotedPackages.length + list.packages.length;
  const count = texts.shown(shown, list.totalResults);
  const sort = sortOptions.find(({ value }) => value === filters.sortOption);
  const isSuggested = filters.sortOption === broadbandSort.none;
  const page = pageToLoad(list, filters);
  const loadPage = () => page !== null && onFilter({ ...filters, pagesToLoad: [...filters.pagesToLoad, page] });
  // When loading more has failed, its button stays and retries.
  const isMoreLeft = isOutdated && filters.pagesToLoad.length > 0;
  const loadMore = isMoreLeft ? onRetry : loadPage;
  const ruleId = useId();
  const select = useStableHandler((pkg: BroadbandPackage) => {
    setSelected(pkg);
    const { packageId, sourceId, provider } = pkg;
    runtime.navigate(pathOf('broadband-signup', { provider: provider.slug, packageId, sourceId }));
  });
  const announcement = removed === null ? count : filterTexts.removed(removed, count);

  return (
    <FilterColumns title={filterTexts.title} panel={panel} loading={loading}>
      <div className={styles.tools}>
        <div ref={summary} tabIndex={-1}>
          <Text size="sm">
            <b>{count}</b>
            <Text as="span" muted>
              {sort?.summary}
            </Text>
          </Text>
        </div>
        <div className={styles.sort}>
          <Select
            label={texts.sortBy}
            width="full"
            options={sortOptions}
            value={filters.sortOption}
            aria-describedby={isSuggested ? ruleId : undefined}
            onChange={(event) => {
              const chosen = sortOptions.find(({ value }) => String(value) === event.target.value);
              change({ ...filters, sortOption: chosen?.value ?? broadbandSort.none });
            }}
          />
        </div>
        {isSuggested && (
          <Text size="xs" muted id={ruleId} className={styles.rule}>
            {texts.suggestionsRule}
          </Text>
        )}
      </div>
      <Status>
        {!isOutdated && (
          <VisuallyHidden key={endedAt}>{endedAt === null ? announcement : texts.offerOver}</VisuallyHidden>
        )}
      </Status>
      <FilterBar
        title={filterTexts.title}
        groups={groups}
        panel={panel}
        doneLabel={filterTexts.done(list.totalResults)}
        onAllRemoved={focusSummary}
        onRemove={({ label, toggled }) => {
          setRemoved(label);
          onFilter({ ...toggled, pagesToLoad: [] });
        }}
      />
      {loading && <SlowLoading {...texts.slow} />}
      {list.socialTariff && (
        <div className={styles.cards}>
          <SocialNotice tariff={list.socialTariff} />
        </div>
      )}
      <PackageCards
        list={list}
        now={now}
        onSelect={select}
        onDetails={setSelected}
        more={page === null && !isMoreLeft ? null : { busy: loading, load: loadMore }}
      />
      {shown === 0 && !isOutdated && list.apiError !== 'web media and HT' && list.hasFiltersApplied && (
        <div className={styles.cards}>
          <EmptyState
            title={texts.noFilterMatch}
            action={
              <Button
                onClick={() => {
                  change(clearedFilters(filters));
                  // The button disappears with the empty view.
                  focusSummary();
                }}
              >
                {texts.clearFilters}
              </Button>
            }
          />
        </div>
      )}
    </FilterColumns>
  );
}
