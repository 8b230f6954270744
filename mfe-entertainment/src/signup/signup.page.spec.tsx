import { entertainmentEndpoints, type BroadbandPackage } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPackage, aRollingPackage, aSkyPackage } from '../testing/broadband-packages';
import {
  aBroadbandEnrolment,
  atPath,
  refused,
  renderEntertainment,
  storedSelection,
} from '../testing/entertainment-runtime';
import { acceptOrders, atSignup, consent, orders, rowOf } from '../testing/signup';

describe('the package named by the path', () => {
  it('lists every compulsory charge [BBSET-01]', async () => {
    const { container } = renderEntertainment(atSignup(aPackage({ pricing: { setupCost: 3000 } })));
    await consent();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Set up with Brightline');
    expect(rowOf('Each month')).toHaveTextContent(
      '£28.99 until 31 Mar 2027, £32.99 from 01 Apr 2027, £36.99 from 01 Apr 2028',
    );
    expect(rowOf('Set-up')).toHaveTextContent('£30.00');
    expect(rowOf('Line rental')).toHaveTextContent('Included');
    expect(rowOf('First year')).toHaveTextContent('£409.88');
    expect(rowOf('Whole contract')).toHaveTextContent('£807.76');
    expect(rowOf('Leaving')).toHaveTextContent('The contract runs for 24 months.');
    expect(screen.getByRole('link', { name: /^Terms of Brightline/ })).toHaveAttribute(
      'href',
      'https://brightline.example/terms',
    );
    await expectNoViolations(container);
  });

  it.each<[string, BroadbandPackage, string, readonly string[]]>([
    [
      'an order with us',
      aPackage(),
      'Home Move places the order with Brightline for you.',
      [
        'We send the order to Brightline, who will be in touch about the start.',
        'You have 14 days to change your mind. Tell Brightline if you do.',
      ],
    ],
    [
      'an order from Sky',
      aSkyPackage(),
      'Home Move places the order with Sky for you.',
      [
        'We send the order to Sky, who calls you at the time that you choose.',
        'You have 14 days to change your mind. Tell Sky if you do.',
      ],
    ],
    [
      'a visit to the provider’s own site',
      aRollingPackage(),
      "You place the order yourself, on Altnet's own site.",
      [
        "Altnet's site opens in a new tab after 15 seconds. You order there.",
        'This page stays open. Come back to it and tell us whether you ordered.',
      ],
    ],
  ])('states who places the order, and what happens next: %s', async (_how, pkg, lede, next) => {
    renderEntertainment(atSignup(pkg));
    await consent();
    expect(screen.getByText(lede)).toBeVisible();
    const aside = screen.getByRole('heading', { name: 'What happens next' }).parentElement as HTMLElement;
    expect([...aside.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(next);
  });

  it('states who is eligible for a social tariff', async () => {
    renderEntertainment(atSignup(aPackage({ eligibility: 'You must get Universal Credit or Pension Credit.' })));
    await consent();
    expect(screen.getByText('You must get Universal Credit or Pension Credit.')).toBeVisible();
  });

  it('leads back to the list', async () => {
    const runtime = atSignup(aPackage());
    renderEntertainment(runtime);
    await consent();
    const [above, below] = screen.getAllByRole('button', { name: 'Back' });
    await userEvent.click(above as HTMLElement);
    await userEvent.click(below as HTMLElement);
    expect(runtime.recorded.backs).toEqual([
      '/enrolment/entertainment/broadband-list',
      '/enrolment/entertainment/broadband-list',
    ]);
  });

  it('is not ordered before an earlier choice has loaded', async () => {
    const runtime = atSignup(aPackage(), null, { stored: storedSelection(aPackage()) });
    runtime.answer(entertainmentEndpoints.choice, () => new Promise(() => undefined));
    renderEntertainment(runtime);
    expect(await screen.findByText('Loading this package')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Order' })).not.toBeInTheDocument();
  });

  it("is loaded with the earlier choice at 'Try again' when that choice did not load", async () => {
    const runtime = atSignup(aPackage());
    runtime.answer(entertainmentEndpoints.choice, () => refused('THIRD_PARTY'));
    renderEntertainment(runtime);
    expect(await screen.findByText('This package did not load')).toBeVisible();
    runtime.answer(entertainmentEndpoints.choice, () => null);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await consent()).toBeVisible();
  });

  it('is replaced by a link to the list when it is no longer offered', async () => {
    const runtime = atSignup(aPackage());
    runtime.answer(entertainmentEndpoints.package, () => refused('NOT_FOUND'));
    renderEntertainment(runtime);
    expect(await screen.findByText('This package is no longer available at your new home.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'See other packages' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/entertainment/broadband-list', replace: false }]);
  });

  it("is loaded again at 'Try again' when it did not load", async () => {
    const runtime = atSignup(aPackage());
    runtime.answer(entertainmentEndpoints.package, () => refused('THIRD_PARTY'));
    renderEntertainment(runtime);
    expect(await screen.findByText('This package did not load')).toBeVisible();
    runtime.answer(entertainmentEndpoints.package, () => aPackage());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await consent()).toBeVisible();
  });

  it('redirects to the list when the path is invalid', async () => {
    const runtime = atPath('/enrolment/entertainment/sky/signup/X/other');
    renderEntertainment(runtime);
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([
        { path: '/enrolment/entertainment/broadband-list', replace: true },
      ]),
    );
  });

  it('shows the charges of a rolling contract', async () => {
    renderEntertainment(atSignup(aRollingPackage()));
    await consent();
    expect(rowOf('First month')).toHaveTextContent('£58.99');
    expect(rowOf('First year')).toHaveTextContent('£487.99');
    expect(rowOf('Leaving')).toHaveTextContent("A month's notice, at any time");
  });

  it('explains One Touch Switch to people who have a contract elsewhere, once they open it', async () => {
    renderEntertainment(atSignup(aPackage()));
    await consent();
    const question = screen.getByText('Do you have broadband somewhere else already?');
    expect(screen.getByText(/This is called One Touch Switch\.$/)).not.toBeVisible();
    await userEvent.click(question);
    expect(screen.getByText(/^If you stay in the same home, .* Brightline arranges the switch/)).toBeVisible();
    expect(screen.getByText(/^If you move home, it may not count as a switch\. Ask Brightline\./)).toBeVisible();
    expect(screen.getByText(/a fee for leaving the old contract early is still yours to pay\.$/)).toBeVisible();
  });
});

