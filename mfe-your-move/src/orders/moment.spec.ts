import { formatMoment } from './moment';

it.each([
  ['2026-11-20T10:42:00.000Z', '2026-11-20', '10:42am'],
  ['2026-11-20T00:05:00.000Z', '2026-11-20', '12:05am'],
  ['2027-06-01T23:30:00.000Z', '2027-06-02', '12:30am'],
  ['2026-11-20T15:03:00.000Z', '2026-11-21', '3:03pm on 20\u00A0Nov\u00A02026'],
])('%s is on %s: %s', (instant, today, text) => {
  expect(formatMoment(instant, today)).toBe(text);
});
