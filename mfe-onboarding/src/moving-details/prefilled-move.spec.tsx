import type { PrefillDetails } from '@home-move/contract';
import { renderWithRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import { aMove, choose, date, find, moved, next, postcode, puts, setup } from '../testing/a-move';
import { MovingDetailsPage } from './moving-details.page';

const address = {
  postcode: 'MK40 2QT',
  houseNameOrNumber: '14',
  addressLine1: 'Castle road',
  addressLine2: '',
  town: 'Bedford',
};
const prefill: PrefillDetails = {
  title: null,
  firstName: null,
  surname: null,
  emailAddress: null,
  contactNumber: null,
  moveInDate: '2026-11-27',
  address,
  selectedBranch: null,
};
const addressField = () => screen.findByRole('combobox', { name: 'Address' });

describe('when the partner has sent the move ahead', () => {
  it('shows its date and address, chosen from the list of the postcode, and saves them with Next', async () => {
    const user = setup();
    const runtime = aMove({ stored: { onboarding: { prefill } } });
    renderWithRuntime(<MovingDetailsPage />, runtime);
    expect(await screen.findByDisplayValue('14 Castle Road, Bedford, MK40 2QT')).toBe(await addressField());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(postcode()).toHaveValue('MK40 2QT');
    expect(['Day', 'Month', 'Year'].map((name) => date().getByLabelText(name))).toMatchObject([
      { value: '27' },
      { value: '11' },
      { value: '2026' },
    ]);
    expect(puts(runtime)).toEqual([]);
    await user.selectOptions(screen.getByLabelText('Residential status'), 'Private tenant');
    await user.click(next());
    expect(puts(runtime)).toMatchObject([
      { path: '/enrolment-auth', input: { body: { moveInDate: '2026-11-27', residentialStatus: 201 } } },
      { path: '/address', input: { body: { addressKey: '5001014' } } },
    ]);
  });

  it.each([
    ['16', 'Castle Road'],
    ['1', '4 Castle Road'],
  ])('leaves the choice to the mover if no address of the list is %s, %s', async (houseNameOrNumber, addressLine1) => {
    const other = { ...prefill, address: { ...address, houseNameOrNumber, addressLine1 } };
    renderWithRuntime(<MovingDetailsPage />, aMove({ stored: { onboarding: { prefill: other } } }));
    expect(await addressField()).toHaveValue('');
  });

  it('fills in manual entry with the lines of the address', async () => {
    const user = setup();
    const other = { ...prefill, address: { ...address, houseNameOrNumber: '16' } };
    renderWithRuntime(<MovingDetailsPage />, aMove({ stored: { onboarding: { prefill: other } } }));
    await addressField();
    await user.click(screen.getByRole('button', { name: "Can't find your address?" }));
    expect(screen.getByLabelText('House name or number')).toHaveValue('16');
  });

  it('keeps another address that the mover chooses', async () => {
    const user = setup();
    renderWithRuntime(<MovingDetailsPage />, aMove({ stored: { onboarding: { prefill } } }));
    await addressField();
    await find(user, 'MK40 2QT');
    await choose(user, '12 Castle Road, Bedford, MK40 2QT');
    expect(await addressField()).toHaveValue('12 Castle Road, Bedford, MK40 2QT');
  });

  it('keeps the home and the date of the enrolment', async () => {
    const others = { ...prefill, moveInDate: '2026-12-01', address: { ...address, houseNameOrNumber: '12' } };
    renderWithRuntime(<MovingDetailsPage />, aMove({ enrolment: moved, stored: { onboarding: { prefill: others } } }));
    expect(await addressField()).toHaveValue('14 Castle Road, Bedford, MK40 2QT');
    expect(date().getByLabelText('Month')).toHaveValue('11');
  });
});