const gone = 'This package is no longer available at your new home.';

describe('a package that ends while it is on screen', () => {
  it('is not ordered, and leads to the others [BBSET-02]', async () => {
    const runtime = atSignup(aPackage());
    runtime.answer(entertainmentEndpoints.selectPackage, () => refused('NOT_FOUND'));
    renderEntertainment(runtime);
    await userEvent.click(await consent());
    runtime.answer(entertainmentEndpoints.package, () => refused('NOT_FOUND'));
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    expect(await screen.findByText(gone)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Order' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'See other packages' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/entertainment/broadband-list', replace: false }]);
  });

  it('is not shown from the selection when the home is not offered it, as by another brand', async () => {
    const runtime = atSignup(aPackage(), null, { stored: storedSelection(aPackage()) });
    runtime.answer(entertainmentEndpoints.package, () => refused('NOT_FOUND'));
    renderEntertainment(runtime);
    expect(await screen.findByText(gone)).toBeVisible();
  });
});

describe('while the move-in date is unknown', () => {
  const enrolment = aBroadbandEnrolment({ moveInDate: null });

  it('offers no order with us, and links to the moving details', async () => {
    const runtime = atSignup(aPackage(), null, { enrolment });
    const { container } = renderEntertainment(runtime);
    expect(
      await screen.findByText(
        'Brightline starts on the day you move in. Give us your move-in date first, then order this package.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Order' })).not.toBeInTheDocument();
    await expectNoViolations(container);
    await userEvent.click(screen.getByRole('button', { name: 'Add your move-in date' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/moving-details', replace: false }]);
  });

  it('is ordered on the provider’s own site, where the mover agrees a date', async () => {
    renderEntertainment(atSignup(aRollingPackage(), null, { enrolment }));
    expect(await screen.findByRole('button', { name: /^Go to / })).toBeVisible();
    expect(screen.queryByText(/Give us your move-in date first/)).not.toBeInTheDocument();
  });
});

describe('an offer that ends after the package was chosen', () => {
  const expires = '2026-11-20T10:00:05Z';
  const introductory = aPackage({
    promotions: [{ id: 'half', text: '£24.99 a month for the first 3 months', expires }],
    pricing: { totalPricing: { total: 79576 } },
  });

  it('is announced, and the package is ordered at its price without the offer [BB-05]', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const runtime = { ...atSignup(introductory), clock: { now: () => new Date() } };
    acceptOrders(runtime);
    renderEntertainment(runtime);
    await user.click(await consent());
    expect(rowOf('Whole contract')).toHaveTextContent('£795.76');

    runtime.answer(entertainmentEndpoints.package, () => aPackage());
    for (let second = 0; second < 6; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(
      screen.getByText('An offer has ended since you chose this package. Check the price before you carry on.'),
    ).toBeVisible();
    expect(rowOf('Whole contract')).toHaveTextContent('£807.76');
    await user.click(screen.getByRole('button', { name: 'Order' }));
    expect(orders(runtime)).toMatchObject([{ input: { body: { total: 80776 } } }]);
    jest.useRealTimers();
  });
});
