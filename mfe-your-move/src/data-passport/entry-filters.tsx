import type { PassportCounts } from '@home-move/contract';
import { classNames, registerSheet } from '@home-move/ui';
import sheet, * as styles from './entry-filters.module.css';
import { dataPassportTexts } from './data-passport.texts';
import type { EntryFilter } from './passport.queries';

registerSheet(sheet);
const texts = dataPassportTexts.entries;

interface EntryFiltersProps {
  readonly counts: PassportCounts;
  readonly filter: EntryFilter;
  readonly onFilter: (filter: EntryFilter) => void;
}

/** "All (12)" and "By consent (5)", of which one is pressed. [PASS-08] */
export function EntryFilters({ counts, filter, onFilter }: EntryFiltersProps) {
  const options = [
    ['all', texts.all(counts.entries)],
    ['consent', texts.consent(counts.byConsent)],
  ] as const;
  return (
    <fieldset aria-label={texts.filters} className={styles.filters}>
      {options.map(([option, label]) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === filter}
          className={classNames(styles.filter, option === filter && styles.on)}
          onClick={() => onFilter(option)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
