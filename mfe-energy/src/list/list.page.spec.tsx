import { energyEndpoints, enrolmentEndpoints, type QuotesRequest } from '@home-move/contract';
import { expectNoViolations, type TestRuntime } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSelection, anEnergyEnrolment, atPath, refused, renderEnergy, someQuotes } from '../testing/energy-runtime';

function atList(stored: Record<string, unknown> = {}): TestRuntime {
  const runtime = atPath('/enrolment/energy/list', { stored });
  runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => someQuotes());
  runtime.answer(energyEndpoints.quotes, () => {
    const { data } = someQuotes();
    return { data: { ...data, tariffs: data.tariffs.slice(1, 2), recommendation: null } };
  });
  runtime.answer(energyEndpoints.select, () => aSelection());
  return runtime;
}

const ready = () => screen.findByRole('heading', { name: 'Glimmer Track 12' });
const quoteRequests = (runtime: TestRuntime) =>
  runtime.recorded.calls
    .filter(({ path }) => path.startsWith('/quotes'))
    .map(({ path, input }) => [path, input.body as QuotesRequest] as const);
const card = (name: string) => {
  const article = screen.getByRole('heading', { name }).closest('article');
  if (!article) throw new Error(`${name} has no card`);
  return within(article);
};

describe('the tariff list', () => {
  it('shows its heading and the usage that the prices assume [LIST-01]', async () => {
    const { container } = renderEnergy(atList());
    await ready();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Choose an energy plan');
    expect(
      screen.getByText(/^For 2,700 kWh of electricity and 9,800 kWh of gas a year at 14 Castle Road\./),
    ).toBeVisible();
    expect(screen.getByText(/^Prices include VAT at 5%\./)).toBeVisible();
    await expectNoViolations(container);
  });

  it('puts the recommended tariff first, with reasons, its catch and who pays us [LIST-03] [LIST-05]', async () => {
    renderEnergy(atList());
    await ready();
    expect(card('Glimmer Track 12').getByText('Recommended for you')).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'Why is this first?' })).toHaveTextContent(
      'It has the lowest first-year cost of the 3 tariffs we hold.It needs a smart meter within 3 months.Glimmer pays us commission.',
    );
    expect(screen.getAllByRole('heading', { name: 'Glimmer Track 12' })).toHaveLength(1);
  });

  it('shows a card per tariff with price, cost parts and buttons, in the order of the answer [LIST-07]', async () => {
    renderEnergy(atList());
    await ready();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Why is this first?',
      'Larkfield Fix 12',
      'Tor Variable',
    ]);
    const larkfield = card('Larkfield Fix 12');
    expect(larkfield.getByText('Larkfield Energy, fixed for 12 months')).toBeVisible();
    expect(larkfield.getByText('£1,718.23')).toBeVisible();
    expect(larkfield.getByText('first year, £143.19 a month')).toBeVisible();
    expect(larkfield.getByText('Exit fee £50.00 a fuel')).toBeVisible();
    expect(
      larkfield.getByRole('img', {
        name: 'First-year cost: Electricity you use £658.80; Electricity standing charge £208.78; Gas you use £681.10; Gas standing charge £105.85',
      }),
    ).toBeVisible();
    expect(larkfield.getByRole('button', { name: 'Details of Larkfield Fix 12' })).toBeEnabled();
    expect(screen.getByText('3 tariffs', { selector: 'b' }).parentElement).toHaveTextContent(
      '3 tariffs from 3 of 3 suppliers, lowest first-year cost first',
    );
  });

  it('keeps a plan that we cannot switch to in its place, with a link to its supplier', async () => {
    renderEnergy(atList());
    await ready();
    const tor = card('Tor Variable');
    expect(tor.getByText('We cannot switch you to this plan. You can sign up with Tor Co-op yourself.')).toBeVisible();
    expect(tor.getByRole('link', { name: /^Go to site of Tor Co-op/ })).toHaveAttribute('href', 'https://tor.example');
    expect(tor.queryByRole('button', { name: /Select/ })).not.toBeInTheDocument();
    expect(tor.getByText('Pays us no commission')).toBeVisible();
  });

  it('stores the selected tariff, clears the add-ons and opens the add-ons page [LIST-15] [LIST-16] [LIST-34]', async () => {
    const runtime = atList({ energyAddOns: ['HEAT-COVER'] });
    renderEnergy(runtime);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Select Larkfield Fix 12' }));
    expect(runtime.recorded.calls.at(-1)).toMatchObject({
      path: '/quotes/select',
      input: { body: { tariffsId: [{ quoteId: 'q-1', priceId: 'LF12-EAST' }], addOnsIdentifiers: [] } },
      // The same choice must be stored again after another tab has chosen differently.
      idempotencyKey: undefined,
    });
    expect(runtime.storage.get('energyTariff')).toMatchObject({ priceId: 'LF12-EAST' });
    expect(runtime.storage.get('energyAddOns')).toBeUndefined();
    expect(runtime.recorded.navigations).toEqual([
      { path: '/enrolment/energy/signup/larkfield%20energy/LF12-EAST', replace: false },
    ]);
  });

  it('shows on the card that the prices have changed, and reloads them', async () => {
    const runtime = atList();
    runtime.answer(energyEndpoints.select, () => refused('QUOTE_EXPIRED'));
    renderEnergy(runtime);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Select Larkfield Fix 12' }));
    await waitFor(() =>
      expect(card('Larkfield Fix 12').getByRole('alert')).toHaveTextContent(
        'These prices have changed. Please choose a plan again.',
      ),
    );
    expect(quoteRequests(runtime).filter(([path]) => path === '/quotes/wom')).toHaveLength(2);
    expect(runtime.recorded.navigations).toEqual([]);
  });

  it('opens the confirmation page when energy is already set up', async () => {
    const runtime = atList();
    runtime.answer(energyEndpoints.select, () => refused('ENROLMENT_COMPLETE'));
    renderEnergy(runtime);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Select Larkfield Fix 12' }));
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/confirmation', replace: true }]),
    );
  });

  it("opens a tariff's details, and the usage page to change the usage", async () => {
    const runtime = atList();
    renderEnergy(runtime);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Details of Glimmer Track 12' }));
    await userEvent.click(screen.getByRole('button', { name: 'Change usage' }));
    expect(runtime.recorded.navigations.map(({ path }) => path)).toEqual([
      '/enrolment/energy/details/glimmer/GT12-EAST',
      '/enrolment/energy/usage',
    ]);
  });
});

