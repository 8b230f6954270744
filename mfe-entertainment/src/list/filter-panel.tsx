import type { BroadbandFilter } from '@home-move/contract';
import { CheckRow, registerSheet } from '@home-move/ui';
import type { FilterGroup } from './filter-options';
import sheet, * as styles from './filters.module.css';

registerSheet(sheet);

export interface FilterPanelProps {
  readonly groups: readonly FilterGroup[];
  readonly onChange: (filters: BroadbandFilter) => void;
}

/** Which boxes narrow the list; each change acts at once. [BB-11 to BB-14] */
export function FilterPanel({ groups, onChange }: FilterPanelProps) {
  return (
    <div className={styles.panel}>
      {groups.map(({ legend, options }) => (
        <fieldset key={legend} className={styles.group}>
          <legend className={styles.legend}>{legend}</legend>
          {options.map(({ key, label, isOn, locked, toggled }) => (
            <CheckRow
              key={key}
              type="checkbox"
              label={label}
              checked={isOn}
              disabled={locked !== undefined}
              end={locked}
              onChange={() => onChange(toggled)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
