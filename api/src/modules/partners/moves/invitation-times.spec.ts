import { InvitationTimes } from './invitation-times.js';

const times = new InvitationTimes({ INVITATION_FROM_HOUR: 8, INVITATION_UNTIL_HOUR: 20 });
const at = (text: string) => new Date(text);

describe('the quiet hours', () => {
  it.each([
    ['in winter, before eight', '2026-11-20T07:59:59Z', '2026-11-20T08:00:00Z'],
    ['in winter, in the day', '2026-11-20T08:00:00Z', '2026-11-20T08:00:00Z'],
    ['in winter, from eight in the evening', '2026-11-20T20:00:00Z', '2026-11-21T08:00:00Z'],
    ['in summer, before eight', '2026-07-01T06:30:00Z', '2026-07-01T07:00:00Z'],
    ['in summer, in the day', '2026-07-01T18:59:00Z', '2026-07-01T18:59:00Z'],
    ['in summer, from eight in the evening', '2026-07-01T19:00:00Z', '2026-07-02T07:00:00Z'],
    ['in the night in which the clocks go forward', '2026-03-28T22:00:00Z', '2026-03-29T07:00:00Z'],
    ['in the night in which the clocks go back', '2026-10-24T22:00:00Z', '2026-10-25T08:00:00Z'],
  ])('%s: %s becomes %s', (_, time, expected) => {
    expect(times.afterQuietHours(at(time))).toEqual(at(expected));
  });
});

describe('an invitation', () => {
  const now = at('2026-07-01T12:00:00Z');

  it.each([
    ['at once', {}, '2026-07-01T12:00:00Z'],
    ['on a day', { on: '2026-07-06' }, '2026-07-06T08:00:00Z'],
    ['today, at once', { on: '2026-07-01' }, '2026-07-01T12:00:00Z'],
    ['some days before the move', { daysBefore: 5 }, '2026-07-15T08:00:00Z'],
    ['at once if that day has passed', { daysBefore: 30 }, '2026-07-01T12:00:00Z'],
  ])('is due %s', (_, plan, expected) => {
    expect(times.planned(plan, '2026-07-20', now)).toEqual(at(expected));
  });

  it('is repeated twice, outside the quiet hours', () => {
    expect(times.reminder(at('2026-07-01T18:30:00Z'), 1)).toEqual(at('2026-07-04T18:30:00Z'));
    expect(times.reminder(at('2026-10-22T18:30:00Z'), 2)).toEqual(at('2026-10-29T18:30:00Z'));
    expect(times.reminder(now, 3)).toBeNull();
  });
});
