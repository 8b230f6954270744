import { pathOf, type QuotesResponse } from '@home-move/contract';
import {
  activeOptions,
  Button,
  Card,
  EmptyState,
  FilterBar,
  FilterColumns,
  registerSheet,
  Text,
  useRuntime,
  VisuallyHidden,
} from '@home-move/ui';
import { useRef, useState } from 'react';
import { useChooseTariff } from '../plan/chosen-plan';
import { tariffParams } from '../plan/next-path';
import type { EnergyFilters } from '../state/energy-filters';
import { clearedFilters, filterGroups } from './filter-options';
import sheet, * as styles from './list.module.css';
import { filterTexts, listTexts as texts } from './list.texts';
import { Recommendation } from './recommendation';
import { TariffBody, type TariffActions } from './tariff-body';
import { TariffFilters } from './tariff-filters';

registerSheet(sheet);

interface TariffResultsProps {
  readonly quotes: QuotesResponse['data'];
  readonly filters: EnergyFilters;
  readonly onFilter: (filters: EnergyFilters) => void;
  /** Whether the answer to the last change is still loading. */
  readonly loading: boolean;
}

/** The recommendation, the filters and the matching tariffs, in the order of the answer: by price. */
export function TariffResults({ quotes, filters, onFilter, loading }: TariffResultsProps) {
  const runtime = useRuntime();
  const choose = useChooseTariff();
  const [selectedId, setSelectedId] = useState('');
  const [removed, setRemoved] = useState<string | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  const focusSummary = () => summary.current?.focus();

  const groups = filterGroups(
    filters,
    quotes.filterSettings.suppliers.map(({ supplierName }) => supplierName),
  );
  const change = (next: EnergyFilters) => {
    setRemoved(null);
    onFilter(next);
  };
  const panel = <TariffFilters filters={filters} groups={groups} counts={quotes.filterCounts} onChange={change} />;
  const actions: TariffActions = {
    selecting: choose.busy ? selectedId : null,
    failure: choose.problem && { priceId: selectedId, message: choose.problem.title },
    onSelect: (tariff) => {
      setSelectedId(tariff.priceId);
      void choose.run(tariff);
    },
    onDetails: (tariff) => runtime.navigate(pathOf('energy-details', tariffParams(tariff))),
  };

  const count = texts.tariffs(quotes.tariffs.length);
  const recommended = quotes.tariffs.find(({ priceId }) => priceId === quotes.recommendation?.priceId);
  const suppliers = new Set(quotes.tariffs.map(({ supplierName }) => supplierName)).size;
  return (
    <>
      {recommended && (
        <Recommendation tariff={recommended} reasons={quotes.recommendation?.reasons ?? []} {...actions} />
      )}
      <FilterColumns title={filterTexts.title} panel={panel} loading={loading}>
        <div ref={summary} tabIndex={-1}>
          <Text size="sm">
            <b>{count}</b>
            <Text as="span" muted>
              {texts.fromSuppliers(suppliers, quotes.filterSettings.suppliers.length)}
            </Text>
          </Text>
        </div>
        <output>
          {!loading && (
            <VisuallyHidden>{removed === null ? count : filterTexts.removed(removed, count)}</VisuallyHidden>
          )}
        </output>
        <FilterBar
          title={filterTexts.title}
          groups={groups}
          panel={panel}
          doneLabel={filterTexts.done(quotes.tariffs.length)}
          onAllRemoved={focusSummary}
          onRemove={({ label, toggled }) => {
            setRemoved(label);
            onFilter(toggled);
          }}
        />
        <div className={styles.cards}>
          {quotes.tariffs
            .filter((tariff) => tariff !== recommended)
            .map((tariff) => (
              <Card key={`${tariff.quoteId} ${tariff.priceId}`} as="article">
                <TariffBody tariff={tariff} {...actions} />
              </Card>
            ))}
          {quotes.tariffs.length === 0 && (
            <EmptyState
              title={texts.noFilterMatch}
              action={
                <Button
                  onClick={() => {
                    change(clearedFilters(filters, groups));
                    // The button disappears with the empty view.
                    focusSummary();
                  }}
                >
                  {activeOptions(groups).length > 0 ? texts.clearFilters : filterTexts.allTariffs}
                </Button>
              }
            />
          )}
        </div>
        <Text size="sm" muted className={styles.vat}>
          {texts.vat}
        </Text>
      </FilterColumns>
    </>
  );
}
