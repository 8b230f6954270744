import { networkProblem, onboardingEndpoints, problem } from '@home-move/contract';
import { saveDraft } from '@home-move/ui';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { Routes } from '../routes';
import { aConfirmScreen, commits, confirm, full, setup } from '../testing/a-confirm-screen';
import { failWith } from '../testing/a-journey';

describe('Confirm', () => {
  it('commits the journey once, without a payload, and leads to the move [ONB-19, ONB-20]', async () => {
    const user = setup();
    const { runtime } = aConfirmScreen();
    renderWithRuntime(<Routes />, runtime);

    await user.dblClick(await confirm());

    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment', replace: true }]));
    expect(commits(runtime)).toMatchObject([{ method: 'POST', input: {} }]);
    expect(commits(runtime)[0]?.input).toEqual({});
    expect(commits(runtime)[0]?.idempotencyKey).toMatch(/^\S{16,}$/);
    expect(runtime.session.get().loggedIn).toBe(true);
  });

  it('removes the values entered on the screen from the browser', async () => {
    const user = setup();
    const { runtime } = aConfirmScreen();
    saveDraft(runtime.storage, 'confirm', { residentialStatus: 1 });
    renderWithRuntime(<Routes />, runtime);

    await user.click(await confirm());

    await waitFor(() => expect(runtime.recorded.navigations).toHaveLength(1));
    expect(JSON.stringify(runtime.storage.get('onboarding') ?? {})).not.toContain('residentialStatus');
  });

  it('shows a failure, and retries with the same idempotency key [ONB-21]', async () => {
    const user = setup();
    const { runtime } = aConfirmScreen();
    runtime.answer(onboardingEndpoints.commit, failWith(networkProblem));
    const { container } = renderWithRuntime(<Routes />, runtime);

    await user.click(await confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Something went wrong/);
    await expectNoViolations(container);
    await user.click(await confirm());

    await waitFor(() => expect(commits(runtime)).toHaveLength(2));
    expect(new Set(commits(runtime).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(runtime.recorded.navigations).toEqual([]);
  });

  it('shows only the general sentence for a fault of ours [ONB-21]', async () => {
    const user = setup();
    const { runtime } = aConfirmScreen();
    runtime.answer(onboardingEndpoints.commit, failWith('UNEXPECTED'));
    renderWithRuntime(<Routes />, runtime);

    await user.click(await confirm());
    expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong');
  });

  it('names the missing details', async () => {
    const user = setup();
    const { runtime } = aConfirmScreen();
    const errors = { emailAddress: 'We need your email to continue' };
    runtime.answer(onboardingEndpoints.commit, failWith(problem('DETAILS_MISSING', { errors })));
    renderWithRuntime(<Routes />, runtime);

    await user.click(await confirm());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Something went wrong');
    expect(alert).toHaveTextContent('We still need: Email address.');
    expect(alert).toHaveFocus();
  });

  it('shows the current values when another tab’s change caused the failure', async () => {
    const user = setup();
    const { runtime, world } = aConfirmScreen();
    runtime.answer(onboardingEndpoints.commit, failWith('CONFLICT'));
    renderWithRuntime(<Routes />, runtime);

    await confirm();
    world.journey = { ...full, firstName: 'Samuel', version: 2 };
    await user.click(await confirm());

    expect(await screen.findByText('Samuel')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Something changed since you opened this page. Check it and try again.',
    );
  });
});
