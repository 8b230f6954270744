import { enrolmentEndpoints } from '@home-move/contract';
import { anEnrolment, someChoices } from '@home-move/contract/testing';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import { aMove, choose, date, enterDate, find, setup } from '../testing/a-move';
import { MovingDetailsPage } from './moving-details.page';

const planned = anEnrolment({
  energyConsented: true,
  energyOptIn: 1,
  supplyChecked: true,
  choices: someChoices({
    use: { electricityKwh: 2700, gasKwh: 11500 },
    plans: [{ supplierName: 'Larkfield Energy', tariffName: 'Larkfield Fix 12' }],
  }),
});

const undone = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

async function openMove(enrolment = planned) {
  const runtime = aMove({ enrolment });
  runtime.answer(enrolmentEndpoints.update, () => enrolment);
  const rendered = renderWithRuntime(<MovingDetailsPage />, runtime);
  await screen.findByRole('combobox', { name: 'Address' });
  return { ...rendered, user: setup() };
}

describe('before a change is saved', () => {
  it('shows what another address undoes, until the saved one is chosen again', async () => {
    const { container, user } = await openMove();
    expect(undone()).toEqual([]);

    await find(user, 'MK40 2QT');
    await choose(user, '12 Castle Road, Bedford, MK40 2QT');
    expect(undone()).toEqual([
      'The energy use that you entered is removed.',
      'Your energy plan, Larkfield Fix 12 from Larkfield Energy, is removed with its start date.',
      'We look up the meters and energy prices of the new home.',
    ]);
    expect(screen.getByText('If you save this change:')).toBeVisible();
    await expectNoViolations(container);

    await find(user, 'MK40 2QT');
    await choose(user, '14 Castle Road, Bedford, MK40 2QT');
    expect(undone()).toEqual([]);
  });

  it('shows what another date moves', async () => {
    const { user } = await openMove();
    for (const field of ['Day', 'Month', 'Year']) await user.clear(date().getByLabelText(field));
    await enterDate(user, '05', '12', '2026');
    expect(undone()).toEqual([
      'Larkfield Fix 12 from Larkfield Energy starts on the earliest day that is possible for the new date.',
      'You cannot set up energy before 21\u00a0Nov\u00a02026.',
    ]);
  });

  it('shows under the box what an unknown date undoes', async () => {
    await openMove();
    expect(screen.getByText('If you tick this: Energy has to wait until we know the date.')).toBeVisible();
  });

  it('says whom to call once a supplier has the home with an order', async () => {
    await openMove(anEnrolment({ energyComplete: true }));
    expect(screen.getByText(/^A supplier already has this address and move-in date with your order/)).toHaveTextContent(
      'so you cannot change either of them here. To change one of them, call us on 020 7946 0123.',
    );
  });
});
