import { enrolmentEndpoints } from '@home-move/contract';
import { renderWithRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import { failWith } from '../testing/a-journey';
import { aMove, answerAll, date, moved, next, puts, setup } from '../testing/a-move';
import { MovingDetailsPage } from './moving-details.page';

describe('when the page is reloaded', () => {
  it('restores the entered values and the addresses found', async () => {
    const user = setup();
    const before = aMove();
    const { unmount } = renderWithRuntime(<MovingDetailsPage />, before);
    await answerAll(user, '12 Castle Road, Bedford, MK40 2QT', 'Private tenant');
    unmount();

    const after = aMove({ stored: { onboarding: before.storage.get('onboarding') } });
    renderWithRuntime(<MovingDetailsPage />, after);

    expect(await screen.findByRole('combobox', { name: 'Address' })).toHaveValue('12 Castle Road, Bedford, MK40 2QT');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(date().getByLabelText('Month')).toHaveValue('11');
    expect(screen.getByLabelText('Residential status')).toHaveDisplayValue('Private tenant');
    await user.click(next());
    expect(after.recorded.navigations).toHaveLength(1);
  });

  it('shows the saved details, and does not save the same address again', async () => {
    const user = setup();
    const runtime = aMove({ enrolment: moved });
    runtime.answer(enrolmentEndpoints.update, () => moved);
    renderWithRuntime(<MovingDetailsPage />, runtime);

    expect(await screen.findByRole('combobox', { name: 'Address' })).toHaveValue('14 Castle Road, Bedford, MK40 2QT');
    expect(screen.getByLabelText('Residential status')).toHaveDisplayValue('Private tenant');
    await user.click(next());

    expect(puts(runtime).map(({ path }) => path)).toEqual(['/enrolment-auth']);
  });

  it('shows the saved address when the lookup is down, and continues with it', async () => {
    const user = setup();
    const runtime = aMove({ enrolment: moved });
    runtime.answer(enrolmentEndpoints.update, () => moved);
    runtime.answer(enrolmentEndpoints.addresses, failWith('THIRD_PARTY'));
    renderWithRuntime(<MovingDetailsPage />, runtime);

    expect(await screen.findByText('We still have 14 Castle Road, Bedford, MK40 2QT.')).toBeVisible();
    await user.click(next());
    expect(runtime.recorded.navigations).toHaveLength(1);
  });
});
