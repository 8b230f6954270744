import { enrolmentEndpoints, entertainmentEndpoints, type BroadbandRequest } from '@home-move/contract';
import { expectNoViolations, type TestRuntime, type TestRuntimeOptions } from '@home-move/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aGigPackage, aPackage, aRollingPackage, someBroadband } from '../testing/broadband-packages';
import { aBroadbandEnrolment, atPath, listPath, refused, renderEntertainment } from '../testing/entertainment-runtime';

function atList(
  answer: Parameters<typeof someBroadband>[0] = {},
  stored: NonNullable<TestRuntimeOptions['stored']> = {},
): TestRuntime {
  const runtime = atPath(listPath, { stored });
  runtime.answer(entertainmentEndpoints.broadband, () => someBroadband(answer));
  return runtime;
}

const ready = () => screen.findByRole('heading', { name: 'Full Fibre 150' });
const listRequests = (runtime: TestRuntime) =>
  runtime.recorded.calls
    .filter(({ path }) => path === '/entertainment/broadband')
    .map(({ input }) => input.body as BroadbandRequest);
const card = (name: string) => {
  const article = screen.getByRole('heading', { name }).closest('article');
  if (!article) throw new Error(`${name} has no card`);
  return within(article);
};
const someMissing =
  "Oops - something went wrong and we haven't been able to show you the full range of available packages. Please try refreshing the page. If that doesn't work, try logging out and back in again, or try later.";
const allMissing =
  "Oops - something went wrong and we haven't been able to show you the available packages. Please try refreshing the page. If that doesn't work, try logging out and back in again, or try later.";

