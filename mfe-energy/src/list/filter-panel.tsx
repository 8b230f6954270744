import { registerSheet, useRuntime, VisuallyHidden } from '@home-move/ui';
import { useId } from 'react';
import type { EnergyFilters } from '../state/energy-filters';
import type { FilterGroup } from './filter-options';
import sheet, * as styles from './filters.module.css';
import { filterTexts as texts } from './list.texts';

registerSheet(sheet);

interface BoxProps {
  readonly type: 'checkbox' | 'radio';
  readonly name?: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly count: number | undefined;
  readonly onChange: () => void;
}

function Box({ type, name, label, isOn, count, onChange }: BoxProps) {
  return (
    <label className={styles.option}>
      <input type={type} name={name} checked={isOn} onChange={onChange} className={styles.box} />
      <span>{label}</span>
      {count !== undefined && (
        <span className={styles.count}>
          <VisuallyHidden>, </VisuallyHidden>
          {count}
          <VisuallyHidden>{texts.countWords(count)}</VisuallyHidden>
        </span>
      )}
    </label>
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
          <Box
            key={key}
            type="radio"
            name={name}
            label={label}
            isOn={filters.wholeOfMarket === wholeOfMarket}
            count={counts[key]}
            onChange={() => onChange({ ...filters, wholeOfMarket })}
          />
        ))}
      </fieldset>
      {groups.map(({ legend, options }) => (
        <fieldset key={legend} className={styles.group}>
          <legend className={styles.legend}>{legend}</legend>
          {options.map(({ key, label, isOn, toggled }) => (
            <Box
              key={key}
              type="checkbox"
              label={label}
              isOn={isOn}
              count={counts[key]}
              onChange={() => onChange(toggled)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
