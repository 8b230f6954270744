import type { EnergyTariff, QuotesResponse } from '@home-move/contract';
import {
  activeOptions,
  Button,
  EmptyState,
  FilterBar,
  FilterColumns,
  Notice,
  registerSheet,
  SlowLoading,
  Text,
  useStableHandler,
  VisuallyHidden,
  type Action,
} from '@home-move/ui';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { CompareBar } from '../compare/compare-bar';
import { comparedTariffsAtom } from '../compare/compared-tariffs';
import { ComparisonDialog } from '../compare/comparison-dialog';
import type { EnergyFilters } from '../state/energy-filters';
import { Explanations } from '../tariff/explained-terms';
import { DetailsDialog } from './details-dialog';
import { clearedFilters, filterGroups } from './filter-options';
import sheet, * as styles from './list.module.css';
import { filterTexts, listTexts as texts } from './list.texts';
import { Recommendation } from './recommendation';
import { TariffCards } from './tariff-cards';
import { TariffFilters } from './tariff-filters';
import { useSmartOffered } from './use-smart-offered';

registerSheet(sheet);

interface TariffResultsProps {
  readonly quotes: QuotesResponse['data'];
  readonly filters: EnergyFilters;
  readonly onFilter: (filters: EnergyFilters) => void;
  readonly choose: Action<[EnergyTariff]>;
  /** Whether the answer to the last change is still loading. */
  readonly loading: boolean;
}

/** The recommendation, the filters and the matching tariffs, in the order of the answer: by price. */
export function TariffResults({ quotes, filters, onFilter, choose, loading }: TariffResultsProps) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [open, setOpen] = useState<EnergyTariff | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  const focusSummary = () => summary.current?.focus();
  const { tariffs, recommendation, filterSettings } = quotes;
  useSmartOffered(tariffs);

  const groups = filterGroups(
    filters,
    filterSettings.suppliers.map(({ supplierName }) => supplierName),
  );
  const change = (next: EnergyFilters) => {
    setRemoved(null);
    onFilter(next);
  };
  const panel = <TariffFilters filters={filters} groups={groups} counts={quotes.filterCounts} onChange={change} />;
  const select = useStableHandler((tariff: EnergyTariff) => {
    setSelectedId(tariff.priceId);
    void choose.run(tariff);
  });
  const actions = { onSelect: select, onDetails: setOpen };
  const failure = choose.problem?.title ?? null;
  const stateOf = ({ priceId }: EnergyTariff) => ({
    isSelecting: choose.busy && priceId === selectedId,
    failure: priceId === selectedId ? failure : null,
  });

  const ticked = useAtomValue(comparedTariffsAtom)[filterSettings.fuelType] ?? [];
  const compared = ticked.filter(({ quoteId }) => quoteId === quotes.quoteId);

  const count = texts.tariffs(tariffs.length);
  const recommended = tariffs.find(({ priceId }) => priceId === recommendation?.priceId);
  const suppliers = new Set(tariffs.map(({ supplierName }) => supplierName)).size;
  return (
    <>
      {failure !== null && !tariffs.some(({ priceId }) => priceId === selectedId) && (
        <Notice kind="error" focusOn={choose.problem}>
          {failure}
        </Notice>
      )}
      {recommended && (
        <Recommendation
          tariff={recommended}
          reasons={recommendation?.reasons ?? []}
          {...actions}
          {...stateOf(recommended)}
        />
      )}
      <FilterColumns title={filterTexts.title} panel={panel} loading={loading}>
        <div ref={summary} tabIndex={-1}>
          <Text size="sm">
            <b>{count}</b>
            <Text as="span" muted>
              {texts.fromSuppliers(suppliers, filterSettings.suppliers.length)}
            </Text>
          </Text>
        </div>
        <output>
          {!loading && (
            <VisuallyHidden>{removed === null ? count : filterTexts.removed(removed, count)}</VisuallyHidden>
          )}
        </output>
        {loading && <SlowLoading {...texts.slow} />}
        <FilterBar
          title={filterTexts.title}
          groups={groups}
          panel={panel}
          doneLabel={filterTexts.done(tariffs.length)}
          onAllRemoved={focusSummary}
          onRemove={({ label, toggled }) => {
            setRemoved(label);
            onFilter(toggled);
          }}
        />
        <CompareBar tariffs={compared} onCleared={focusSummary} />
        <TariffCards
          tariffs={tariffs}
          except={recommended?.priceId ?? null}
          selectedId={selectedId}
          isSelecting={choose.busy}
          failure={failure}
          {...actions}
        />
        {tariffs.length === 0 && (
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
        <Text size="sm" muted className={styles.vat}>
          {texts.vat}
        </Text>
        <Explanations />
      </FilterColumns>
      <ComparisonDialog tariffs={compared} onSelect={select} />
      <DetailsDialog tariff={open} use={quotes.assumedUse} onClose={() => setOpen(null)} onSelect={select} />
    </>
  );
}
