import { londonToday } from '@home-move/contract';
import { formatDate } from '@home-move/ui';

// Created at its first use: a browser's first formatter takes long to create.
let londonTime: Intl.DateTimeFormat | undefined;

/** The time of an ISO instant in London: "10:42am". */
export function formatTime(instant: string): string {
  londonTime ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  });
  return londonTime.format(new Date(instant)).replaceAll(/\s/g, '');
}

/** An ISO instant in London: "10:42am" if it is of today, otherwise "10:42am on 20 Nov 2026". */
export function formatMoment(instant: string, today: string): string {
  const time = formatTime(instant);
  const day = londonToday(new Date(instant));
  return day === today ? time : `${time} on ${formatDate(day)}`;
}
