import { CheckRow, registerSheet, useRuntime, VisuallyHidden } from '@home-move/ui';
import { useId, type ReactNode } from 'react';
import type { EnergyFilters } from '../state/energy-filters';
import type { FilterGroup } from './filter-options';
import sheet, * as styles from './filters.module.css';
import { filterTexts as texts } from './list.texts';

registerSheet(sheet);

/** The number of tariffs beside a box, with its noun for readers. */
function count(tariffs: number | undefined): ReactNode {
  if (tariffs === undefined) return undefined;
  return (
    <>
      <VisuallyHidden>, </VisuallyHidden>
      {tariffs}
      <VisuallyHidden>{texts.countWords(tariffs)}</VisuallyHidden>
    </>
  );
}

export interface FilterPanelProps {
  readonly filters: EnergyFilters;
  readonly groups: readonly FilterGroup[];
  readonly counts: Readonly<Record<string, number>>;
  readonly onChange: (filters: EnergyFilters) => void;
}

/** What is shown and which boxes narrow it; each change acts at once. [LIST-06] */
export function FilterPanel({ filters, groups, counts, onChange }: FilterPanelProps) {
  const { config } = useRuntime();
  const name = useId();
  const views = [
    { wholeOfMarket: false, key: 'namedSupplier', label: texts.offersFrom(config.namedSupplier) },
    { wholeOfMarket: true, key: 'wholeOfMarket', label: texts.allTariffs },
  ];
  return (
    <div className={styles.panel}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.show}</legend>
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
      </fieldset>
      {groups.map(({ legend, options }) => (
        <fieldset key={legend} className={styles.group}>
          <legend className={styles.legend}>{legend}</legend>
          {options.map(({ key, label, isOn, toggled }) => (
            <CheckRow
              key={key}
              type="checkbox"
              label={label}
              checked={isOn}
              end={count(counts[key])}
              onChange={() => onChange(toggled)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
