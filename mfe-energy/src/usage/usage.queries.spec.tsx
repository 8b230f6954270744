import { energyEndpoints, stepAt } from '@home-move/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aJourney,
  aSavedUsage,
  atPath,
  refused,
  renderEnergy,
  someQuotes,
  someSupply,
} from '../testing/energy-runtime';
import { submit } from '../testing/usage';

/** Lets time pass, and requests that are due with it. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function leaveAndReturn() {
  const runtime = atPath('/enrolment/energy/usage');
  runtime.answer(energyEndpoints.checkSupply, () => someSupply());
  runtime.answer(energyEndpoints.journey, () => aJourney(aSavedUsage()));
  runtime.answer(energyEndpoints.saveUsage, () => aSavedUsage());
  runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => someQuotes());
  const show = (path: string) =>
    act(() => {
      const step = stepAt(path);
      runtime.currentStep.set(step && { ...step, path });
    });
  const queries: readonly string[] = [energyEndpoints.checkSupply.path, energyEndpoints.journey.path];
  const requestedPaths = () => runtime.recorded.calls.map(({ path }) => path).filter((path) => queries.includes(path));
  const quoteRequests = () => runtime.recorded.calls.filter(({ path }) => path === '/quotes/wom');
  const usage = () => screen.findByRole('heading', { name: 'How much energy will you use?' });
  const list = () => screen.findByRole('heading', { name: 'Glimmer Track 12' });
  renderEnergy(runtime);
  return { runtime, requestedPaths, quoteRequests, usage, list, show };
}

describe('the queries for supply and journey', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it('are sent once in 30 seconds, and again after that [USAGE-23]', async () => {
    const { requestedPaths, usage, list, show } = leaveAndReturn();
    await usage();
    expect(requestedPaths()).toEqual(['/address/check-supply', '/energy-journey']);

    show('/enrolment/energy/list');
    await list();
    await pass(20_000);
    show('/enrolment/energy/usage');
    await usage();
    await pass(100);
    expect(requestedPaths()).toHaveLength(2);

    show('/enrolment/energy/list');
    await pass(30_000);
    show('/enrolment/energy/usage');
    await usage();
    await pass(100);
    expect(requestedPaths()).toEqual([
      '/address/check-supply',
      '/energy-journey',
      '/address/check-supply',
      '/energy-journey',
    ]);
  });

  it('keep the form on the page when a later request fails', async () => {
    const { runtime, requestedPaths, usage, list, show } = leaveAndReturn();
    await usage();
    show('/enrolment/energy/list');
    await list();
    runtime.answer(energyEndpoints.checkSupply, () => refused('THIRD_PARTY'));
    await pass(31_000);
    show('/enrolment/energy/usage');
    await usage();
    await pass(100);
    expect(requestedPaths()).toHaveLength(4);
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('the answers', () => {
  it('are shown as they were saved when the mover returns to the page', async () => {
    const { runtime, usage, list, show } = leaveAndReturn();
    runtime.answer(energyEndpoints.saveUsage, () => aSavedUsage({ knownUsage: 'U' }));
    await usage();
    await userEvent.click(screen.getByRole('radio', { name: 'I am not sure' }));
    await submit();
    await waitFor(() => expect(runtime.recorded.navigations).toHaveLength(1));
    show('/enrolment/energy/list');
    await list();
    show('/enrolment/energy/usage');
    await usage();
    expect(screen.getByRole('radio', { name: 'I am not sure' })).toBeChecked();
  });
});

describe('the quotes', () => {
  it('are requested again once other answers are saved', async () => {
    const { runtime, quoteRequests, usage, list, show } = leaveAndReturn();
    await usage();
    show('/enrolment/energy/list');
    await list();
    show('/enrolment/energy/usage');
    await usage();
    await submit();
    await waitFor(() => expect(runtime.recorded.navigations).toHaveLength(1));
    expect(quoteRequests()).toHaveLength(1);
    show('/enrolment/energy/list');
    await list();
    expect(quoteRequests()).toHaveLength(2);
  });
});
