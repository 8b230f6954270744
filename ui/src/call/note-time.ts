import { londonToday } from '@home-move/contract';
import { useRuntime } from '../runtime/runtime-context';

// Created at its first use: no mover needs it.
let londonTime: Intl.DateTimeFormat | undefined;

/** An ISO instant → "20/11/2026 10:42 AM" in London, as agents read times. [TEL-31] */
export function noteTime(instant: string): string {
  londonTime ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'Europe/London',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
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
