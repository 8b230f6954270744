import { londonToday } from '@home-move/contract';
import { formatDate } from '@home-move/ui';

// Created at its first use: a browser's first formatter takes long to create.
let londonTime: Intl.DateTimeFormat | undefined;

/** An ISO instant in London: "10:42am" if it is of today, otherwise "10:42am on 20 Nov 2026". */
export function formatMoment(instant: string, today: string): string {
  londonTime ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  });
  const time = londonTime.format(new Date(instant)).replaceAll(/\s/g, '');
  const day = londonToday(new Date(instant));
  return day === today ? time : `${time} on ${formatDate(day)}`;
}
