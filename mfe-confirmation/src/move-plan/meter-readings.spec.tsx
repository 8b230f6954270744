import { ApiError, planEndpoints, problem } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlan, aTask, dayLines, planDay, renderPlan } from '../testing/move-plan';
import { MovePlanPage } from './move-plan.page';

describe('meter readings', () => {
  const electricity = () => screen.findByRole('textbox', { name: 'Electricity' });
  const gas = () => screen.getByRole('textbox', { name: 'Gas' });
  const save = () => screen.getByRole('button', { name: 'Save readings' });
  const noted = { readOn: '2026-11-20', electricity: '00123', electricityNight: null, gas: '4567' };

  it('are saved as digits, with today as the day, and the plan follows', async () => {
    const user = userEvent.setup();
    const { runtime } = renderPlan();
    const done = aTask({
      id: 'meter-readings',
      title: 'Read the meters',
      text: 'You noted gas 4567.',
      date: '2026-11-27',
      state: 'done',
    });
    runtime.answer(planEndpoints.saveReadings, ({ body }) => aPlan({ entries: [done], meterReadings: body }));
    await user.type(await electricity(), '00 123');
    await user.type(gas(), '4567');
    await user.click(save());

    expect(await screen.findByText('Your readings are saved.')).toBeVisible();
    expect(runtime.recorded.calls.at(-1)?.input.body).toEqual(noted);
    expect(await dayLines(/^27\sNov\s2026$/)).toEqual(['Read the metersDoneYou noted gas 4567.']);
    expect(await electricity()).toHaveValue('00123');
  });

  it('show those noted before', async () => {
    renderPlan(aPlan({ meterReadings: { ...noted, readOn: '2026-11-18' } }));

    expect(await electricity()).toHaveValue('00123');
    expect(gas()).toHaveValue('4567');
    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveValue('18');
  });

  it('need a reading, and the focus moves to the first field with an error', async () => {
    const user = userEvent.setup();
    const { container, runtime } = renderPlan();
    await electricity();
    await user.click(save());

    expect(await electricity()).toHaveFocus();
    expect(await electricity()).toHaveAccessibleDescription(/Enter at least one reading/);
    expect(runtime.recorded.calls.some(({ method }) => method === 'PUT')).toBe(false);
    await expectNoViolations(container);
  });

  it('reject a day that does not exist', async () => {
    const user = userEvent.setup();
    renderPlan();
    await user.type(await electricity(), '12345');
    await user.clear(screen.getByRole('textbox', { name: 'Day' }));
    await user.type(screen.getByRole('textbox', { name: 'Day' }), '31');
    await user.click(save());

    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveFocus();
    expect(screen.getAllByText('Enter a real date, such as 27 11 2026')).not.toHaveLength(0);
  });

  it('stay after a failure, and for the tab', async () => {
    const user = userEvent.setup();
    const { runtime, unmount } = renderPlan();
    runtime.answer(planEndpoints.saveReadings, () => Promise.reject(new ApiError(problem('UNEXPECTED'))));
    await user.type(await electricity(), '12345');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(problem('UNEXPECTED').title);

    unmount();
    await act(async () => undefined);
    renderWithRuntime(<MovePlanPage enrolment={anEnrolment()} />, runtime);
    expect(await electricity()).toHaveValue('12345');
  });

  it('saves readings using only the keyboard', async () => {
    const user = userEvent.setup();
    const { runtime } = renderPlan();
    runtime.answer(planEndpoints.saveReadings, ({ body }) => aPlan({ meterReadings: body }));
    const entry = await planDay(/^27\sNov\s2026$/);
    entry.getByRole('button', { name: 'Note your readings' }).focus();
    await user.keyboard('{Enter}{Tab}{Tab}{Tab}{Tab}12345{Enter}');

    expect(await screen.findByText('Your readings are saved.')).toBeVisible();
  });

  it('have no gas in a home without it', async () => {
    renderPlan(aPlan(), {}, { fuelType: 'Electric' });
    await electricity();

    expect(screen.queryByRole('textbox', { name: 'Gas' })).not.toBeInTheDocument();
  });
});
