import { invitationEndpoints, otpEndpoints, problem, stepAt } from '@home-move/contract';
import { anInvitation } from '@home-move/contract/testing';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Routes } from '../routes';
import { failWith } from '../testing/a-journey';
import { aVerifyLink, confirm, heading, postcode } from '../testing/a-verify-link';

function anInvitedMover() {
  const runtime = aVerifyLink();
  runtime.answer(invitationEndpoints.read, () => anInvitation());
  runtime.answer(invitationEndpoints.object, () => {
    // The response of the link from then on.
    runtime.answer(otpEndpoints.channelDetails, failWith('INVALID_LINK'));
    runtime.answer(invitationEndpoints.read, failWith('NOT_FOUND'));
  });
  return runtime;
}

const notMine = () => screen.findByRole('button', { name: 'These details are not mine' });
const notWanted = () => screen.findByRole('button', { name: "I don't want this" });
const queryNotMine = () => screen.queryByRole('button', { name: 'These details are not mine' });

describe('the link of a partner’s invitation', () => {
  it('shows who gave us which details, and two ways out', async () => {
    const { container } = renderWithRuntime(<Routes />, anInvitedMover());

    expect(
      await screen.findByText(
        'Oakwood Lettings gave us your name, email address, mobile number, new address and moving date.',
      ),
    ).toBeVisible();
    expect(screen.getByText('They say that you agreed to this on 19 Nov 2026.')).toBeVisible();
    expect(await notMine()).toBeVisible();
    expect(await notWanted()).toBeVisible();
    expect(await postcode()).toHaveValue('');
    await expectNoViolations(container);
  });

  it.each([
    ['no partner has sent it', failWith('NOT_FOUND')],
    ['the invitation cannot be read', failWith(problem('UNEXPECTED'))],
  ])('shows the form only when %s', async (_why, answer) => {
    const user = userEvent.setup({ delay: null });
    const runtime = aVerifyLink();
    runtime.answer(invitationEndpoints.read, answer);
    renderWithRuntime(<Routes />, runtime);

    await confirm(user);

    await waitFor(() => expect(runtime.recorded.navigations).toHaveLength(1));
    expect(screen.queryByText(/ gave us your name/)).not.toBeInTheDocument();
    expect(queryNotMine()).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('lets the mover continue while the invitation loads', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aVerifyLink();
    runtime.answer(invitationEndpoints.read, () => new Promise<never>(() => undefined));
    renderWithRuntime(<Routes />, runtime);

    await confirm(user);

    await waitFor(() => expect(runtime.recorded.navigations).toHaveLength(1));
    expect(queryNotMine()).not.toBeInTheDocument();
  });

  it.each([
    ['These details are not mine', notMine, 'not-mine'],
    ["I don't want this", notWanted, 'not-wanted'],
  ])('replaces the page once "%s" has deleted the details', async (_label, button, reason) => {
    const user = userEvent.setup({ delay: null });
    const { container, runtime } = renderWithRuntime(<Routes />, anInvitedMover());
    await user.type(await postcode(), 'mk40');

    await user.click(await button());

    expect(await screen.findByRole('heading', { level: 1, name: 'Your details are deleted' })).toHaveFocus();
    expect(runtime.recorded.calls).toContainEqual(
      expect.objectContaining({
        path: '/invitation/objection',
        input: { body: { token: 'demo-lettings', reason } },
      }),
    );
    expect(screen.getByText(/^Oakwood Lettings and its partners can't send you invitations any more\./)).toBeVisible();
    expect(screen.queryByLabelText('Postcode of your new home')).not.toBeInTheDocument();
    expect(document.title).toBe('Your details are deleted - Home Move');
    expect(runtime.storage.get('onboarding')).toEqual({});
    await expectNoViolations(container);
  });

  it('leaves no address with the token behind when the mover then starts with their own details', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = renderWithRuntime(<Routes />, anInvitedMover());
    await user.click(await notWanted());

    await user.click(await screen.findByRole('button', { name: 'Start with your own details' }));

    expect(runtime.recorded.navigations).toEqual([{ path: '/pending/personal-details', replace: true }]);
  });

  it('does not work any more when the mover comes back to it', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = renderWithRuntime(<Routes />, anInvitedMover());
    const link = runtime.currentStep.get();
    await user.click(await notMine());
    await screen.findByRole('heading', { level: 1, name: 'Your details are deleted' });

    const path = '/pending/personal-details';
    const elsewhere = stepAt(path);
    act(() => runtime.currentStep.set(elsewhere && { ...elsewhere, path }));
    await screen.findByRole('heading', { level: 1, name: "Let's check your personal details." });
    act(() => runtime.currentStep.set(link));

    expect(await screen.findByText(/^The link may be too old/)).toBeVisible();
    expect(await heading()).toHaveTextContent('This link does not work');
  });

  it('keeps the page and its values when the details could not be deleted, and can be repeated', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = anInvitedMover();
    runtime.answer(invitationEndpoints.object, failWith(problem('UNAVAILABLE')));
    renderWithRuntime(<Routes />, runtime);
    await user.type(await postcode(), 'mk40');

    await user.click(await notMine());
    expect(await screen.findByRole('alert')).toHaveTextContent('We are not ready yet.');
    expect(await postcode()).toHaveValue('mk40');

    runtime.answer(invitationEndpoints.object, () => undefined);
    await user.click(await notMine());
    expect(await screen.findByRole('heading', { level: 1, name: 'Your details are deleted' })).toBeVisible();
  });
});
