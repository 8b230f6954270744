import { enrolmentEndpoints } from '@home-move/contract';
import { renderWithRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { failWith } from '../testing/a-journey';
import { aMove, answerAll, choose, find, homes, next, postcode, setup, statuses, enterDate } from '../testing/a-move';
import { MovingDetailsPage } from './moving-details.page';

const address = () => screen.queryByRole('combobox', { name: 'Address' });
const failure = /^There has been a error retrieving data from our third-party supplier/;
/** The state of the address as it is visible on the page. */
const state = () => ({
  loading: screen.queryByRole('button', { name: 'Finding' }) !== null,
  shown: address() !== null,
  errors: screen.queryByText(failure) !== null,
  options: within(screen.queryByRole('listbox') ?? document.createElement('p')).queryAllByRole('option').length,
  selectedAddress: address()?.getAttribute('value') ?? '',
  dropDownActive: address()?.getAttribute('aria-expanded') === 'true',
  showManualAddress: screen.queryByLabelText('House name or number') !== null,
});
const nothing = {
  loading: false,
  shown: false,
  errors: false,
  options: 0,
  selectedAddress: '',
  dropDownActive: false,
  showManualAddress: false,
};

describe('the state of the address', () => {
  it('moves from empty through search and list to the chosen address, or to manual entry [ADDR-01]', async () => {
    const user = setup();
    const runtime = aMove();
    let answer = () => undefined as void;
    runtime.answer(enrolmentEndpoints.addresses, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return homes;
    });
    renderWithRuntime(<MovingDetailsPage />, runtime);
    const status = screen.getByLabelText('Residential status');
    await waitFor(() => expect(within(status).getAllByRole('option')).toHaveLength(statuses.length + 1));

    expect(state()).toEqual(nothing);
    await find(user, 'MK40 2QT');
    expect(state()).toEqual({ ...nothing, loading: true });
    await act(async () => answer());
    expect(state()).toEqual({ ...nothing, shown: true, options: 3, dropDownActive: true });
    await choose(user, '14 Castle Road, Bedford, MK40 2QT');
    const selectedAddress = '14 Castle Road, Bedford, MK40 2QT';
    expect(state()).toEqual({ ...nothing, shown: true, selectedAddress });
    await user.click(screen.getByRole('button', { name: "Can't find your address?" }));
    expect(state()).toEqual({ ...nothing, showManualAddress: true });
  });

  it('shows no errors on untouched fields before Next [ADDR-01]', async () => {
    const user = setup();
    renderWithRuntime(<MovingDetailsPage />, aMove());
    await screen.findByRole('option', { name: 'Private tenant' });

    expect(postcode()).toBeValid();
    await user.click(postcode());
    await user.tab();
    expect(postcode()).toBeValid();
    await user.click(next());
    expect(postcode()).toBeInvalid();
    await find(user, 'MK40 2QT');
    await waitFor(() => expect(postcode()).toBeValid());
  });
});

describe('a lookup that fails after a successful one', () => {
  it('clears the addresses and keeps its error while other fields are edited [ADDR-08]', async () => {
    const user = setup();
    const runtime = aMove();
    renderWithRuntime(<MovingDetailsPage />, runtime);
    await find(user, 'MK40 2QT');
    expect(await screen.findByRole('listbox', { name: 'Address' })).toBeVisible();

    runtime.answer(enrolmentEndpoints.addresses, failWith('THIRD_PARTY'));
    await find(user, 'LS6 1AN');

    expect(await screen.findByText(failure)).toBeVisible();
    await enterDate(user, '27', '11', '2026');
    expect(state()).toEqual({ ...nothing, errors: true });
    expect(postcode()).toHaveValue('LS6 1AN');
  });
});

describe('a session that has ended when the address is saved', () => {
  it.each([
    ['leads to /login, even when the brand logs in with a password [ADDR-20]', 'tenant', ['/login']],
    ['leaves agents to the shell, which leads them out of the portal [SESS-10]', 'telephony', []],
  ] as const)('%s', async (_outcome, portal, paths) => {
    const user = setup();
    const runtime = aMove({ portal, flags: { 'otp-login': false } });
    runtime.answer(enrolmentEndpoints.saveAddress, failWith('UNAUTHENTICATED'));
    renderWithRuntime(<MovingDetailsPage />, runtime);
    await answerAll(user, '14 Castle Road, Bedford, MK40 2QT');
    await user.click(next());

    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    expect(runtime.recorded.navigations).toEqual(paths.map((path) => ({ path, replace: true })));
  });
});
