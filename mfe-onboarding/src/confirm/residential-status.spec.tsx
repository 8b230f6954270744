import { enrolmentEndpoints, networkProblem } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Routes } from '../routes';
import { commits, confirm, full, setup } from '../testing/a-confirm-screen';
import { at, aWorld, failWith } from '../testing/a-journey';

describe('the residential status', () => {
  const { address, simpleAddress } = anEnrolment();
  const unknown = { residentialStatus: 0 } as const;
  const status = () => screen.findByLabelText('Residential status');

  it('shows the residential status alongside the details, and explains the lookup after Continue', async () => {
    const { runtime } = aWorld({ path: '/onboarding/confirm', journey: full, enrolment: unknown });
    const { container } = renderWithRuntime(<Routes />, runtime);

    expect(await status()).toHaveValue('');
    expect(await screen.findByRole('option', { name: 'Home owner' })).toBeInTheDocument();
    expect(screen.getByText(/^When you continue, we look up the meters at this address/)).toBeVisible();
    await expectNoViolations(container);
  });

  it('is required, keeps its place while a detail is edited, and is saved before the commit', async () => {
    const user = setup();
    const { runtime } = aWorld({ path: '/onboarding/confirm', journey: full, enrolment: unknown });
    renderWithRuntime(<Routes />, runtime);
    await screen.findByRole('option', { name: 'Home owner' });

    await user.click(await confirm());
    expect(await status()).toHaveAccessibleDescription('Error: Please select an option');
    expect(await status()).toHaveFocus();
    expect(commits(runtime)).toEqual([]);

    await user.selectOptions(await status(), 'Home owner');
    act(() => runtime.currentStep.set(at('/onboarding/edit/firstName')));
    expect(await screen.findByLabelText('First name')).toBeVisible();
    act(() => runtime.currentStep.set(at('/onboarding/confirm')));
    expect(await status()).toHaveValue('200');

    await user.click(await confirm());
    await waitFor(() => expect(commits(runtime)).toHaveLength(1));
    expect(
      runtime.recorded.calls.filter(({ method, path }) => method !== 'GET' && path !== '/onboarding/journey'),
    ).toMatchObject([
      { method: 'PUT', path: '/enrolment-auth', input: { body: { residentialStatus: 200 } } },
      { method: 'POST', path: '/onboarding/commit-journey' },
    ]);
  });

  it('is left to the next page while its choices do not load', async () => {
    const user = setup();
    const { runtime } = aWorld({ path: '/onboarding/confirm', journey: full, enrolment: unknown });
    runtime.answer(enrolmentEndpoints.residentialStatuses, failWith(networkProblem));
    renderWithRuntime(<Routes />, runtime);

    await user.click(await confirm());
    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment', replace: true }]));
  });

  it('leaves nothing to ask, so that the moving details are skipped once', async () => {
    const user = setup();
    const committed = { address, simpleAddress, moveInDate: '2026-11-27' };
    const { runtime } = aWorld({ path: '/onboarding/confirm', journey: full, enrolment: unknown, committed });
    renderWithRuntime(<Routes />, runtime);
    await screen.findByRole('option', { name: 'Home owner' });
    await user.selectOptions(await status(), 'Home owner');
    await user.click(await confirm());
    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment', replace: true }]));

    act(() => runtime.currentStep.set(at('/enrolment/moving-details')));
    await waitFor(() =>
      expect(runtime.recorded.navigations.at(-1)).toEqual({ path: '/enrolment/product-selection', replace: false }),
    );
    expect(screen.queryByRole('heading', { name: 'About your new home' })).not.toBeInTheDocument();

    act(() => runtime.currentStep.set(at('/onboarding/edit/firstName')));
    act(() => runtime.currentStep.set(at('/enrolment/moving-details')));
    expect(await screen.findByRole('heading', { name: 'About your new home' })).toBeVisible();
  });

  it.each([
    ['date', { address, simpleAddress, moveInDate: null }],
    ['address', { address: null, simpleAddress: null, moveInDate: '2026-11-27' }],
  ])('does not skip the moving details without a %s', async (_what, missing) => {
    const user = setup();
    const { runtime } = aWorld({ path: '/onboarding/confirm', journey: full, committed: missing });
    runtime.answer(enrolmentEndpoints.addresses, () => []);
    renderWithRuntime(<Routes />, runtime);
    await user.click(await confirm());
    await waitFor(() => expect(runtime.recorded.navigations).toHaveLength(1));

    act(() => runtime.currentStep.set(at('/enrolment/moving-details')));
    expect(await screen.findByRole('heading', { name: 'About your new home' })).toBeVisible();
    expect(runtime.recorded.navigations).toHaveLength(1);
  });
});
