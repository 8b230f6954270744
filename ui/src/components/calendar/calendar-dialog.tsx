import { useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { DayButton, DayPicker, type ChevronProps, type DayButtonProps, type Labels } from 'react-day-picker';
import { formatWeekday } from '../../format/format';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons';
import { registerSheet } from '../../styles/sheets';
import { Dialog } from '../dialog/dialog';
import sheet, * as styles from './calendar.module.css';

registerSheet(sheet);

export interface CalendarDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** "Choose a start date". */
  readonly title: string;
  /** yyyy-MM-dd, as all days here; null while none is chosen. */
  readonly value: string | null;
  readonly onChoose: (day: string) => void;
  /** The first and the last day that can be chosen. */
  readonly earliest: string;
  readonly latest: string;
  /** Marked in the grid. */
  readonly today: string;
}

/** The grid counts in UTC, so that no day depends on the browser's time zone. */
const toDate = (day: string) => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date) => date.toISOString().slice(0, 10);

/**
 * A day that cannot be chosen keeps the focus that reaches it: the grid would otherwise skip to nowhere at the ends of the
 * window, where Page Down, Home and End lead to such days.
 */
function Day({ modifiers, ...rest }: DayButtonProps) {
  return <DayButton {...rest} modifiers={modifiers} aria-disabled={modifiers['unavailable'] || undefined} />;
}

function Chevron({ orientation }: ChevronProps) {
  return orientation === 'left' ? <ChevronLeftIcon /> : <ChevronRightIcon />;
}

/** The library hides its headers from screen readers. */
function Weekdays(props: ComponentPropsWithoutRef<'tr'>) {
  return (
    <thead>
      <tr {...props} />
    </thead>
  );
}

const components = { DayButton: Day, Chevron, Weekdays };

const labels: Partial<Labels> = {
  labelNav: () => 'Month',
  labelPrevious: () => 'Previous month',
  labelNext: () => 'Next month',
  labelDayButton: (date, { today, selected }) =>
    [today && 'Today', formatWeekday(toDay(date)), selected && 'chosen'].filter(Boolean).join(', '),
};

const unavailableClass = { unavailable: styles.unavailable ?? '' };

const classes = {
  months: styles.months,
  nav: styles.nav,
  button_previous: styles.turn,
  button_next: styles.turn,
  caption_label: styles.caption,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.button,
  today: styles.today,
  selected: styles.selected,
};

/**
 * A month grid in a dialog, after the date picker dialog pattern of the WAI-ARIA practices: arrow keys move by day and week,
 * Page Up and Page Down by month, Home and End within the week; Enter or Space chooses, Escape closes. Load it lazily, as
 * `CalendarButton` does: it brings a library.
 */
export function CalendarDialog(props: CalendarDialogProps) {
  const { open, onClose, title, value, onChoose, earliest, latest, today } = props;
  const calendar = useRef<HTMLDivElement>(null);
  const isInWindow = value !== null && value >= earliest && value <= latest;
  const first = isInWindow ? value : earliest;
  // Without it, the tabindex of 0 stays behind when the focus moves to another month.
  const [focused, setFocused] = useState(() => toDate(first));
  const focusFirst = () => calendar.current?.querySelector<HTMLElement>(`[data-day="${first}"] button`);

  return (
    <Dialog open={open} onClose={onClose} title={title} closeButton initialFocus={focusFirst}>
      <div ref={calendar} className={styles.calendar}>
        <DayPicker
          mode="single"
          required
          timeZone="UTC"
          weekStartsOn={1}
          lang="en-GB"
          today={toDate(today)}
          selected={isInWindow ? toDate(value) : undefined}
          onSelect={(date, _pressed, modifiers) => {
            if (!modifiers['unavailable']) onChoose(toDay(date));
          }}
          defaultMonth={toDate(first)}
          startMonth={toDate(earliest)}
          endMonth={toDate(latest)}
          onDayFocus={setFocused}
          modifiers={{ focused, unavailable: [{ before: toDate(earliest) }, { after: toDate(latest) }] }}
          modifiersClassNames={unavailableClass}
          components={components}
          labels={labels}
          classNames={classes}
        />
      </div>
    </Dialog>
  );
}
