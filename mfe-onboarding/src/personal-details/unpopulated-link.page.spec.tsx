import {
  accountEndpoints,
  ApiError,
  enrolmentEndpoints,
  networkProblem,
  problem,
  stepAt,
  type LogInLink,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import {
  createTestRuntime,
  expectNoViolations,
  renderWithRuntime,
  type TestRuntimeOptions,
} from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Routes } from '../routes';
import { tokens } from '../testing/a-journey';

const opened: LogInLink = { result: 5, token: tokens };
const path = '/pending/personal-details/unpopulated/bare-link';
const bare = anEnrolment({ status: 10, title: null, firstName: null, surname: null, dateOfBirth: null, address: null });

function aWorld(link: LogInLink, options: TestRuntimeOptions = {}) {
  const step = stepAt(path);
  const runtime = createTestRuntime({ step: step && { ...step, path }, ...options });
  runtime.answer(accountEndpoints.logInLink, () => link);
  runtime.answer(enrolmentEndpoints.mine, () => bare);
  return runtime;
}

describe('a link without details behind it', () => {
  it('opens the enrolment and requests all details and a password [ROUTE-19, VAL-13]', async () => {
    const { runtime } = renderWithRuntime(<Routes />, aWorld(opened));

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent("We couldn't find your details");
    expect(screen.getByLabelText('Create a password')).toBeVisible();
    expect(runtime.recorded.tokens).toEqual([tokens]);
    expect(runtime.recorded.calls).toMatchObject([
      { method: 'POST', path: '/account/login-link', input: { body: { token: 'bare-link' } } },
      { method: 'GET', path: '/enrolment-auth' },
    ]);
    expect(runtime.recorded.navigations).toEqual([]);
  });

  it('leads to the same form without the token when the enrolment is marked as unpopulated', async () => {
    const runtime = aWorld(opened);
    runtime.answer(enrolmentEndpoints.mine, () => ({ ...bare, isUnpopulated: true }));
    renderWithRuntime(<Routes />, runtime);

    await screen.findByText('Opening your link');
    expect(runtime.recorded.tokens).toEqual([tokens]);
    expect(runtime.recorded.navigations).toEqual([{ path: '/pending/personal-details', replace: true }]);
  });

  it.each<[string, LogInLink, string]>([
    ['details to confirm', { result: 0, confirmToken: 'a/b' }, '/confirm-details/a%2Fb'],
    ['details confirmed earlier', { result: 1, confirmToken: 'c' }, '/confirm-details/c'],
    ['a password', { result: 2 }, '/log-in'],
    ['an expired link', { result: 3 }, '/'],
    ['an unknown result', { result: 9 as never }, '/'],
  ])('redirects when the link resolves to %s [VAL-13]', async (_what, link, to) => {
    const { runtime } = renderWithRuntime(<Routes />, aWorld(link));

    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: to, replace: true }]));
    expect(runtime.recorded.tokens).toEqual([]);
  });

  it('leads to the first page when it has expired [VAL-14]', async () => {
    const runtime = aWorld({ result: 3 });
    runtime.answer(accountEndpoints.logInLink, () => {
      throw new ApiError(problem('INVALID_LINK'));
    });
    renderWithRuntime(<Routes />, runtime);

    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/', replace: true }]));
  });

  it('offers a retry when our service was not reached', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld(opened);
    runtime.answer(accountEndpoints.logInLink, () => {
      throw new ApiError(networkProblem);
    });
    const { container } = renderWithRuntime(<Routes />, runtime);

    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach our service.');
    expect(runtime.recorded.navigations).toEqual([]);
    await expectNoViolations(container);

    runtime.answer(accountEndpoints.logInLink, () => opened);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent("We couldn't find your details");
  });
});
