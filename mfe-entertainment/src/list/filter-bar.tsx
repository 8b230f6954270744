import { Button, Chip, Chips, classNames, Dialog, FiltersIcon, registerSheet, RemovableChip } from '@home-move/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { activeOptions, type FilterOption } from './filter-options';
import { FilterPanel, type FilterPanelProps } from './filter-panel';
import sheet, * as styles from './filters.module.css';
import { filterTexts as texts } from './list.texts';

registerSheet(sheet);

interface FilterBarProps extends FilterPanelProps {
  /** Packages that these filters show. */
  readonly shown: number;
  readonly onRemove: (option: FilterOption) => void;
  /** The last chip was removed: there is none left to go on from. */
  readonly onNoneLeft: () => void;
}

/** The chips of what is on, each with its removal; on small screens also the way to the panel, in a dialog. */
export function FilterBar({ shown, onRemove, onNoneLeft, ...panel }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const active = activeOptions(panel.groups);
  const chips = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);

  // The chip that was pressed is gone: go on from the one in its place.
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
      <Chips className={classNames(styles.chips, styles.small)}>
        <Chip onClick={() => setOpen(true)}>
          <FiltersIcon />
          {texts.open(active.length)}
        </Chip>
      </Chips>
      <Chips ref={chips} className={styles.chips}>
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
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.title}
        closeButton
        actions={
          <Button variant="primary" full onClick={() => setOpen(false)}>
            {texts.done(shown)}
          </Button>
        }
      >
        <div className={styles.sheet}>
          <FilterPanel {...panel} />
        </div>
      </Dialog>
    </>
  );
}
