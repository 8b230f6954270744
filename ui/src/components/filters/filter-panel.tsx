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

/** One group of a panel's rows. */
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
  /** A box was pressed: the filters as they are then. */
  readonly onChange: (filters: Filters) => void;
  /** What stands at the end of a box, by its key: a count for example. Where it is locked, its own words do. */
  readonly end?: (key: string) => ReactNode;
  /** Groups before the boxes. */
  readonly children?: ReactNode;
}

/** Which boxes narrow a list; each change acts at once. */
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
