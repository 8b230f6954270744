import {
  ApiError,
  enrolmentEndpoints,
  moveDateEndpoints,
  networkProblem,
  planEndpoints,
  type MoveDatePreview,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { useEnrolment } from '@home-move/ui';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEntry, aPlan, aPlanRuntime, dayLines } from '../testing/move-plan';
import { MovePlanPage } from './move-plan.page';

const enrolment = anEnrolment({ moveInDate: '2026-11-27' });

const planOf = (moveInDate: string) => aPlan({ moveInDate, entries: [anEntry({ date: moveInDate })] });
const preview: MoveDatePreview = { from: '2026-11-27', to: '2026-12-16', effects: [], fingerprint: 'seen' };

/** The page for the runtime's current enrolment, as the journey's root renders it. */
function CurrentPlanPage() {
  const current = useEnrolment();
  return current && <MovePlanPage enrolment={current} />;
}

function renderCurrentPlan() {
  const runtime = aPlanRuntime(aPlan(), { enrolment });
  runtime.answer(planEndpoints.plan, () => planOf(runtime.enrolment.get()?.moveInDate ?? ''));
  runtime.answer(enrolmentEndpoints.mine, () => runtime.enrolment.get() ?? enrolment);
  runtime.answer(moveDateEndpoints.preview, () => preview);
  runtime.answer(moveDateEndpoints.change, () => ({
    isChanged: true,
    refusedBy: null,
    effects: [],
    enrolment: { ...enrolment, moveInDate: '2026-12-16', version: enrolment.version + 1 },
  }));
  return renderWithRuntime(<CurrentPlanPage />, runtime);
}

/** Hidden from readers until the dialog has closed. */
const moveDate = async () => within(await screen.findByRole('region', { name: 'Your move date' }));

describe('a move-in date changed in the plan', () => {
  it('moves the days of the plan using only the keyboard, and keeps the entered readings', async () => {
    const user = userEvent.setup();
    const { container, runtime } = renderCurrentPlan();
    await user.type(await screen.findByRole('textbox', { name: 'Electricity' }), '12345');
    screen.getByRole('button', { name: 'Change my move date' }).focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'My move date changed' }));
    await user.type(dialog.getByLabelText('Day'), '16122026{Enter}');
    await user.click(await dialog.findByRole('button', { name: 'Change the date' }));

    expect(await dialog.findByText(/^Your move-in date is now 16\sDec\s2026\.$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect((await moveDate()).getByText(/^16\sDec\s2026$/)).toBeVisible();
    expect(await dayLines(/^16\sDec\s2026$/)).toEqual([expect.stringMatching(/^Move in/)]);
    expect(screen.queryByRole('heading', { name: /^27\sNov\s2026$/ })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Electricity' })).toHaveValue('12345');
    expect(runtime.recorded.calls.map(({ method, path }) => `${method} ${path}`)).not.toContain(
      'PUT /enrolment/meter-readings',
    );
    await expectNoViolations(container);
  });

  it('shows no day of the date before when the new plan does not load, and can be requested again', async () => {
    const user = userEvent.setup();
    const { container, runtime } = renderCurrentPlan();
    await user.click(await screen.findByRole('button', { name: 'Change my move date' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'My move date changed' }));
    await user.type(dialog.getByLabelText('Day'), '16122026{Enter}');
    runtime.answer(planEndpoints.plan, () => Promise.reject(new ApiError(networkProblem)));
    await user.click(await dialog.findByRole('button', { name: 'Change the date' }));
    await user.click(await dialog.findByRole('button', { name: 'Close' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(networkProblem.title);
    expect(screen.queryByRole('region', { name: 'Day by day' })).not.toBeInTheDocument();
    await expectNoViolations(container);
    runtime.answer(planEndpoints.plan, () => planOf('2026-12-16'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await dayLines(/^16\sDec\s2026$/)).toHaveLength(1);
  });

  it('stays as it was when the date in the dialog is not possible, without an error of the page', async () => {
    const user = userEvent.setup();
    renderCurrentPlan();
    await user.click(await screen.findByRole('button', { name: 'Change my move date' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'My move date changed' }));
    await user.type(dialog.getByLabelText('Day'), '31022026{Enter}');

    expect(await dialog.findByText('Invalid')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Enter at least one reading')).not.toBeInTheDocument();
    expect(await dayLines(/^27\sNov\s2026$/)).toHaveLength(1);
  });
});