describe('the tariff filters', () => {
  it('cover the view, tariff type, exit fee, bills and suppliers [LIST-06]', async () => {
    renderEnergy(atList());
    await ready();
    const groups = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
    expect(groups).toEqual(['Show', 'Tariff type', 'Exit fee', 'Bills', 'Suppliers']);
    const names = screen
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.querySelector('span')?.textContent);
    expect(names).toEqual([
      'Fixed',
      'Variable',
      'No Exit Fee',
      'Exit Fee',
      'Paperless',
      'Paper',
      'Glimmer',
      'Larkfield Energy',
      'Tor Co-op',
    ]);
    expect(screen.getByRole('radio', { name: /^All tariffs we hold/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Offers from Larkfield Energy/ })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Fixed , 2 tariffs' })).not.toBeChecked();
  });

  it('are sent with each request, and stored [LIST-33]', async () => {
    const runtime = atList();
    renderEnergy(runtime);
    await ready();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Paperless/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Tor Co-op/ }));
    const all = { tariffTypes: [], noExitFee: false, exitFee: false, paper: false, wholeOfMarket: true };
    await waitFor(() =>
      expect(quoteRequests(runtime)).toEqual([
        ['/quotes/wom', { ...all, paperless: false, suppliers: [] }],
        ['/quotes/wom', { ...all, paperless: true, suppliers: [] }],
        ['/quotes/wom', { ...all, paperless: true, suppliers: ['Tor Co-op'] }],
      ]),
    );
    expect(runtime.storage.get('energyFiltersWom')).toMatchObject({ paperless: true, suppliers: ['Tor Co-op'] });
    expect(runtime.storage.get('energyFilters')).toBeUndefined();
  });

  it('are stored separately for the named supplier and for the whole market [LIST-33]', async () => {
    const runtime = atList({ energyFiltersWom: { paperless: true, wholeOfMarket: true } });
    renderEnergy(runtime);
    await ready();
    await userEvent.click(screen.getByRole('radio', { name: /^Offers from Larkfield Energy/ }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Glimmer Track 12' })).not.toBeInTheDocument());
    expect(screen.getByRole('checkbox', { name: /^Paperless/ })).not.toBeChecked();
    expect(quoteRequests(runtime).at(-1)?.[0]).toBe('/quotes');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Fixed/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^All tariffs we hold/ }));
    await ready();
    expect(screen.getByRole('checkbox', { name: /^Paperless/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Fixed/ })).not.toBeChecked();
  });

  it('are shown as chips, whose removal is announced', async () => {
    const runtime = atList({ energyFiltersWom: { paperless: true, wholeOfMarket: true } });
    renderEnergy(runtime);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Paperless' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Paperless removed, 3 tariffs'));
    expect(screen.queryByRole('button', { name: 'Remove Paperless' })).not.toBeInTheDocument();
  });

  it('move the focus to the next chip when one is removed, and to the count after the last', async () => {
    const runtime = atList({ energyFiltersWom: { paperless: true, paper: true, wholeOfMarket: true } });
    renderEnergy(runtime);
    await ready();
    const [first, second] = screen.getAllByRole('button', { name: /^Remove / });
    if (!first || !second) throw new Error('Fewer than two chips');
    const { textContent } = second;
    await userEvent.click(first);
    expect(screen.getByRole('button', { name: /^Remove / })).toHaveFocus();
    expect(screen.getByRole('button', { name: /^Remove / })).toHaveTextContent(textContent);
    await userEvent.click(screen.getByRole('button', { name: /^Remove / }));
    expect(screen.queryByRole('button', { name: /^Remove / })).not.toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent(/^\d tariffs/);
  });

  it('open as a dialog on small screens', async () => {
    const runtime = atList({ energyFiltersWom: { paperless: true, wholeOfMarket: true } });
    const { baseElement } = renderEnergy(runtime);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Filters (1)' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Filters' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Fixed/ }));
    expect(dialog.getByRole('checkbox', { name: /^Fixed/ })).toBeChecked();
    await expectNoViolations(baseElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Show 3 tariffs' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  });

  it('show when nothing matches, and can be cleared [LIST-31]', async () => {
    const runtime = atList({ energyFiltersWom: { paper: true, wholeOfMarket: true } });
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, ({ body }) =>
      body.paper ? someQuotes({ tariffs: [], recommendation: null }) : someQuotes(),
    );
    const { container } = renderEnergy(runtime);
    expect(await screen.findByText('Sorry, there are no valid results matching your filter criteria.')).toBeVisible();
    await expectNoViolations(container);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await ready();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^3 tariffs/));
  });
});

