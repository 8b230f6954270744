import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import { aMove, choose, date, find, next, postcode, puts, setup, summary, enterDate } from '../testing/a-move';
import { MovingDetailsPage } from './moving-details.page';

describe('when something is missing or wrong', () => {
  it('names the date, the status and the postcode in this order [MOVE-13, MOVE-17, MOVE-18]', async () => {
    const user = setup();
    const runtime = aMove();
    const { container } = renderWithRuntime(<MovingDetailsPage />, runtime);

    await screen.findByRole('option', { name: 'Private tenant' });
    await user.click(next());

    expect(summary()).toEqual([
      'Expected move-in date: Please enter the date from which you are responsible for utilities at your new home',
      'Residential status: Please select an option',
      'Postcode of your new home: Please tell me the postcode of your new home',
    ]);
    expect(date().getByLabelText('Day')).toHaveFocus();
    expect(puts(runtime)).toEqual([]);
    await expectNoViolations(container);
  });

  it.each([
    ['20', '12', '2026', 'I can only help with move-in dates up to 29 days in the future', '[MOVE-12, MOVE-14]'],
    ['19', '8', '2026', 'I can only help with dates 3 months in the past', '[MOVE-12, MOVE-15]'],
    ['31', '11', '2026', 'Invalid', ''],
  ])('rejects %s %s %s: %s %s', async (day, month, year, message) => {
    const user = setup();
    renderWithRuntime(<MovingDetailsPage />, aMove());

    await enterDate(user, day, month, year);
    await user.click(next());

    expect(summary()).toContain(`Expected move-in date: ${message}`);
  });

  it('requires a search, then a choice, while the address is missing [ADDR-11, ADDR-13]', async () => {
    const user = setup();
    renderWithRuntime(<MovingDetailsPage />, aMove());

    await user.type(postcode(), 'MK40 2QT');
    await user.click(next());
    expect(summary()).toContain('Postcode of your new home: Please search for your address using your postcode');

    await user.click(screen.getByRole('button', { name: 'Find address' }));
    await screen.findByRole('listbox', { name: 'Address' });
    await user.click(next());
    expect(summary()).toContain('Address: Please select an address from the dropdown');
    expect(summary()).not.toContain('Postcode of your new home: Please search for your address using your postcode');
  });

  it('checks the postcode before it searches [ADDR-12, ADDR-09]', async () => {
    const user = setup();
    const runtime = aMove();
    renderWithRuntime(<MovingDetailsPage />, runtime);

    await find(user, 'MK40');
    expect(postcode()).toHaveAccessibleDescription('Error: Please check your postcode is valid');
    expect(runtime.recorded.calls.map(({ path }) => path)).not.toContain('/addresses/:postcode');

    await user.click(next());
    expect(summary()).toContain("Postcode of your new home: We don't recognise this postcode");
  });

  it('removes the addresses when another postcode is typed', async () => {
    const user = setup();
    renderWithRuntime(<MovingDetailsPage />, aMove());

    await find(user, 'MK40 2QT');
    await choose(user, '14 Castle Road, Bedford, MK40 2QT');
    await user.type(postcode(), '{Backspace}S');

    expect(screen.queryByRole('combobox', { name: 'Address' })).not.toBeInTheDocument();
    await user.click(next());
    expect(summary()).toContain('Postcode of your new home: Please search for your address using your postcode');
  });
});