describe('the package list', () => {
  it('shows its heading and the speed available at the address [BB-01]', async () => {
    const { container } = renderEntertainment(atList());
    await ready();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Broadband, Phone and TV');
    expect(
      screen.getByText(
        'Fibre up to 1,130 Mbps is available at 14 Castle Road. Prices include VAT and every rise in the contract.',
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
    expect(card('Gig with calls and TV').queryByRole('link')).not.toBeInTheDocument();
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

  it('goes back to energy, or to the moving details without it', async () => {
    const runtime = atList();
    renderEntertainment(runtime);
    await ready();
    await userEvent.click(screen.getAllByRole('button', { name: 'Back' })[0] as HTMLElement);
    act(() => runtime.enrolment.set(aBroadbandEnrolment({ energyConsented: true, energyOptIn: 1 })));
    await userEvent.click(screen.getAllByRole('button', { name: 'Back' })[1] as HTMLElement);
    expect(runtime.recorded.backs).toEqual(['/enrolment/moving-details', '/enrolment/energy/usage']);
  });
});

describe('filters and sort order', () => {
  it('are sent with each request, and stored [BB-14] [BB-35]', async () => {
    const runtime = atList();
    renderEntertainment(runtime);
    await ready();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Phone' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Fibre' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Unlimited' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Rolling month' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Anytime calls' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Coaxia' }));
    const wanted = {
      packageType: { includeBroadband: true, includePhone: true, includeTv: false },
      broadbandType: ['Fibre'],
      monthlyUsage: { unlimited: true },
      selectedProviders: ['Coaxia'],
      contractLengths: [1],
      callOptions: ['Anytime calls'],
      sortOption: 0,
      pagesToLoad: [],
      IncludePromotedPackages: true,
    };
    expect(listRequests(runtime).at(-1)).toEqual(wanted);
    expect(runtime.storage.get('broadbandFilters')).toEqual(wanted);
  });

  it('offer four sort orders and send their codes [BB-27] [BB-28]', async () => {
    const runtime = atList();
    renderEntertainment(runtime);
    await ready();
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    expect(
      within(sort)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['None', 'Cost (Monthly)', 'Cost (Yearly)', 'Speed']);
    for (const label of ['Cost (Monthly)', 'Cost (Yearly)', 'Speed']) await userEvent.selectOptions(sort, label);
    expect(listRequests(runtime).map(({ sortOption }) => sortOption)).toEqual([0, 1, 2, 3]);
    expect(screen.getByText(', fastest first')).toBeVisible();
  });

  it('announce the result of removing a chip', async () => {
    const runtime = atList({}, { broadbandFilters: { broadbandType: ['Fibre'], selectedProviders: ['Coaxia'] } });
    renderEntertainment(runtime);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Fibre' }));
    expect(listRequests(runtime).at(-1)).toMatchObject({ broadbandType: [], selectedProviders: ['Coaxia'] });
    await waitFor(() =>
      expect(screen.getByText('Fibre removed, 3 of 5 packages').closest('[role=status]')).not.toBeNull(),
    );
    expect(screen.getByRole('button', { name: 'Remove Coaxia' })).toHaveFocus();
  });

  it('can be cleared when nothing matches, which keeps the sort order [BB-18]', async () => {
    const runtime = atList({}, { broadbandFilters: { selectedProviders: ['Mast'], sortOption: 3 } });
    runtime.answer(entertainmentEndpoints.broadband, ({ body }) =>
      body.selectedProviders?.length
        ? someBroadband({ packages: [], promotedPackages: [], totalResults: 0, totalRemaining: 0, nextPage: null })
        : someBroadband(),
    );
    const { container } = renderEntertainment(runtime);
    expect(await screen.findByText('Sorry, there are no valid results matching your filter criteria.')).toBeVisible();
    await expectNoViolations(container);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await ready();
    expect(runtime.storage.get('broadbandFilters')).toMatchObject({ selectedProviders: [], sortOption: 3 });
  });

  it('open in a dialog on small screens, by keyboard', async () => {
    renderEntertainment(atList());
    await ready();
    const open = screen.getByRole('button', { name: 'Filters' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    expect(within(dialog).getByRole('button', { name: 'Show 5 packages' })).toBeVisible();
    await expectNoViolations(dialog);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
  });
});

describe('when packages are missing', () => {
  it('shows that the range is incomplete when web media fails [BB-22] [BB-24]', async () => {
    const runtime = atList({ wombbSuccess: false, promotedPackages: [] });
    renderEntertainment(runtime);
    await ready();
    expect(screen.getByRole('alert')).toHaveTextContent(someMissing);
    expect(runtime.storage.get('entertainment')).toMatchObject({ apiError: 'web media' });
  });

  it('shows no error when only home telecom fails', async () => {
    renderEntertainment(atList({ htSuccess: false }));
    await ready();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it("shows that there are none when both fail, and loads them at 'Try again' [BB-21] [BB-25]", async () => {
    const none = { packages: [], promotedPackages: [], totalResults: 0, totalRemaining: 0, nextPage: null };
    const runtime = atList({ ...none, htSuccess: false, wombbSuccess: false });
    const { container } = renderEntertainment(runtime);
    expect(await screen.findByRole('alert')).toHaveTextContent(allMissing);
    await expectNoViolations(container);
    expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
    runtime.answer(entertainmentEndpoints.broadband, () => someBroadband());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await ready();
    expect(screen.getByText('3 of 5 packages', { selector: 'b' }).closest('[tabindex]')).toHaveFocus();
  });

  it("shows why loading failed, and loads the packages at 'Try again'", async () => {
    const runtime = atList();
    runtime.answer(entertainmentEndpoints.broadband, () => refused('TOO_MANY_REQUESTS'));
    renderEntertainment(runtime);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries. Please wait a moment and try again.');
    runtime.answer(entertainmentEndpoints.broadband, () => someBroadband());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await ready();
  });

  it("keeps the cards when loading more fails, and focuses the first added package after 'Try again'", async () => {
    const runtime = atList();
    const { container } = renderEntertainment(runtime);
    await ready();
    runtime.answer(entertainmentEndpoints.broadband, () => refused('TOO_MANY_REQUESTS'));
    await userEvent.click(screen.getByRole('button', { name: 'Show more packages' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries. Please wait a moment and try again.');
    expect(screen.getByRole('heading', { name: 'Full Fibre 150' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show more packages' })).toHaveFocus();
    await expectNoViolations(container);
    runtime.answer(entertainmentEndpoints.broadband, () =>
      someBroadband({ packages: [aPackage(), aPackage({ packageId: 'BRI-F67', packageName: 'Fibre 67' })] }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Fibre 67' })).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(listRequests(runtime).map(({ pagesToLoad }) => pagesToLoad)).toEqual([[], [1], [1]]);
  });

  it('keeps the cards when a filter fails, and lets the mover remove it', async () => {
    const runtime = atList();
    runtime.answer(entertainmentEndpoints.broadband, ({ body }) =>
      body.selectedProviders?.length ? refused('TOO_MANY_REQUESTS') : someBroadband(),
    );
    renderEntertainment(runtime);
    await ready();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Coaxia' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries. Please wait a moment and try again.');
    expect(screen.getByRole('heading', { name: 'Full Fibre 150' })).toBeVisible();
    expect(screen.queryByText('3 of 5 packages', { selector: '[role=status] *' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Coaxia' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Full Fibre 150' })).toBeVisible();
  });

  it('clears a stored filter that fails after a reload', async () => {
    const runtime = atList({}, { broadbandFilters: { selectedProviders: ['Coaxia'], sortOption: 3 } });
    runtime.answer(entertainmentEndpoints.broadband, ({ body }) =>
      body.selectedProviders?.length ? refused('TOO_MANY_REQUESTS') : someBroadband(),
    );
    renderEntertainment(runtime);
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await ready();
    expect(screen.getByText('3 of 5 packages', { selector: 'b' }).closest('[tabindex]')).toHaveFocus();
  });

  it('asks for a missing address first', async () => {
    const runtime = atList();
    runtime.enrolment.set(aBroadbandEnrolment({ address: null, simpleAddress: null }));
    renderEntertainment(runtime);
    await userEvent.click(await screen.findByRole('button', { name: 'Tell us your address' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/moving-details', replace: false }]);
    expect(runtime.recorded.calls).toEqual([]);
  });

  it('shows the stored list at once after a reload', async () => {
    const first = atList();
    renderEntertainment(first).unmount();
    const before = renderEntertainment(first);
    await ready();
    before.unmount();
    const stored = first.storage.get('entertainment');
    const again = atList({}, { entertainment: stored });
    again.answer(entertainmentEndpoints.broadband, () => new Promise(() => undefined));
    renderEntertainment(again);
    expect(screen.getByRole('heading', { name: 'Full Fibre 150' })).toBeVisible();
  });
});

describe('state stored by another version of the journey', () => {
  it.each([
    ['without a shape', (state: object) => ({ ...state, shape: undefined })],
    ['in another shape', (state: object) => ({ ...state, shape: 2 })],
    ['without a field that the page needs', (state: object) => ({ ...state, availability: undefined })],
    ['with malformed packages', (state: object) => ({ ...state, packages: [{ id: 7 }] })],
    ['when it is no object', () => 'packages'],
  ])('is ignored %s', async (_how, change) => {
    const first = atList();
    const before = renderEntertainment(first);
    await ready();
    before.unmount();
    const again = atList({}, { entertainment: change(first.storage.get('entertainment') as object) });
    again.answer(entertainmentEndpoints.broadband, () => new Promise(() => undefined));
    renderEntertainment(again);
    expect(await screen.findByText('Loading broadband packages')).toBeInTheDocument();
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
