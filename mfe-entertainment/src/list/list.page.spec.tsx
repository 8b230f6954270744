import { entertainmentEndpoints, type BroadbandResponse } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aGigPackage, aPackage, aRollingPackage, someBroadband } from '../testing/broadband-packages';
import { aBroadbandEnrolment, renderEntertainment, storedSelection } from '../testing/entertainment-runtime';
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

  it.each([
    [
      'standard broadband only',
      { standard_mbps: '16', fibre_mbps: '' },
      'Broadband up to 16 Mbps is available at 14 Castle Road. Prices include VAT and every rise the provider has stated.',
    ],
    [
      'unknown speeds',
      { standard_mbps: '', fibre_mbps: '' },
      'Prices include VAT and every rise the provider has stated.',
    ],
  ])('introduces the prices at a home with %s', async (_home, broadband, text) => {
    const runtime = atList();
    runtime.answer(entertainmentEndpoints.broadband, () => ({ ...someBroadband(), broadband }));
    renderEntertainment(runtime);
    await ready();
    expect(screen.getByText(text)).toBeVisible();
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
    expect(card('Loop 900 rolling').getByText('£58.99 for the first month, set-up included')).toBeVisible();
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

  it.each<[string, Parameters<typeof someBroadband>[0], string[]]>([
    ['labelled packages and others', {}, ['Worth a look first', 'More packages']],
    ['labelled packages only', { packages: [] }, ['Worth a look first']],
    ['no labelled packages', { promotedPackages: [] }, ['All packages']],
  ])('has a heading for each group, and states our commission, with %s', async (_packages, answer, headings) => {
    renderEntertainment(atList(answer));
    expect(
      await screen.findByText(
        'We earn commission from some providers when you order. It never changes the order of packages.',
      ),
    ).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Filters',
      ...headings,
    ]);
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

  it('keeps the package that was selected before when it loads', async () => {
    const runtime = atList({}, storedSelection(aGigPackage()));
    renderEntertainment(runtime);
    await ready();
    await waitFor(() =>
      expect(runtime.storage.get('entertainment')).toMatchObject({
        selectedPackage: { packageId: 'COX-GIG' },
        totalResults: 5,
      }),
    );
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

  it("leaves the focus where the mover has moved it since 'Show more'", async () => {
    const runtime = atList();
    renderEntertainment(runtime);
    await ready();
    let deliver: (answer: BroadbandResponse) => void = () => undefined;
    runtime.answer(entertainmentEndpoints.broadband, () => new Promise((resolve) => (deliver = resolve)));
    await userEvent.click(screen.getByRole('button', { name: 'Show more packages' }));
    await waitFor(() => expect(listRequests(runtime)).toHaveLength(2));
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    act(() => sort.focus());
    const added = aPackage({ packageId: 'BRI-F67', packageName: 'Fibre 67' });
    await act(async () => deliver(someBroadband({ packages: [aPackage(), added] })));
    expect(await screen.findByRole('heading', { name: 'Fibre 67' })).toBeVisible();
    expect(sort).toHaveFocus();
  });

  it("removes 'Show more' when the last page adds no package", async () => {
    const runtime = atList();
    renderEntertainment(runtime);
    await ready();
    runtime.answer(entertainmentEndpoints.broadband, () =>
      someBroadband({ totalResults: 3, totalRemaining: 0, nextPage: null }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show more packages' }));
    expect(await screen.findByText('3 packages', { selector: 'b' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^(Show more|Loading)/ })).not.toBeInTheDocument());
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
