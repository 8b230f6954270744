import type { PlanEntry } from './move-plan';
import { nextTasks, planProgress, planSections } from './plan-sections';

const entry = (more: Partial<PlanEntry>): PlanEntry => ({
  id: 'redirect-mail',
  kind: 'task',
  date: '2026-11-20',
  title: 'Redirect your mail',
  text: '',
  state: 'to-do',
  action: null,
  isTicked: null,
  prices: [],
  reference: null,
  ...more,
});

const done = entry({ id: 'choose-energy', state: 'done' });
const overdue = entry({ id: 'redirect-mail' });
const doneToday = entry({ id: 'leave-council', date: '2026-11-24', state: 'done' });
const moveIn = entry({ id: 'move-in', kind: 'event', date: '2026-11-27', state: 'planned' });
const readings = entry({ id: 'meter-readings', date: '2026-11-27' });
const tooEarly = entry({ id: 'choose-broadband', date: '2026-11-28', state: 'waiting' });
const paperForm = entry({ id: 'first-payment', date: null });
const smartMeter = entry({ id: 'smart-meter', kind: 'event', date: null, state: 'waiting' });
const plan = [done, overdue, doneToday, moveIn, readings, tooEarly, paperForm, smartMeter];

describe('the sections of a plan', () => {
  it('separate entries done before today and entries without a date', () => {
    expect(planSections(plan, '2026-11-24')).toEqual({
      doneBefore: [done],
      dated: [overdue, doneToday, moveIn, readings, tooEarly],
      undated: [paperForm, smartMeter],
    });
  });

  it('keep a task on its day if the caller keeps it there', () => {
    expect(planSections(plan, '2026-11-24', ({ id }) => id === 'choose-energy').doneBefore).toEqual([]);
  });
});

describe('the progress of a plan', () => {
  it('counts every task, including completed ones, and no event', () => {
    expect(planProgress(plan)).toEqual({ done: 2, all: 6 });
  });
});

describe('the next tasks of a plan', () => {
  it('are the first three that the mover can do', () => {
    expect(nextTasks(plan)).toEqual([overdue, readings, paperForm]);
    expect(nextTasks([overdue, readings, paperForm, { ...overdue, id: 'council' }])).toEqual([
      overdue,
      readings,
      paperForm,
    ]);
  });
});
