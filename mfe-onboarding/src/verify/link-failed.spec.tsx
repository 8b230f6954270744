import { networkProblem, otpEndpoints, problem, type ValidationResult } from '@home-move/contract';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Routes } from '../routes';
import { failWith } from '../testing/a-journey';
import { aVerifyLink, confirm, heading, postcode } from '../testing/a-verify-link';

describe('an expired link', () => {
  it('explains itself, with next steps and how to reach support', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aVerifyLink();
    runtime.answer(otpEndpoints.channelDetails, failWith(problem('INVALID_LINK')));
    const { container } = renderWithRuntime(<Routes />, runtime);

    expect(await heading()).toHaveTextContent('This link does not work');
    const { email, phone } = runtime.brand.support;
    expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
    await expectNoViolations(container);

    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await user.click(screen.getByRole('button', { name: 'Start with my own details' }));
    expect(runtime.recorded.navigations.map((navigation) => navigation.path)).toEqual([
      '/login',
      '/pending/personal-details',
    ]);
  });

  it('leads to the password login when the brand has no code login', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aVerifyLink({ flags: { 'otp-login': false } });
    runtime.answer(otpEndpoints.channelDetails, failWith(problem('INVALID_LINK')));
    renderWithRuntime(<Routes />, runtime);

    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/log-in', replace: true }]);
  });

  it.each<[ValidationResult, string, RegExp, number]>([
    [4, 'Your account is locked', /locked.*did not match 3 times.*Monday to Friday, 9am to 5pm/, 0],
    [5, 'This link does not work', /^Incorrect Token Error!$/, 2],
    [9, 'Your details were removed', /removed, because you asked us to forget them/, 0],
  ])('replaces the form at result %i', async (result, title, message, ways) => {
    const user = userEvent.setup({ delay: null });
    const runtime = aVerifyLink();
    runtime.answer(otpEndpoints.validatePostcode, failWith(problem('DETAILS_NOT_CONFIRMED', { result })));
    const { container } = renderWithRuntime(<Routes />, runtime);

    await confirm(user);

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByLabelText('Postcode of your new home')).not.toBeInTheDocument();
    expect(screen.queryAllByRole('button')).toHaveLength(ways);
    await expectNoViolations(container);
  });
});

describe('when a one-time-password call redirects', () => {
  it.each([
    ['a 401 to login [OTP-13]', problem('UNAUTHENTICATED'), '/log-in', '/login'],
    ['a journey that is over to log in [OTP-22]', problem('POSTCODE_VALIDATION_COMPLETED'), '/log-in', '/log-in'],
    [
      'a journey that is over to a code, where movers log in by one',
      problem('POSTCODE_VALIDATION_COMPLETED'),
      '/login',
      '/login',
    ],
  ])('%s, when the link opens and when it is confirmed', async (_what, found, loginPath, to) => {
    const session = { routeConfig: { loginPath } };
    const onOpening = aVerifyLink({ session });
    onOpening.answer(otpEndpoints.channelDetails, failWith(found));
    const { unmount } = renderWithRuntime(<Routes />, onOpening);
    await waitFor(() => expect(onOpening.recorded.navigations).toEqual([{ path: to, replace: true }]));
    unmount();

    const user = userEvent.setup({ delay: null });
    const onConfirming = aVerifyLink({ session });
    onConfirming.answer(otpEndpoints.validatePostcode, failWith(found));
    renderWithRuntime(<Routes />, onConfirming);
    await confirm(user);
    expect(onConfirming.recorded.navigations).toEqual([{ path: to, replace: true }]);
  });
});

describe('while the link is loading', () => {
  it('shows a loading text', async () => {
    const runtime = aVerifyLink();
    runtime.answer(otpEndpoints.channelDetails, () => new Promise(() => undefined));
    const { container } = renderWithRuntime(<Routes />, runtime);

    expect(await screen.findByText('Opening your link')).toBeVisible();
    await expectNoViolations(container);
  });

  it('shows that our service was not reached, and opens on the next attempt', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aVerifyLink();
    runtime.answer(otpEndpoints.channelDetails, failWith(networkProblem));
    const { container } = renderWithRuntime(<Routes />, runtime);

    expect(await heading()).toHaveTextContent('Your link did not open');
    expect(screen.getByRole('alert')).toHaveTextContent('We could not reach our service.');
    await expectNoViolations(container);

    runtime.answer(otpEndpoints.channelDetails, () => ({ channel: 'email', contactDetails: 's•••@example.test' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await postcode()).toBeVisible();
  });
});
