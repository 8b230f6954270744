import { energyEndpoints, enrolmentEndpoints } from '@home-move/contract';
import { anAddOn, aTariff } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEnergyEnrolment, refused, renderEnergy, someQuotes } from '../testing/energy-runtime';
import { atList, card, quoteRequests, ready } from '../testing/list';

describe('the tariff list', () => {
  it('shows its heading, the usage that the prices assume, and that VAT at 5% is included [LIST-01] [TARIFF-16]', async () => {
    const { container } = renderEnergy(atList());
    await ready();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Choose an energy plan');
    expect(
      screen.getByText(/^For 2,700 kWh of electricity and 9,800 kWh of gas a year at 14 Castle Road\./),
    ).toBeVisible();
    expect(screen.getByText(/^Prices include VAT at 5%\./)).toBeVisible();
    await expectNoViolations(container);
  });

  it('discloses the day and night split behind Economy 7 prices, next to the link that changes it', async () => {
    const runtime = atList();
    const assumedUse = { electricityKwh: 3400, gasKwh: 9500, estimated: true, nightPercent: 42 };
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => someQuotes({ assumedUse }));
    renderEnergy(runtime);
    await ready();
    const use = screen.getByText(
      /^For 3,400 kWh of electricity \(58% by day, 42% at night\) and 9,500 kWh of gas a year at 14 Castle Road\./,
    );
    await userEvent.click(within(use).getByRole('button', { name: 'Change usage' }));
    expect(runtime.recorded.navigations.map(({ path }) => path)).toEqual(['/enrolment/energy/usage']);
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
    for (const action of ['Details of', 'Select'])
      expect(larkfield.getByRole('button', { name: `${action} Larkfield Fix 12` })).toBeEnabled();
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
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, () =>
      someQuotes({ tariffs: [aTariff({ addOnsData: [anAddOn()] })], recommendation: null }),
    );
    renderEnergy(runtime);
    await userEvent.click(await screen.findByRole('button', { name: 'Select Larkfield Fix 12' }));
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

  it.each([
    ['payment', {}, 'payment'],
    ['start date', { 'faster-switching': true, 'psr-access-granted': true }, 'switch'],
    ['priority services', { 'psr-access-granted': true }, 'psr'],
  ])('opens the %s page if the tariff has no optional add-ons [LIST-16]', async (_, flags, page) => {
    const runtime = atList();
    runtime.flags.set({ ...runtime.flags.get(), ...flags });
    runtime.enrolment.set(anEnergyEnrolment({ supportsFastSwitch: true }));
    const included = anAddOn({ identifier: 'APP', isIncluded: true });
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, () =>
      someQuotes({ tariffs: [aTariff({ addOnsData: [included] })], recommendation: null }),
    );
    renderEnergy(runtime);
    await userEvent.click(await screen.findByRole('button', { name: 'Select Larkfield Fix 12' }));
    await waitFor(() =>
      expect(runtime.recorded.navigations.map(({ path }) => path)).toEqual([
        `/enrolment/energy/${page}/larkfield%20energy/LF12-EAST`,
      ]),
    );
  });

  it('shows the yearly saving of a plan only for the named supplier [LIST-32]', async () => {
    const runtime = atList();
    const { data } = someQuotes();
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, () =>
      someQuotes({
        tariffs: [...data.tariffs, aTariff({ priceId: 'LV', tariffName: 'Larkfield Variable', svtSaving: 0 })],
      }),
    );
    renderEnergy(runtime);
    await ready();
    const saving = 'Saves £63.70 a year against the variable plan of Larkfield Energy.';
    expect(card('Larkfield Fix 12').getByText(saving)).toBeVisible();
    expect(screen.getAllByText(/^Saves /)).toHaveLength(1);
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

  it('shows every card of a long list, in order', async () => {
    const runtime = atList();
    const tariffs = Array.from({ length: 30 }, (_, index) =>
      aTariff({ priceId: `P${index}`, tariffName: `Tariff ${index}`, newSpend: 100000 + index }),
    );
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => someQuotes({ tariffs, recommendation: null }));
    renderEnergy(runtime);
    // Cards follow a few at a time. Queries by role would take longer than rendering them.
    await waitFor(() => expect(document.querySelectorAll('h3')).toHaveLength(30), { timeout: 20_000 });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      tariffs.map(({ tariffName }) => tariffName),
    );
    expect(screen.getByText(/^from 1 of 3 suppliers,/)).toBeVisible();
  });

  it('opens the usage page to change the usage', async () => {
    const runtime = atList();
    renderEnergy(runtime);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Change usage' }));
    expect(runtime.recorded.navigations.map(({ path }) => path)).toEqual(['/enrolment/energy/usage']);
  });

  it('records once that smart meters were offered, when a plan that needs one is shown [TARIFF-13]', async () => {
    const runtime = atList();
    renderEnergy(runtime);
    await ready();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Paperless/ }));
    await waitFor(() => expect(quoteRequests(runtime)).toHaveLength(2));
    expect(runtime.recorded.calls.filter(({ path }) => path === '/enrolment/smart-offered')).toHaveLength(1);
  });

  it('records no offer of smart meters while no plan needs one', async () => {
    const runtime = atList();
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, () =>
      someQuotes({ tariffs: [aTariff()], recommendation: null }),
    );
    renderEnergy(runtime);
    await screen.findByRole('heading', { name: 'Larkfield Fix 12' });
    expect(runtime.recorded.calls.map(({ path }) => path)).not.toContain('/enrolment/smart-offered');
  });
});

describe('leaving the list', () => {
  it("offers 'No thanks', and Back to the usage page [LIST-09]", async () => {
    const runtime = atList();
    renderEnergy(runtime);
    await ready();
    expect(screen.getByRole('button', { name: 'No thanks' })).toBeVisible();
    for (const back of screen.getAllByRole('button', { name: 'Back' })) await userEvent.click(back);
    expect(runtime.recorded.backs).toEqual(['/enrolment/energy/usage', '/enrolment/energy/usage']);
  });

  it.each([
    ['confirmation', {}, '/enrolment/confirmation'],
    ['broadband', { entertainmentConsented: true, entertainmentOptIn: 1 }, '/enrolment/entertainment/broadband-list'],
  ] as const)(
    "skips energy at 'No thanks' once confirmed, and opens %s [LIST-08] [LIST-17]",
    async (_, chosen, path) => {
      const runtime = atList({ energyTariff: aTariff() });
      runtime.enrolment.set(anEnergyEnrolment(chosen));
      runtime.answer(enrolmentEndpoints.skip, () => anEnergyEnrolment({ ...chosen, energySkipped: true }));
      renderEnergy(runtime);
      await ready();
      await userEvent.click(screen.getByRole('button', { name: 'No thanks' }));
      const dialog = within(screen.getByRole('dialog', { name: 'Leave energy for now?' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Skip energy' }));
      await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path, replace: false }]));
      expect(runtime.recorded.calls.at(-1)).toMatchObject({
        path: '/enrolment/skipservice',
        input: { query: { service: '0' } },
      });
      expect(runtime.storage.get('energyTariff')).toBeUndefined();
      expect(runtime.enrolment.get()?.energySkipped).toBe(true);
    },
  );

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
  it("shows that loading failed, with 'Try again' and 'Continue' [LIST-09] [LIST-18] [LIST-29]", async () => {
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
    "explains that there is no quote when %s, and 'Continue' skips without a dialog [LIST-09] [LIST-18] [LIST-30]",
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
      expect(screen.getByRole('link', { name: '0808 223 1133' })).toBeVisible();
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
