import { ApiError, enrolmentEndpoints, problem, type Enrolment } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { savedUpdates } from '../testing/confirmation-runtime';
import { box, renderSelection } from '../testing/product-selection';
import { ProductSelectionPage } from './product-selection.page';

/** Renders the page; saving returns the enrolment with the changes in `saved`. */
function show(enrolment: Enrolment, saved: Partial<Enrolment> = {}) {
  return renderSelection(enrolment, (runtime) => {
    runtime.answer(enrolmentEndpoints.update, () => ({ ...enrolment, ...saved }));
  });
}

const energy = () => box('Energy');

describe('the product selection page', () => {
  it('offers energy, unticked, for the address of the move', async () => {
    const { container } = show(anEnrolment());

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What shall we set up?');
    expect(energy()).not.toBeChecked();
    expect(energy()).toHaveAccessibleDescription('Electricity and gas for 14 Castle Road');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.getByText(/^Moving in on/)).toHaveTextContent('Moving in on 27 Nov 2026');
    await expectNoViolations(container);
  });

  it('saves the choice and continues to energy usage', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = show(anEnrolment(), { energyConsented: true, energyOptIn: 1 });

    await user.click(energy());
    await user.click(screen.getByRole('button', { name: 'Continue with 1 service' }));

    expect(runtime.recorded.calls).toMatchObject([
      { method: 'PUT', path: '/enrolment-auth', input: { body: { energyOptIn: 1, entertainmentOptIn: 0 } } },
    ]);
    expect(runtime.enrolment.get()?.energyOptIn).toBe(1);
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/usage', replace: false }]);
  });

  it('lets the mover continue without a service, and shows that nothing is chosen', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = show(anEnrolment(), { energyConsented: false });

    expect(screen.getByRole('status')).toHaveTextContent(
      'You have not chosen anything yet. That is fine, you can still do it later.',
    );
    await user.click(screen.getByRole('button', { name: 'Continue without services' }));

    expect(runtime.recorded.calls[0]?.input).toEqual({ body: { energyOptIn: 0, entertainmentOptIn: 0 } });
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/confirmation', replace: false }]);
  });

  it('ticks a service that the brand preselects, and lets the mover untick it', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = show(anEnrolment({ energyOfferedStatus: 3 }));

    expect(energy()).toBeChecked();
    await user.click(energy());
    await user.click(screen.getByRole('button', { name: 'Continue without services' }));

    expect(runtime.recorded.calls[0]?.input).toEqual({ body: { energyOptIn: 0, entertainmentOptIn: 0 } });
  });

  it('keeps a mandatory service ticked, and names who requires it', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime, container } = show(anEnrolment({ energyOfferedStatus: 4 }));

    expect(energy()).toBeChecked();
    expect(energy()).toBeDisabled();
    expect(energy()).toHaveAccessibleDescription(
      'Electricity and gas for 14 Castle Road. Home Move asks everyone who moves in to set this up.',
    );
    await user.click(screen.getByRole('button', { name: 'Continue with 1 service' }));

    expect(runtime.recorded.calls[0]?.input).toEqual({ body: { energyOptIn: 1, entertainmentOptIn: 0 } });
    await expectNoViolations(container);
  });

  it('keeps an earlier choice over a preselection', async () => {
    show(anEnrolment({ energyOfferedStatus: 3, energyConsented: false, energyOptIn: 0 }));

    // The announcement of consequences is a lazy chunk, which completes the page.
    await waitFor(() => expect(document.querySelector('[aria-live]')).toBeInTheDocument());
    expect(energy()).not.toBeChecked();
  });

  it('does not change a service that is set up', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = show(anEnrolment({ energyConsented: true, energyOptIn: 1, energyComplete: true }));

    expect(energy()).toBeChecked();
    expect(energy()).toBeDisabled();
    expect(energy()).toHaveAccessibleDescription('You have set this up.');
    await user.click(screen.getByRole('button', { name: 'Continue with 1 service' }));

    expect(runtime.recorded.calls.map(({ input }) => input)).toEqual([{ body: { entertainmentOptIn: 0 } }]);
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/confirmation', replace: false }]);
  });

  it('explains that energy has to wait while the move is too far ahead, and continues to the confirmation [USAGE-27]', async () => {
    const user = userEvent.setup({ delay: null });
    const tooEarly = { isMoveInDateInRange: false };
    const { runtime } = show(anEnrolment(tooEarly), { ...tooEarly, energyConsented: true, energyOptIn: 1 });

    expect(energy()).toHaveAccessibleDescription(
      /Unfortunately we cannot complete your energy set up until you are 14 days of moving in to your new property\.$/,
    );
    await user.click(energy());
    await user.click(screen.getByRole('button', { name: 'Continue with 1 service' }));

    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/confirmation', replace: false }]);
  });

  it('explains that there is nothing to choose when the brand offers nothing', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime, container } = show(anEnrolment({ energyOfferedStatus: 2 }), { energyConsented: false });

    expect(screen.getByText('There is nothing to set up here for this home.')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await expectNoViolations(container);
    await user.click(screen.getByRole('button', { name: 'Continue without services' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/confirmation', replace: false }]);
  });

  it('keeps the choice when saving fails, and saves it at the next attempt', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = show(anEnrolment());
    runtime.answer(enrolmentEndpoints.update, () => {
      throw new ApiError(problem('UNEXPECTED', { incident: 'i-1' }));
    });

    await user.click(energy());
    await user.click(screen.getByRole('button', { name: 'Continue with 1 service' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sorry we have encountered some difficulties. Please try again in a moment.',
    );
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(energy()).toBeChecked();

    runtime.answer(enrolmentEndpoints.update, () => anEnrolment({ energyConsented: true, energyOptIn: 1 }));
    await user.click(screen.getByRole('button', { name: 'Continue with 1 service' }));
    expect(runtime.recorded.navigations).toHaveLength(1);
  });

  it('keeps ticked services across a reload until they are saved', async () => {
    const user = userEvent.setup({ delay: null });
    const enrolment = anEnrolment({ entertainmentOfferedStatus: 3 });
    const { runtime, unmount } = show(enrolment);
    await user.click(energy());
    await user.click(screen.getByRole('checkbox', { name: /Broadband/ }));
    unmount();

    renderWithRuntime(<ProductSelectionPage enrolment={enrolment} />, runtime);
    expect(energy()).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Broadband/ })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Continue with 1 service' }));
    expect(savedUpdates(runtime)).toEqual([{ energyOptIn: 1, entertainmentOptIn: 0 }]);
    expect(runtime.storage.get('onboarding')).toEqual({});
  });

  it('goes back to the moving details', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = show(anEnrolment());

    await user.click(screen.getByRole('button', { name: 'Back' }));

    expect(runtime.recorded.backs).toEqual(['/enrolment/moving-details']);
  });
});
