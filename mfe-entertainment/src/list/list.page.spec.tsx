import { enrolmentEndpoints, entertainmentEndpoints } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aGigPackage, aPackage, aRollingPackage, someBroadband } from '../testing/broadband-packages';
import { aBroadbandEnrolment, atPath, listPath, renderEntertainment } from '../testing/entertainment-runtime';
import { atList, card, listRequests, ready } from '../testing/list';

describe('the package list', () => {
  it('shows its heading and the speed available at the address [BB-01]', async () => {
    const { container } = renderEntertainment(atList());
    await ready();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Broadband, Phone and TV');
    expect(
      screen.getByText(
        'Fibre up to 1,130 Mbps is available at 14 Castle Road. Prices include VAT and every rise the provider has stated.',
      ),
    ).toBeVisible();
    expect(
      screen.getByText('At least half of customers get the average speed at busy times, from 8pm to 10pm.'),
    ).toBeVisible();
    await expectNoViolations(container);
  });

  it('shows a package with its price rises and their dates, first year and whole contract', async () => {
    renderEntertainment(atList());
    await ready();
    const full = card('Full Fibre 150');
    expect(full.getByText('Brightline, 24 months')).toBeVisible();
    expect(full.getByText('a month, then rises').parentElement).toHaveTextContent('£28.99 a month, then rises');
    expect(full.getByText('£28.99 until 31 Mar 2027, £32.99 from 01 Apr 2027, £36.99 from 01 Apr 2028')).toBeVisible();
    expect(full.getByText('100 Mbps')).toBeVisible();
    expect(full.getByText('£379.88').parentElement).toHaveTextContent('£379.88 first year');
    expect(full.getByText('£807.76 over the contract, £33.66 a month on average')).toBeVisible();
  });

  it('shows the set-up fee or its absence [BB-34]', async () => {
    renderEntertainment(atList());
    await ready();
    expect(card('Full Fibre 150').getByText('No Set up fee')).toBeVisible();
    expect(card('Gig with calls and TV').getByText('£35.00 set-up fee')).toBeVisible();
    expect(card('Loop 900 rolling').getByText('£487.99')).toBeVisible();
  });

  it('shows promoted packages first, with their labels and the rule behind them [BB-30]', async () => {
    renderEntertainment(
      atList({
        promotedPackages: [aRollingPackage(), aGigPackage({ labels: ['CHEAPEST OVERALL PRICE', 'FASTEST AVAILABLE'] })],
      }),
    );
    await ready();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Loop 900 rolling',
      'Gig with calls and TV',
      'Full Fibre 150',
    ]);
    const loop = card('Loop 900 rolling');
    expect(loop.getByText('RECOMMENDED FOR RENTERS')).toBeVisible();
    expect(loop.getByText('Contract of 12 months or less and set-up of £20 or less')).toBeVisible();
    expect(card('Gig with calls and TV').getByText('CHEAPEST OVERALL PRICE')).toBeVisible();
    expect(card('Gig with calls and TV').getByText('FASTEST AVAILABLE')).toBeVisible();
  });

  it('lists at most four features [BB-32]', async () => {
    const enhancedFeatures = ['One', 'Two', 'Three', 'Four'];
    renderEntertainment(atList({ packages: [aPackage({ keyFeature: 'First', enhancedFeatures })] }));
    await ready();
    expect(
      card('Full Fibre 150')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['First', 'One', 'Two', 'Three']);
  });

  it('shows our support number for home telecom and recommended packages [BB-33]', async () => {
    renderEntertainment(atList());
    await ready();
    expect(card('Full Fibre 150').getByRole('link', { name: '020 7946 0123' })).toHaveAttribute(
      'href',
      'tel:02079460123',
    );
    expect(card('Loop 900 rolling').getByRole('link', { name: '020 7946 0123' })).toBeVisible();
    expect(card('Gig with calls and TV').queryByRole('link', { name: /^020/ })).not.toBeInTheDocument();
  });

  it('shows who is eligible for a social tariff', async () => {
    renderEntertainment(
      atList({ packages: [aPackage({ eligibility: 'You must get Universal Credit or Pension Credit.' })] }),
    );
    await ready();
    expect(card('Full Fibre 150').getByText('You must get Universal Credit or Pension Credit.')).toBeVisible();
  });

  it('stores the selected package and opens its sign-up page [BB-06]', async () => {
    const runtime = atList();
    renderEntertainment(runtime);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Select Full Fibre 150' }));
    expect(runtime.storage.get('entertainment')).toMatchObject({
      selectedPackage: { packageId: 'BRI-FF150' },
      totalResults: 5,
    });
    expect(runtime.recorded.navigations).toEqual([
      { path: '/enrolment/entertainment/brightline/signup/BRI-FF150/ht', replace: false },
    ]);
  });

  it('links each package to its details, and remembers the one that is opened [BB-02] [BB-06]', async () => {
    const runtime = atList();
    renderEntertainment(runtime);
    await ready();
    const path = '/enrolment/entertainment/whole-of-market/broadband-details/BRI-FF150/ht';
    expect(card('Loop 900 rolling').getByRole('link', { name: 'Details of Loop 900 rolling' })).toBeVisible();
    const details = card('Full Fibre 150').getByRole('link', { name: 'Details of Full Fibre 150' });
    expect(details).toHaveAttribute('href', path);
    await userEvent.click(details);
    expect(runtime.recorded.navigations).toEqual([{ path, replace: false }]);
    expect(runtime.storage.get('entertainment')).toMatchObject({ selectedPackage: { packageId: 'BRI-FF150' } });
  });

  it('leaves a click that opens the details in another tab to the browser', async () => {
    const runtime = atList();
    renderEntertainment(runtime);
    await ready();
    const isHandled = jest.fn();
    // jsdom cannot open tabs: stops the click after the page.
    const stop = (event: Event) => {
      isHandled(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', stop, { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'Details of Full Fibre 150' }), { ctrlKey: true });
    expect(isHandled).toHaveBeenCalledWith(false);
    expect(runtime.recorded.navigations).toEqual([]);
  });

  it("loads the next page at 'Show more' and focuses the first added package [BB-16]", async () => {
    const runtime = atList();
    runtime.answer(entertainmentEndpoints.broadband, ({ body }) =>
      body.pagesToLoad?.length
        ? someBroadband({
            packages: [aPackage(), aPackage({ packageId: 'BRI-F67', packageName: 'Fibre 67' })],
            totalResults: 4,
            totalRemaining: 0,
            nextPage: null,
          })
        : someBroadband({ totalResults: 4 }),
    );
    renderEntertainment(runtime);
    await ready();
    expect(screen.getByText('3 of 4 packages', { selector: 'b' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more packages' }));
    expect(await screen.findByRole('heading', { name: 'Fibre 67' })).toHaveFocus();
    expect(listRequests(runtime).map(({ pagesToLoad }) => pagesToLoad)).toEqual([[], [1]]);
    expect(screen.queryByRole('button', { name: 'Show more packages' })).not.toBeInTheDocument();
    expect(screen.getByText('4 packages', { selector: 'b' })).toBeVisible();
  });

  it('focuses an added package even when the other feed has one with the same id', async () => {
    const runtime = atList();
    const twin = aPackage({ packageId: 'ALT-900R', packageName: 'Loop 900 for two years' });
    runtime.answer(entertainmentEndpoints.broadband, ({ body }) =>
      body.pagesToLoad?.length ? someBroadband({ packages: [aPackage(), twin], nextPage: 2 }) : someBroadband(),
    );
    renderEntertainment(runtime);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Show more packages' }));
    expect(await screen.findByRole('heading', { name: 'Loop 900 for two years' })).toHaveFocus();
  });

  it("keeps the 'Show more' button while more packages load", async () => {
    const runtime = atList();
    renderEntertainment(runtime);
    await ready();
    runtime.answer(entertainmentEndpoints.broadband, () => new Promise(() => undefined));
    await userEvent.click(screen.getByRole('button', { name: 'Show more packages' }));
    expect(screen.getByRole('button', { name: /^Loading/ })).toHaveFocus();
  });

  it('goes back to energy, or to product selection without it', async () => {
    const runtime = atList();
    renderEntertainment(runtime);
    await ready();
    await userEvent.click(screen.getAllByRole('button', { name: 'Back' })[0] as HTMLElement);
    act(() => runtime.enrolment.set(aBroadbandEnrolment({ energyConsented: true, energyOptIn: 1 })));
    await userEvent.click(screen.getAllByRole('button', { name: 'Back' })[1] as HTMLElement);
    expect(runtime.recorded.backs).toEqual(['/enrolment/product-selection', '/enrolment/energy/usage']);
  });
});

describe('leaving broadband', () => {
  it('skips broadband once confirmed, and opens the confirmation page [BBSET-08]', async () => {
    const runtime = atList();
    runtime.answer(enrolmentEndpoints.skip, () => aBroadbandEnrolment({ entertainmentSkipped: true }));
    renderEntertainment(runtime);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'No thanks' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave broadband for now?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Skip broadband' }));
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/confirmation', replace: false }]),
    );
    expect(runtime.recorded.calls.at(-1)).toMatchObject({
      method: 'POST',
      path: '/enrolment/skipservice',
      input: { query: { service: '1' } },
    });
    expect(runtime.recorded.events).toEqual([
      { name: 'service', detail: { service: 'entertainment', outcome: 'skipped' } },
    ]);
  });

  it.each([
    ['nothing was chosen', { entertainmentConsented: null, entertainmentOptIn: 0 }, '/enrolment/product-selection'],
    ['it is ordered', { entertainmentComplete: true }, '/enrolment/confirmation'],
    ['the mover has ordered it', { wombbUserConfirmed: true }, '/enrolment/confirmation'],
  ] as const)('redirects when %s', async (_situation, facts, path) => {
    const runtime = atPath(listPath, { enrolment: aBroadbandEnrolment(facts) });
    renderEntertainment(runtime);
    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path, replace: true }]));
  });
});