describe('when the named supplier offers nothing', () => {
  it('offers all tariffs instead', async () => {
    const runtime = atList({ energyFilters: { wholeOfMarket: false } });
    runtime.answer(energyEndpoints.quotes, () =>
      someQuotes({ tariffs: [], totalCountOfTariffs: 0, recommendation: null }),
    );
    renderEnergy(runtime);
    await userEvent.click(await screen.findByRole('button', { name: 'All tariffs we hold' }));
    await ready();
    expect(screen.getByRole('radio', { name: /^All tariffs we hold/ })).toBeChecked();
  });
});

describe('leaving the list', () => {
  it("offers 'No thanks', and Back to the usage page [LIST-09]", async () => {
    const runtime = atList();
    renderEnergy(runtime);
    await ready();
    expect(screen.getByRole('button', { name: 'No thanks' })).toBeVisible();
    for (const back of screen.getAllByRole('button', { name: 'Back' })) await userEvent.click(back);
    expect(runtime.recorded.navigations.map(({ path }) => path)).toEqual([
      '/enrolment/energy/usage',
      '/enrolment/energy/usage',
    ]);
  });

  it("skips energy at 'No thanks' once confirmed, and opens the next page [LIST-08] [LIST-17]", async () => {
    const runtime = atList({ energyTariff: { quoteId: 'q', priceId: 'p', tariffName: 't', supplierName: 's' } });
    runtime.answer(enrolmentEndpoints.skip, () => anEnergyEnrolment({ energySkipped: true }));
    renderEnergy(runtime);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'No thanks' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Leave energy for now?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Skip energy' }));
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/confirmation', replace: false }]),
    );
    expect(runtime.storage.get('energyTariff')).toBeUndefined();
    expect(runtime.enrolment.get()?.energySkipped).toBe(true);
  });

  it('shows in the dialog that skipping failed', async () => {
    const runtime = atList();
    runtime.answer(enrolmentEndpoints.skip, () => refused('UNEXPECTED'));
    renderEnergy(runtime);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'No thanks' }));
    await userEvent.click(screen.getByRole('button', { name: 'Skip energy' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sorry we have encountered some difficulties. Please try again in a moment.',
    );
  });
});

describe('when there is nothing to choose', () => {
  it("shows that loading failed, with 'Try again' and 'Continue' [LIST-29]", async () => {
    const runtime = atList();
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => refused('THIRD_PARTY'));
    const { container } = renderEnergy(runtime);
    expect(
      await screen.findByText('Error retrieving tariffs! Please try again later. Apologies for any inconvenience.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await expectNoViolations(container);
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => someQuotes());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await ready();
  });

  it.each([
    ['the meters cannot be quoted', () => refused('NOT_QUOTABLE')],
    ['we hold no tariff', () => someQuotes({ tariffs: [], totalCountOfTariffs: 0, recommendation: null })],
  ])(
    "explains that there is no quote when %s, and 'Continue' skips without a dialog [LIST-18] [LIST-30]",
    async (_, answer) => {
      const runtime = atList();
      runtime.answer(energyEndpoints.wholeOfMarketQuotes, answer);
      runtime.answer(enrolmentEndpoints.skip, () => anEnergyEnrolment({ energySkipped: true }));
      const { container } = renderEnergy(runtime);
      expect(
        await screen.findByText(
          "Unfortunately, we can't give you a quote right now. We're unable to support your meter setup, but we're working on it and will offer quotes in the future when we can.",
        ),
      ).toBeVisible();
      await expectNoViolations(container);
      await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/confirmation', replace: false }]);
    },
  );

  it('shows skeleton cards while the tariffs load', async () => {
    const runtime = atList();
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => new Promise(() => undefined));
    renderEnergy(runtime);
    expect(await screen.findByText('Loading energy plans')).toBeInTheDocument();
  });
});
