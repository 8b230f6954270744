import type { ReactNode } from 'react';
import { registerSheet } from '../../styles/sheets';
import { CheckRow } from '../check-row/check-row';
import type { FilterGroup } from './filter-options';
import sheet, * as styles from './filters.module.css';

registerSheet(sheet);

export interface FilterFieldsetProps {
  readonly legend: string;
  /** CheckRows. */
  readonly children: ReactNode;
}

/** One group of rows in a filter panel. */
export function FilterFieldset({ legend, children }: FilterFieldsetProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

export interface FilterPanelProps<Filters> {
  readonly groups: readonly FilterGroup<Filters>[];
  /** Called with the new filters when an option is toggled. */
  readonly onChange: (filters: Filters) => void;
  /** Shown at the end of an option, by its key: a count for example. A locked option shows its note instead. */
  readonly end?: (key: string) => ReactNode;
  /** More groups, before the options. */
  readonly children?: ReactNode;
}

/** The filters of a list; each change takes effect at once. */
export function FilterPanel<Filters>({ groups, onChange, end, children }: FilterPanelProps<Filters>) {
  return (
    <div className={styles.panel}>
      {children}
      {groups.map(({ legend, options }) => (
        <FilterFieldset key={legend} legend={legend}>
          {options.map(({ key, label, isOn, locked, toggled }) => (
            <CheckRow
              key={key}
              type="checkbox"
              label={label}
              checked={isOn}
              disabled={locked !== undefined}
              end={locked ?? end?.(key)}
              onChange={() => onChange(toggled)}
            />
          ))}
        </FilterFieldset>
      ))}
    </div>
  );
}
