import { planEndpoints, type Enrolment, type MovePlan, type PlanEntry } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, renderWithRuntime, type TestRuntime, type TestRuntimeOptions } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import { MovePlanPage } from '../move-plan/move-plan.page';

/** Move in, still to do; name what matters. */
export const anEntry = (overrides: Partial<PlanEntry> = {}): PlanEntry => ({
  id: 'move-in',
  date: '2026-11-27',
  title: 'Move in',
  text: 'From this day you pay the bills of the home.',
  state: 'to-do',
  action: null,
  isTicked: null,
  prices: [],
  reference: null,
  ...overrides,
});

const entries = [
  anEntry({
    id: 'redirect-mail',
    date: '2026-11-20',
    title: 'Redirect your mail',
    text: 'Apply early.',
    action: { kind: 'link', url: 'https://post.example/redirect', label: 'Redirect your mail now' },
  }),
  anEntry(),
  anEntry({
    id: 'meter-readings',
    title: 'Read the meters at your new home',
    text: 'Read each meter.',
    action: { kind: 'readings', label: 'Note your readings' },
  }),
  anEntry({ id: 'choose-energy', date: null, title: 'Energy is set up', text: 'You chose Glimmer.', state: 'done' }),
  anEntry({
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

/** The part of the plan under this heading, once it is shown. */
export const planList = async (name: string) => within(await screen.findByRole('region', { name }));

/** The text of its entries. */
export const planLines = async (name: string) =>
  (await planList(name)).getAllByRole('listitem').map((item) => item.textContent);
