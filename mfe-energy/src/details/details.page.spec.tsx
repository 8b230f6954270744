import { energyEndpoints, type EnergyTariff } from '@home-move/contract';
import { aTariff, anAddOn } from '@home-move/contract/testing';
import { expectNoViolations, type TestRuntime } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSelection, anEnergyEnrolment, atPath, refused, renderEnergy, someQuotes } from '../testing/energy-runtime';

function atDetails(path: string, tariffs?: readonly EnergyTariff[]): TestRuntime {
  const runtime = atPath(`/enrolment/energy/details/${path}`);
  runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => someQuotes(tariffs && { tariffs }));
  runtime.answer(energyEndpoints.select, () => aSelection());
  return runtime;
}

describe('the details page', () => {
  it('shows the tariff information label and the rates [TARIFF-01]', async () => {
    const { container } = renderEnergy(atDetails('larkfield%20energy/LF12-EAST'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Larkfield Fix 12' })).toBeVisible();
    const label = [...container.querySelectorAll('dl > div')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(label).toEqual(
      expect.arrayContaining([
        ['Supplier', 'Larkfield Energy'],
        ['Tariff', 'Larkfield Fix 12'],
        ['Tariff type', 'Fixed'],
        ['Payment method', 'Monthly Direct Debit'],
        ['Supply can start on', '01\u00a0Dec\u00a02026'],
        ['What it covers', 'Electricity and gas, until 30\u00a0Nov\u00a02027'],
        ['Tariff ends on', '30\u00a0Nov\u00a02027'],
        ['Price guaranteed until', '30\u00a0Nov\u00a02027'],
        ['Exit fee', '£50.00 a fuel'],
        ['Discounts and extra charges', 'None'],
        ['Products and services included', 'None'],
        ['Assumed use in a year', '2,700 kWh of electricity, 9,800 kWh of gas'],
        ['Estimated cost for a year, VAT included', '£1,718.23'],
        ['Estimated cost for a month, VAT included', '£143.19'],
      ]),
    );
    const rates = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rates).toEqual([
      ['Rate', 'Electricity', 'Gas'],
      ['Unit rate, per kWh', '25.20p', '7.05p'],
      ['Standing charge, per day', '54.00p', '28.50p'],
    ]);
    await expectNoViolations(container);
  });

  it.each([
    ['the name of the tariff', 'fix-for-a-year'],
    ['its supplier in capitals and its price', 'LARKFIELD%20ENERGY/LF12-EAST'],
  ])('opens at an address with %s [TARIFF-01] [LIST-28]', async (_, path) => {
    renderEnergy(atDetails(path, [aTariff({ tariffUrl: 'fix-for-a-year' })]));
    expect(await screen.findByRole('heading', { level: 1, name: 'Larkfield Fix 12' })).toBeVisible();
  });

  it('shows the features of the tariff and the winter price estimate [LIST-21] [TARIFF-17]', async () => {
    const feature = {
      summary: 'A price you can plan with',
      heading: 'Your unit rates stay as they are',
      description: 'Unit rates and standing charges do not change for 12 months.',
    };
    renderEnergy(atDetails('larkfield-fix-12', [aTariff({ enhancedFeatures: [feature], winterUplift: 23 })]));
    expect(await screen.findByRole('heading', { name: 'Your unit rates stay as they are' })).toBeVisible();
    expect(screen.getByText('A price you can plan with')).toBeVisible();
    expect(screen.getByText('Unit rates and standing charges do not change for 12 months.')).toBeVisible();
    expect(
      screen.getByText(
        'Expect to use more in winter: the supplier assumes 23% more than in an average month. The cost for a year covers all its months, so it does not change.',
      ),
    ).toBeVisible();
  });

  it('has no section about features for a tariff without any', async () => {
    renderEnergy(atDetails('larkfield-fix-12', [aTariff({ enhancedFeatures: [], winterUplift: null })]));
    expect(await screen.findByRole('heading', { level: 1, name: 'Larkfield Fix 12' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'What the supplier offers' })).not.toBeInTheDocument();
  });

  it.each([
    ['no smart meter', {}, 'For every home', 'For smart meters'],
    ['a smart meter', { hasElecSmartMeter: true }, 'For smart meters', 'For every home'],
    ['a smart gas meter', { hasGasSmartMeter: true }, 'For smart meters', 'For every home'],
  ])('shows the notice for a home with %s [LIST-21]', async (_, home, shown, hidden) => {
    const noteDefault = { heading: 'For every home', body: 'Bills come by email.' };
    const noteSmartMeter = { heading: 'For smart meters', body: 'Readings are sent by the meter.' };
    const runtime = atDetails('larkfield-fix-12', [aTariff({ noteDefault, noteSmartMeter })]);
    runtime.enrolment.set(anEnergyEnrolment(home));
    renderEnergy(runtime);
    expect(await screen.findByText(shown)).toBeVisible();
    expect(screen.queryByText(hidden)).not.toBeInTheDocument();
  });

  it('shows the notice for every home to one with a smart meter where the tariff has no other', async () => {
    const noteDefault = { heading: 'For every home', body: 'Bills come by email.' };
    const runtime = atDetails('larkfield-fix-12', [aTariff({ noteDefault })]);
    runtime.enrolment.set(anEnergyEnrolment({ hasElecSmartMeter: true }));
    renderEnergy(runtime);
    expect(await screen.findByText('For every home')).toBeVisible();
  });

  it('states that a variable tariff has no end and no guaranteed price, and names its included add-ons', async () => {
    const variable = aTariff({
      tariffType: 'variable',
      contractLength: null,
      fixedTermEnd: null,
      addOnsData: [anAddOn(), anAddOn({ identifier: 'APP', displayName: 'Energy app', isIncluded: true })],
    });
    const { container } = renderEnergy(atDetails('larkfield-fix-12', [variable]));
    expect(await screen.findByText('Larkfield Energy, price can change')).toBeVisible();
    const label = [...container.querySelectorAll('dl > div')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(label).toEqual(
      expect.arrayContaining([
        ['Tariff type', 'Variable'],
        ['Tariff ends on', 'No end date'],
        ['Price guaranteed until', 'Not guaranteed: the price can change'],
        ['Products and services included', 'Energy app'],
      ]),
    );
  });

  it('shows a tariff that anyone can leave without a fee', async () => {
    renderEnergy(atDetails('larkfield-fix-12', [aTariff({ exitFee: 0 })]));
    expect((await screen.findByText('Exit fee', { selector: 'dt' })).nextElementSibling).toHaveTextContent(/^None$/);
  });

  it('labels no gas rate as a day rate next to Economy 7 electricity', async () => {
    const electricity = { unitRate: 29.4, nightUnitRate: 15.6, standingCharge: 54 };
    renderEnergy(atDetails('larkfield-fix-12', [aTariff({ electricity })]));
    await screen.findByRole('heading', { level: 1, name: 'Larkfield Fix 12' });
    const rates = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rates).toEqual([
      ['Rate', 'Electricity', 'Gas'],
      ['Day unit rate, per kWh', '29.40p', '–'],
      ['Night unit rate, per kWh', '15.60p', '–'],
      ['Unit rate, per kWh', '–', '7.05p'],
      ['Standing charge, per day', '54.00p', '28.50p'],
    ]);
  });

  it('finds a tariff of either fuel of mixed meters', async () => {
    const gas = aTariff({
      energyType: 'Gas',
      electricity: null,
      tariffName: 'Larkfield Gas',
      tariffUrl: 'larkfield-gas',
    });
    const runtime = atDetails('larkfield-gas');
    runtime.enrolment.set(anEnergyEnrolment({ isMixedMeters: true }));
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, ({ body }) =>
      someQuotes(body.fuelType === 'Gas' ? { tariffs: [gas] } : {}),
    );
    renderEnergy(runtime);
    await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
    // Electricity comes first.
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/list', replace: false }]),
    );
    expect(runtime.recorded.calls.map(({ path }) => path)).not.toContain('/quotes/select');
  });

  it('loads until the tariffs of both fuels of mixed meters are known', async () => {
    const runtime = atDetails('larkfield-gas');
    runtime.enrolment.set(anEnergyEnrolment({ isMixedMeters: true }));
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, ({ body }) =>
      body.fuelType === 'Gas' ? new Promise<never>(() => undefined) : someQuotes(),
    );
    renderEnergy(runtime);
    expect(await screen.findByText('Loading the tariff')).toBeInTheDocument();
    expect(screen.queryByText('This plan is not on the list any more.')).not.toBeInTheDocument();
  });

  it("goes back to the list at both 'Back' and 'Back to all plans'", async () => {
    const runtime = atDetails('larkfield-fix-12');
    renderEnergy(runtime);
    await userEvent.click(await screen.findByRole('button', { name: 'Back to all plans' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(runtime.recorded.backs).toEqual(['/enrolment/energy/list', '/enrolment/energy/list']);
  });

  it('prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    renderEnergy(atDetails('larkfield-fix-12'));
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('states the smart meter requirement and how long a switch takes [TARIFF-15] [TARIFF-20]', async () => {
    renderEnergy(atDetails('glimmer/GT12-EAST'));
    expect(
      await screen.findByText(
        'A smart meter must be installed within 3 months. Otherwise you move to the variable plan from month 4, with no exit fee.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Switching can take 21 days.')).toBeVisible();
  });

  it('selects the tariff', async () => {
    const runtime = atDetails('larkfield%20energy/LF12-EAST');
    renderEnergy(runtime);
    await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([
        { path: '/enrolment/energy/payment/larkfield%20energy/LF12-EAST', replace: false },
      ]),
    );
  });

  it('shows why the tariff could not be selected', async () => {
    const runtime = atDetails('larkfield%20energy/LF12-EAST');
    runtime.answer(energyEndpoints.select, () => refused('QUOTE_EXPIRED'));
    renderEnergy(runtime);
    await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'These prices have changed. Please choose a plan again.',
    );
    expect(runtime.recorded.navigations).toEqual([]);
  });

  it('states the charge for paper bills, and links to a supplier that we cannot switch to [TARIFF-18]', async () => {
    const { container } = renderEnergy(atDetails('tor%20co-op/TOR-EAST'));
    expect(await screen.findByText('Paper bills cost £1.50 a month')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Go to site/ })).toHaveAttribute('href', 'https://tor.example');
    expect(
      screen.getByText('We cannot switch you to this plan. You can sign up with Tor Co-op yourself.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Select' })).not.toBeInTheDocument();
    await expectNoViolations(container);
  });

  it('links to the terms of a supplier that we cannot switch to and whose site we do not know', async () => {
    renderEnergy(atDetails('larkfield-fix-12', [aTariff({ canSwitch: false })]));
    expect(await screen.findByRole('link', { name: /^Go to site of Larkfield Energy/ })).toHaveAttribute(
      'href',
      'https://larkfield.example/terms',
    );
  });

  it('explains that a plan is no longer offered, and links to the list', async () => {
    const runtime = atDetails('glimmer/OLD');
    const { container } = renderEnergy(runtime);
    expect(await screen.findByText('This plan is not on the list any more.')).toBeVisible();
    await expectNoViolations(container);
    await userEvent.click(screen.getByRole('button', { name: 'See energy plans' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/list', replace: false }]);
  });

  it("shows that loading failed, and loads the tariff at 'Try again'", async () => {
    const runtime = atDetails('glimmer/GT12-EAST');
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => refused('THIRD_PARTY'));
    renderEnergy(runtime);
    const again = await screen.findByRole('button', { name: 'Try again' });
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => someQuotes());
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Glimmer Track 12' })).toBeVisible();
  });
});

