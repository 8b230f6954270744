import { createHash } from 'node:crypto';
import { addDays } from '@home-move/contract';
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { planFileTexts as texts } from './plan-files.texts.js';
import type { PublishedEntry } from './publication.js';

interface CalendarContent {
  readonly enrolmentId: string;
  readonly brandName: string;
  readonly entries: readonly PublishedEntry[];
  readonly now: Date;
}

/**
 * The published entries as iCalendar (RFC 5545): all-day events, which take no time of the day. Calendars find an event again
 * by its UID, and replace it when its SEQUENCE is higher.
 */
export function planCalendar({ enrolmentId, brandName, entries, now }: CalendarContent): string {
  const owner = createHash('sha256').update(`calendar:${enrolmentId}`).digest('base64url').slice(0, 22);
  const events = entries.map((entry) => toEvent(entry, owner, now));
  const header = {
    productId: '-//Home Move//Move plan//EN',
    method: 'PUBLISH',
    calName: texts.calendarTitle(brandName),
  };
  const { error, value } = createEvents(events, header);
  if (error || value === null) throw error ?? new Error('no calendar');
  return value;
}

function toEvent({ id, date, title, text, sequence, isCancelled }: PublishedEntry, owner: string, now: Date) {
  // The types of the library lack the timestamp, which becomes DTSTAMP.
  const event: EventAttributes & { readonly timestamp: number } = {
    uid: `${id}.${owner}@home-move`,
    sequence,
    timestamp: now.getTime(),
    start: toDateArray(date),
    end: toDateArray(addDays(date, 1)),
    title,
    description: isCancelled ? texts.cancelled : text,
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    transp: 'TRANSPARENT',
    busyStatus: 'FREE',
    classification: 'PRIVATE',
  };
  return event;
}

function toDateArray(iso: string): DateArray {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return [year, month, day];
}
