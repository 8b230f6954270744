import { useState } from 'react';
import { CalendarButton } from './calendar-button';
import { CalendarDialog, type CalendarDialogProps } from './calendar-dialog';

const startDates = {
  title: 'Choose a start date',
  earliest: '2026-12-07',
  latest: '2027-01-05',
  today: '2026-11-22',
} as const;

/** Keeps the chosen day. */
export function StartDate({ at = null, ...rest }: { readonly at?: string | null } & Partial<CalendarDialogProps>) {
  const [day, setDay] = useState(at);
  return <CalendarButton {...startDates} {...rest} value={day} onChoose={setDay} />;
}

export const Closed = () => <StartDate />;

export const Chosen = () => (
  <CalendarDialog {...startDates} open value="2026-12-10" onChoose={() => undefined} onClose={() => undefined} />
);

export const WithToday = () => (
  <CalendarDialog
    {...startDates}
    earliest="2026-11-27"
    open
    value={null}
    onChoose={() => undefined}
    onClose={() => undefined}
  />
);
