import { ApiError, networkProblem, problem, stepAt } from '@home-move/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { RemoteName } from '../runtime/runtime-context';
import { renderWithRuntime } from '../testing/render-with-runtime';
import { createTestRuntime } from '../testing/test-runtime';
import { useAction } from './use-action';

const path = '/enrolment/energy/list';

function aRuntime() {
  const match = stepAt(path);
  return createTestRuntime({ step: match && { ...match, path } });
}

/** Renders in the agent's panel, next to a step of energy. */
function show(action: () => Promise<void>) {
  const runtime = aRuntime();
  function Page() {
    const { run, busy, problem: found } = useAction(action);
    return (
      <button type="button" onClick={() => void run()}>
        {busy ? 'busy' : 'idle'}, {found?.code ?? 'fine'}
      </button>
    );
  }
  renderWithRuntime(
    <RemoteName value="telephony">
      <Page />
    </RemoteName>,
    runtime,
  );
  return { runtime, press: () => userEvent.click(screen.getByRole('button')) };
}

it('ignores a second run while the first is under way', async () => {
  let finish: () => void = () => undefined;
  const action = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { press } = show(action);
  await press();
  await press();
  expect(await screen.findByText('busy, fine')).toBeVisible();
  finish();
  expect(await screen.findByText('idle, fine')).toBeVisible();
  expect(action).toHaveBeenCalledTimes(1);
});

it('keeps the problem of a failed run until the next one', async () => {
  const action = jest.fn(() => Promise.resolve());
  action.mockRejectedValueOnce(new ApiError(problem('CONFLICT')));
  const { press, runtime } = show(action);
  await press();
  expect(await screen.findByText('idle, CONFLICT')).toBeVisible();
  await press();
  expect(await screen.findByText('idle, fine')).toBeVisible();
  expect(runtime.recorded.reports).toEqual([]);
});

it('reports nothing when the service does not respond', async () => {
  const { press, runtime } = show(() => Promise.reject(new ApiError(networkProblem)));
  await press();
  expect(await screen.findByText('idle, NETWORK')).toBeVisible();
  expect(runtime.recorded.reports).toEqual([]);
});

it('counts an equal problem of the next run as another one, so that its notice takes the focus again', async () => {
  const error = new ApiError(networkProblem);
  const problems = new Set<unknown>();
  function Page() {
    const { run, problem: found } = useAction(() => Promise.reject(error));
    useEffect(() => {
      if (found) problems.add(found);
    }, [found]);
    return (
      <button type="button" onClick={() => void run()}>
        Save
      </button>
    );
  }
  renderWithRuntime(<Page />);
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  await waitFor(() => expect(problems.size).toBe(1));
  await save();
  await waitFor(() => expect(problems.size).toBe(2));
});

it('reports an unexpected error, and does not show it as a failed connection', async () => {
  const error = new TypeError("Cannot read properties of undefined (reading 'tariff')");
  const { press, runtime } = show(() => Promise.reject(error));
  await press();
  expect(await screen.findByText('idle, UNEXPECTED')).toBeVisible();
  expect(runtime.recorded.reports).toEqual([{ error, remote: 'telephony', phase: 'submit' }]);
});