describe('the details of a switch', () => {
  function atSwitchDetails(path = '', stored = {}) {
    const runtime = atPath(`/enrolment/energy/switch-details${path}`, { stored });
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => someQuotes());
    return runtime;
  }
  const ready = () => screen.findByRole('heading', { level: 1, name: 'What happens when you switch' });

  it('show for a tariff what happens when, who supplies until then, and how long it takes [TARIFF-02] [TARIFF-20]', async () => {
    const { container } = renderEnergy(atSwitchDetails('/glimmer/GT12-EAST'));
    await ready();
    await screen.findByText(/^Glimmer starts to supply your home\./);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'The day you agree We send your details to Glimmer, and you get a confirmation by email.',
      'Within 14 days, until 04\u00a0Dec\u00a02026 if you agree today You can change your mind free of charge. Tell Glimmer, and the current supplier of the home carries on.',
      '01\u00a0Dec\u00a02026 Glimmer starts to supply your home. Your supply is not interrupted.',
      'On the start date Take readings of your meters and send them to the new supplier, so that you pay each supplier for its own days only. A smart meter sends them by itself.',
    ]);
    expect(screen.getByRole('heading', { name: 'Who supplies my home until then?' })).toBeVisible();
    expect(screen.getByText('Switching can take 21 days. Most switches take five working days.')).toBeVisible();
    await expectNoViolations(container);
  });

  it('falls back to the chosen tariff without one in the URL, and to general details before a choice', async () => {
    const { unmount } = renderEnergy(atSwitchDetails('', { energyTariff: aTariff() }));
    await ready();
    expect(screen.getByText(/^Larkfield Energy starts/)).toBeVisible();
    unmount();
    const runtime = atSwitchDetails();
    renderEnergy(runtime);
    await ready();
    expect(screen.getByText(/^your new supplier starts/i)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(runtime.recorded.backs).toEqual(['/enrolment/energy/list']);
    expect(runtime.recorded.calls).toEqual([]);
  });
});
