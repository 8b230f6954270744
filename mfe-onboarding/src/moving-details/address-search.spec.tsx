import { enrolmentEndpoints } from '@home-move/contract';
import { renderWithRuntime } from '@home-move/ui/testing';
import { act, screen } from '@testing-library/react';
import { failWith } from '../testing/a-journey';
import { aMove, answerAll, choose, find, homes, next, postcode, puts, setup } from '../testing/a-move';
import { MovingDetailsPage } from './moving-details.page';

describe('when the lookup does not offer the address', () => {
  it('explains that the postcode has no addresses, and points to manual entry [ADDR-16, ADDR-17]', async () => {
    const user = setup();
    renderWithRuntime(<MovingDetailsPage />, aMove());

    await find(user, 'ZE1 0ZZ');

    expect(await screen.findByText(/We can’t find any addresses for that postcode/)).toHaveTextContent(
      'We can’t find any addresses for that postcode. Please check you’ve entered it correctly. If it is right, click the ‘can’t find your address’ link and enter the rest of the address.',
    );
  });

  it('offers no manual entry when the brand has it switched off [ADDR-16]', async () => {
    const user = setup();
    renderWithRuntime(<MovingDetailsPage />, aMove({ flags: { 'manual-address': false } }));

    await find(user, 'ZE1 0ZZ');

    expect(
      await screen.findByText(
        'We can’t find any addresses for that postcode. Please check you’ve entered it correctly.',
      ),
    ).toBeVisible();
    expect(screen.getByText('You can also call us on 020 7946 0123.')).toBeVisible();
    expect(screen.queryByRole('button', { name: "Can't find your address?" })).not.toBeInTheDocument();
  });

  it('warns of a business address without blocking [ADDR-19]', async () => {
    const user = setup();
    const runtime = aMove();
    renderWithRuntime(<MovingDetailsPage />, runtime);

    await answerAll(user, 'Castle Bakery, Castle Road, Bedford, MK40 2QT');
    expect(
      screen.getByText(
        'The address you have selected appears to be a business address. Please check that you have selected the correct address before continuing.',
      ),
    ).toBeVisible();
    await user.click(next());

    expect(puts(runtime)[1]?.input).toEqual({ body: { addressKey: '5001099', version: 1 } });
  });

  it('switches to manual entry when the address has insufficient details [ADDR-18]', async () => {
    const user = setup();
    const runtime = aMove();
    runtime.answer(enrolmentEndpoints.addresses, failWith('GSP_NOT_FOUND'));
    renderWithRuntime(<MovingDetailsPage />, runtime);

    await find(user, 'TR1 2HE');

    expect(await screen.findByLabelText('House name or number')).toHaveFocus();
    expect(screen.getByText(/^Unfortunately we weren't able to find enough details about your address/)).toBeVisible();
    expect(postcode()).toHaveValue('TR1 2HE');
  });

  it('shows that it searches, then a failure, then that it searches again, then the addresses [SESS-19]', async () => {
    const user = setup();
    const runtime = aMove();
    const answers: ((fails: boolean) => void)[] = [];
    runtime.answer(enrolmentEndpoints.addresses, async () => {
      const fails = await new Promise<boolean>((resolve) => void answers.push(resolve));
      return fails ? failWith('THIRD_PARTY')() : homes;
    });
    renderWithRuntime(<MovingDetailsPage />, runtime);
    const isWaiting = () => screen.queryByRole('button', { name: 'Finding' })?.getAttribute('aria-busy') === 'true';
    const failure = /retrieving data from our third-party supplier/;

    expect(isWaiting()).toBe(false);
    await find(user, 'MK40 2QT');
    expect(isWaiting()).toBe(true);
    act(() => answers[0]?.(true));
    expect(await screen.findByText(failure)).toBeVisible();
    expect(isWaiting()).toBe(false);

    await user.click(screen.getByRole('button', { name: 'Find address' }));
    expect(isWaiting()).toBe(true);
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
    act(() => answers[1]?.(false));
    expect(await screen.findAllByRole('option', { name: /Castle Road/ })).toHaveLength(3);
    expect(isWaiting()).toBe(false);
  });

  it('shows the addresses again when the postcode of the chosen one is searched for', async () => {
    const user = setup();
    renderWithRuntime(<MovingDetailsPage />, aMove());

    await find(user, 'MK40 2QT');
    await choose(user, '14 Castle Road, Bedford, MK40 2QT');
    await user.click(screen.getByRole('button', { name: 'Find address' }));

    expect(await screen.findAllByRole('option', { name: /Castle Road/ })).toHaveLength(3);
    expect(screen.getByRole('combobox', { name: 'Address' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Address' })).toHaveValue('14 Castle Road, Bedford, MK40 2QT');
  });

  it('shows the failure of the third party, keeps the postcode and finds addresses on the next attempt', async () => {
    const user = setup();
    const runtime = aMove();
    runtime.answer(enrolmentEndpoints.addresses, failWith('THIRD_PARTY'));
    renderWithRuntime(<MovingDetailsPage />, runtime);

    await find(user, 'MK40 2QT');
    expect(
      await screen.findByText(
        'There has been a error retrieving data from our third-party supplier. Please try again in a moment.',
      ),
    ).toBeVisible();
    expect(postcode()).toHaveValue('MK40 2QT');
    expect(screen.getByRole('button', { name: "Can't find your address?" })).toBeVisible();

    runtime.answer(enrolmentEndpoints.addresses, () => homes);
    await user.click(screen.getByRole('button', { name: 'Find address' }));
    expect(await screen.findAllByRole('option', { name: /Castle Road/ })).toHaveLength(3);
  });
});
