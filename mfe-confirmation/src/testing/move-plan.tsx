import { planEndpoints, type Enrolment, type MovePlan, type PlanEntry } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, renderWithRuntime, type TestRuntime, type TestRuntimeOptions } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import { MovePlanPage } from '../move-plan/move-plan.page';

/** Move in, a week from today; name what matters. */
export const anEntry = (overrides: Partial<PlanEntry> = {}): PlanEntry => ({
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
  ...overrides,
});

/** A task that is left to do; name what matters. */
export const aTask = (overrides: Partial<PlanEntry> = {}): PlanEntry =>
  anEntry({ id: 'redirect-mail', kind: 'task', title: 'Redirect your mail', state: 'to-do', ...overrides });

const entries = [
  aTask({
    date: '2026-11-20',
    text: 'Apply early.',
    isTicked: false,
    action: { kind: 'link', url: 'https://post.example/redirect', label: 'Redirect your mail now' },
  }),
  anEntry(),
  aTask({
    id: 'meter-readings',
    title: 'Read the meters at your new home',
    text: 'Read each meter.',
    isTicked: false,
    action: { kind: 'readings', label: 'Note your readings' },
  }),
  aTask({ id: 'choose-energy', date: null, title: 'Energy is set up', text: 'You chose Glimmer.', state: 'done' }),
  aTask({
    id: 'choose-broadband',
    date: null,
    title: 'Set up your broadband',
    text: 'Choose a package.',
    action: { kind: 'step', step: 'broadband-list', label: 'See broadband packages' },
  }),
  anEntry({
    id: 'smart-meter',
    date: null,
    title: 'A smart meter is fitted',
    text: 'Glimmer agrees the day with you.',
    state: 'waiting',
    action: { kind: 'phone', number: '0800 100 200', label: 'Call us on 0800 100 200' },
  }),
];

/** Three entries with a day, three without. */
export const aPlan = (overrides: Partial<MovePlan> = {}): MovePlan => ({
  moveInDate: '2026-11-27',
  entries,
  later: [],
  meterReadings: null,
  ...overrides,
});

/** A runtime whose API returns this plan, and no calendar address. */
export function aPlanRuntime(plan: MovePlan = aPlan(), options: TestRuntimeOptions = {}): TestRuntime {
  const runtime = createTestRuntime(options);
  runtime.answer(planEndpoints.plan, () => plan);
  runtime.answer(planEndpoints.feedState, () => ({ isActive: false }));
  return runtime;
}

export function renderPlan(plan?: MovePlan, options: TestRuntimeOptions = {}, facts: Partial<Enrolment> = {}) {
  const enrolment = anEnrolment(facts);
  return renderWithRuntime(<MovePlanPage enrolment={enrolment} />, aPlanRuntime(plan, { enrolment, ...options }));
}

/** The day of the plan with this heading, once it is shown: "27 Nov 2026", "No date yet", "Later". */
export const planDay = async (name: string | RegExp) => {
  const day = (await screen.findByRole('heading', { level: 3, name })).closest('li');
  if (!day) throw new Error('the heading is of no day');
  return within(day);
};

/** The text of its entries. */
export const dayLines = async (name: string | RegExp) =>
  (await planDay(name)).getAllByRole('listitem').map((item) => item.textContent);

/** The column with the move date, the next tasks and the tools. */
export const planSide = async () => within(await screen.findByRole('complementary', { name: 'Your move at a glance' }));
