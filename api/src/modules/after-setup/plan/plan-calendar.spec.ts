import ICAL from 'ical.js';
import { planCalendar } from './plan-calendar.js';
import type { PublishedEntry } from './publication.js';

const entry: PublishedEntry = {
  id: 'water',
  date: '2026-12-31',
  title: 'Register with Dŵr Cymru; Welsh Water, now',
  text: `From the day you move in.\nSecond line, ${'a long text that has to be folded '.repeat(4)}`,
  sequence: 3,
  isCancelled: false,
};

function read(entries: readonly PublishedEntry[], enrolmentId = 'e1') {
  const now = new Date('2026-11-20T10:00:00Z');
  const calendar = planCalendar({ enrolmentId, brandName: 'Oakwood Lettings', entries, now });
  const component = new ICAL.Component(ICAL.parse(calendar) as unknown[]);
  return { component, events: component.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)) };
}

it('is read back by a parser as it was written: an event for the whole day', () => {
  const { component, events } = read([entry]);
  expect(component.getFirstPropertyValue('x-wr-calname')).toBe('Your move with Oakwood Lettings');
  const [event] = events;
  expect(event?.summary).toBe(entry.title);
  expect(event?.description).toBe(entry.text);
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.startDate.toString()).toBe('2026-12-31');
  expect(event?.endDate.toString()).toBe('2027-01-01');
  expect(event?.sequence).toBe(3);
  expect(event?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(event?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  expect(String(event?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-20T10:00:00Z');
});

it('marks removed entries as cancelled', () => {
  const [event] = read([{ ...entry, isCancelled: true }]).events;
  expect(event?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(event?.description).toBe('This is no longer part of your plan.');
});

it('has UIDs that are stable for entry and enrolment, and do not show the enrolment', () => {
  const uid = (id: string) => read([entry], id).events[0]?.uid;
  expect(uid('e1')).toBe(uid('e1'));
  expect(uid('e1')).not.toBe(uid('e2'));
  expect(uid('665f1c2a9b1e8a0012345678')).toMatch(/^water\.[\w-]{22}@home-move$/);
});

it('is valid without any event', () => {
  expect(read([]).events).toEqual([]);
});
