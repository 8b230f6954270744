import { noteTime } from './note-time';

it.each([
  ['2026-11-20T10:42:00Z', '20/11/2026 10:42 AM'],
  ['2026-11-18T15:05:59.999Z', '18/11/2026 3:05 PM'],
  ['2026-07-01T11:30:00Z', '01/07/2026 12:30 PM'],
  ['2026-07-01T23:05:00Z', '02/07/2026 12:05 AM'],
  ['2026-01-09T00:00:00Z', '09/01/2026 12:00 AM'],
])('formats %s as %s in London [TEL-31]', (instant, expected) => {
  expect(noteTime(instant)).toBe(expected);
});
