import { ApiError, enrolmentEndpoints, generalProblem, networkProblem, orderEndpoints } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, renderWithRuntime, type TestRuntime } from '@home-move/ui/testing';
import { act, screen } from '@testing-library/react';
import { anOrderStream } from '../testing/order-stream';
import { anOrder, answerOrders } from '../testing/orders';
import { YourMovePage } from './your-move.page';

const submitted = anOrder({ status: 'submitted', history: [] });
const accepted = anOrder({ status: 'accepted' });
const news = () => screen.getByRole('status');

/** The page of a mover whose enrolment has version 7, following its updates. */
async function followed() {
  const enrolment = anEnrolment({ version: 7 });
  const runtime = createTestRuntime({ enrolment });
  answerOrders(runtime, [submitted]);
  const stream = anOrderStream(runtime);
  const { unmount } = renderWithRuntime(<YourMovePage enrolment={enrolment} />, runtime);
  expect(await screen.findByText('Submitted')).toBeVisible();
  return { runtime, stream, unmount };
}

/** How often the page has requested this path. */
const requestsOf = (runtime: TestRuntime, { path }: { readonly path: string }) =>
  runtime.recorded.calls.filter((call) => call.path === path).length;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('an open page [ORDER-27]', () => {
  it('shows a new status without a reload, announces it once, and loads the enrolment again', async () => {
    const { runtime, stream } = await followed();
    await stream.announce(7);
    expect(requestsOf(runtime, orderEndpoints.orders)).toBe(1);
    runtime.answer(enrolmentEndpoints.mine, () => anEnrolment({ version: 8 }));
    answerOrders(runtime, [accepted], '2026-11-20T11:05:00.000Z');
    await stream.announce(8);
    expect(await screen.findByText('Updated 11:05am.')).toBeVisible();
    expect(screen.getByText('Accepted')).toBeVisible();
    expect(news()).toHaveTextContent('Electricity and gas: Accepted.');
    expect(runtime.enrolment.get()?.version).toBe(8);
    await stream.announce(8);
    expect(requestsOf(runtime, orderEndpoints.orders)).toBe(2);
  });

  it('opens the next stream when the server ends one, and closes it when the mover leaves', async () => {
    const { stream, unmount } = await followed();
    await stream.end();
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(stream.opened()).toBe(2);
    unmount();
    expect(stream.closed()).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(stream.opened()).toBe(2);
  });

  it.each([
    ['TOO_MANY_REQUESTS', 2],
    ['UNAUTHENTICATED', 1],
  ] as const)('after %s has requested %d streams in 15 seconds', async (code, count) => {
    const { runtime, stream } = await followed();
    await stream.end();
    runtime.answer(orderEndpoints.changes, () => Promise.reject(new ApiError(generalProblem(code))));
    await act(() => jest.advanceTimersByTimeAsync(500));
    const before = requestsOf(runtime, orderEndpoints.changes) - 1;
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(requestsOf(runtime, orderEndpoints.changes) - before).toBe(count);
  });
});

it('requests the orders again at the next message after a failure, even if the version is unchanged', async () => {
  const { runtime, stream } = await followed();
  runtime.answer(enrolmentEndpoints.mine, () => anEnrolment({ version: 8 }));
  runtime.answer(orderEndpoints.orders, () => Promise.reject(new ApiError(networkProblem)));
  await stream.announce(8);
  expect(await screen.findByText(/These are your orders as they were at/)).toBeVisible();
  answerOrders(runtime, [accepted], '2026-11-20T11:05:00.000Z');
  await stream.announce(8);
  expect(await screen.findByText('Accepted')).toBeVisible();
});
