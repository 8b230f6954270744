import { londonToday } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import * as styles from './notes.module.css';

const londonTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/London',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** An ISO instant → "20/11/2026 10:42 AM" in London. [TEL-31] */
export function noteTime(instant: string): string {
  const parts = londonTime.formatToParts(new Date(instant));
  const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? '';
  const day = [part('day'), part('month'), part('year')].join('/');
  return `${day} ${part('hour')}:${part('minute')} ${part('dayPeriod')}`;
}

/** Formats an instant: of today only as "10:42 AM", of any other day with its date. [TEL-31] */
export function useMomentText(): (instant: string) => string {
  const { clock } = useRuntime();
  return (instant) => {
    const text = noteTime(instant);
    const isToday = londonToday(new Date(instant)) === londonToday(clock.now());
    return isToday ? text.slice(text.indexOf(' ') + 1) : text;
  };
}

/** A time as text, with AM or PM beside it on the same line. */
export function NoteTime({ instant }: { readonly instant: string }) {
  const [day, ...clock] = noteTime(instant).split(' ');
  return (
    <time dateTime={instant}>
      {day} <span className={styles.clock}>{clock.join(' ')}</span>
    </time>
  );
}
