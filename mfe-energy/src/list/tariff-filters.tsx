import { CheckRow, FilterFieldset, FilterPanel, useRuntime, VisuallyHidden, type FilterGroup } from '@home-move/ui';
import { useId, type ReactNode } from 'react';
import type { EnergyFilters } from '../state/energy-filters';
import { filterTexts as texts } from './list.texts';

/** The number of tariffs next to an option, with its noun for screen readers. */
function count(tariffs: number | undefined): ReactNode {
  if (tariffs === undefined) return undefined;
  return (
    <>
      <VisuallyHidden>, </VisuallyHidden>
      {tariffs}
      <VisuallyHidden>{texts.countNoun(tariffs)}</VisuallyHidden>
    </>
  );
}

interface TariffFiltersProps {
  readonly filters: EnergyFilters;
  readonly groups: readonly FilterGroup<EnergyFilters>[];
  readonly counts: Readonly<Record<string, number>>;
  readonly onChange: (filters: EnergyFilters) => void;
}

/** The choice between both views, and the options that narrow it. [LIST-06] */
export function TariffFilters({ filters, groups, counts, onChange }: TariffFiltersProps) {
  const { config } = useRuntime();
  const name = useId();
  const views = [
    { wholeOfMarket: false, key: 'namedSupplier', label: texts.offersFrom(config.namedSupplier) },
    { wholeOfMarket: true, key: 'wholeOfMarket', label: texts.allTariffs },
  ];
  return (
    <FilterPanel groups={groups} onChange={onChange} end={(key) => count(counts[key])}>
      <FilterFieldset legend={texts.show}>
        {views.map(({ wholeOfMarket, key, label }) => (
          <CheckRow
            key={key}
            type="radio"
            name={name}
            label={label}
            checked={filters.wholeOfMarket === wholeOfMarket}
            end={count(counts[key])}
            onChange={() => onChange({ ...filters, wholeOfMarket })}
          />
        ))}
      </FilterFieldset>
    </FilterPanel>
  );
}
