import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { FiltersIcon } from '../../icons/icons';
import { classNames, registerSheet } from '../../styles/sheets';
import { Button } from '../button/button';
import { Chip, Chips, RemovableChip } from '../chip/chip';
import { LazyDialog } from '../dialog/lazy-dialog';
import { activeOptions, type FilterGroup, type FilterOption } from './filter-options';
import sheet, * as styles from './filters.module.css';

registerSheet(sheet);

export interface FilterBarProps<Filters> {
  /** "Filters": title of the dialog, and with the number of chips of the button that opens it. */
  readonly title: string;
  readonly groups: readonly FilterGroup<Filters>[];
  /** Called when a chip is pressed. Announce the result in a status line: "Paperless removed, 7 tariffs". */
  readonly onRemove: (option: FilterOption<Filters>) => void;
  /** Called when the last chip is removed: move the focus, since no chip is left for it. */
  readonly onAllRemoved: () => void;
  /** Closes the dialog: "Show 7 tariffs". */
  readonly doneLabel: string;
  /** The filter panel, shown in the dialog. */
  readonly panel: ReactNode;
}

/** Removable chips of the active filters; if the column is closed, also a button that opens the panel in a dialog. */
export function FilterBar<Filters>(props: FilterBarProps<Filters>) {
  const { title, groups, onRemove, onAllRemoved: onNoneLeft, doneLabel, panel } = props;
  const [open, setOpen] = useState(false);
  const active = activeOptions(groups);
  const chips = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);

  // Focus the chip that took the place of the removed one.
  useLayoutEffect(() => {
    const index = removed.current;
    if (index === null) return;
    removed.current = null;
    const left = chips.current?.querySelectorAll('button') ?? [];
    const next = left[Math.min(index, left.length - 1)];
    if (next) next.focus();
    else onNoneLeft();
  });

  return (
    <>
      {/* Separate elements: the `display` of a row of chips could override `none`. */}
      <div className={classNames(styles.chips, styles.small)}>
        <Chip onClick={() => setOpen(true)}>
          <FiltersIcon />
          {active.length === 0 ? title : `${title} (${active.length})`}
        </Chip>
      </div>
      {active.length > 0 && (
        <div className={styles.chips}>
          <Chips ref={chips}>
            {active.map((option, index) => (
              <RemovableChip
                key={option.key}
                onClick={() => {
                  removed.current = index;
                  onRemove(option);
                }}
              >
                {option.label}
              </RemovableChip>
            ))}
          </Chips>
        </div>
      )}
      <LazyDialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        closeButton
        actions={
          <Button variant="primary" full onClick={() => setOpen(false)}>
            {doneLabel}
          </Button>
        }
      >
        <div className={styles.sheet}>{panel}</div>
      </LazyDialog>
    </>
  );
}
