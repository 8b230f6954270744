import type { PlanEntry } from '@home-move/contract';
import { nextPublication } from './publication.js';

const entry = (more: Partial<PlanEntry> = {}): PlanEntry => ({
  id: 'move-in',
  kind: 'event',
  date: '2026-11-27',
  title: 'Move in',
  text: 'From this day you pay the bills of the home.',
  state: 'planned',
  action: null,
  isTicked: null,
  prices: [],
  reference: null,
  ...more,
});

/** Publishes one plan after the other, and returns what calendars get of the last one. */
function publish(...plans: readonly (readonly PlanEntry[])[]) {
  let published: ReturnType<typeof nextPublication> = [];
  for (const plan of plans) published = nextPublication(published, plan);
  return published.map(({ id, date, sequence, isCancelled }) => ({ id, date, sequence, isCancelled }));
}

const first = { id: 'move-in', date: '2026-11-27', sequence: 0, isCancelled: false };
const without: readonly PlanEntry[] = [];

describe('a published entry', () => {
  it('starts at sequence 0, and has a date', () => {
    expect(publish([entry(), entry({ id: 'first-payment', date: null })])).toEqual([first]);
  });

  it('keeps its sequence while date and text stay the same, whatever its state', () => {
    expect(publish([entry()], [entry({ state: 'done' })], [entry()])).toEqual([first]);
  });

  it.each([
    ['date', { date: '2026-11-28' }],
    ['title', { title: 'Take over the home' }],
    ['text', { text: 'Something else.' }],
  ])('counts a change of its %s', (_, change) => {
    expect(publish([entry()], [entry(change)])).toEqual([{ ...first, ...('date' in change && change), sequence: 1 }]);
  });

  it('is cancelled once when it leaves the plan, and never when it was not published', () => {
    const cancelled = { ...first, sequence: 1, isCancelled: true };
    expect(publish([entry()], without)).toEqual([cancelled]);
    expect(publish([entry()], without, without)).toEqual([cancelled]);
    expect(publish(without, without)).toEqual([]);
  });

  it('is cancelled when it loses its date', () => {
    expect(publish([entry()], [entry({ date: null })])).toEqual([{ ...first, sequence: 1, isCancelled: true }]);
  });

  it('comes back under a higher sequence', () => {
    expect(publish([entry()], without, [entry()])).toEqual([{ ...first, sequence: 2 }]);
  });
});
