import { energyEndpoints } from '@home-move/contract';
import { anAddOn } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, renderEnergy, someQuotes } from '../testing/energy-runtime';
import { quoteRequests } from '../testing/list';
import {
  atMixedList,
  chooseElectricity,
  electricity,
  gas,
  lists,
  select,
  selections,
  stepIs,
} from '../testing/mixed-list';

describe('the list of a home with mixed meters', () => {
  it('explains that electricity comes first, then gas, and lists electricity [LIST-04] [LIST-10] [LIST-14]', async () => {
    const runtime = atMixedList();
    const { container } = renderEnergy(runtime);
    await select(electricity);
    expect(
      screen.getByText(
        'One of your meters is topped up, the other is billed each month, so you choose a plan for each fuel. Start with electricity.',
      ),
    ).toBeVisible();
    await stepIs('Step 1 of 2: electricity');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Choose an electricity plan');
    expect(document.title).toBe('Choose an electricity plan - Home Move');
    expect(quoteRequests(runtime).map(([, body]) => body.fuelType)).toEqual(['Electric']);
    expect(screen.queryByText(/topped up before/)).not.toBeInTheDocument();
    await expectNoViolations(container);
  });

  it.each([
    ['no fuel', { energyTariff: electricity }],
    ['filters without a fuel', { energyTariff: electricity, energyFiltersWom: { wholeOfMarket: true } }],
    ['gas, but no plan for electricity', { energyFiltersWom: { wholeOfMarket: true, fuelType: 'Gas' } }],
  ])('lists electricity where this browser has stored %s [LIST-14]', async (_, stored) => {
    const runtime = atMixedList({ stored });
    renderEnergy(runtime);
    await select(electricity);
    expect(quoteRequests(runtime).map(([, body]) => body.fuelType)).toEqual(['Electric']);
  });

  it('lists gas on the same page once electricity is chosen, and moves the focus to its heading [LIST-10] [LIST-34]', async () => {
    const runtime = atMixedList({ stored: { energyAddOns: ['HEAT-COVER'] } });
    const { container } = renderEnergy(runtime);
    await chooseElectricity();
    expect(screen.getByRole('heading', { level: 1, name: 'Choose a gas plan' })).toHaveFocus();
    expect(document.title).toBe('Choose a gas plan - Home Move');
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Step 2 of 2: gas');
    expect(screen.queryByRole('button', { name: 'Select Larkfield Fix 12' })).not.toBeInTheDocument();
    expect(runtime.recorded.navigations).toEqual([]);
    expect(selections(runtime)).toEqual([['LF12-ELEC']]);
    expect(runtime.storage.get('energyTariff')).toMatchObject({ priceId: 'LF12-ELEC' });
    expect(runtime.storage.get('energyAddOns')).toBeUndefined();
    for (const key of ['energyFilters', 'energyFiltersWom'] as const)
      expect(runtime.storage.get(key)).toMatchObject({ fuelType: 'Gas' });
    await expectNoViolations(container);
  });

  it('shows the plan so far on the list of gas, and how to top up, without a word on Direct Debit [LIST-04]', async () => {
    const { container } = renderEnergy(atMixedList());
    await chooseElectricity();
    expect(screen.getByText('Electricity: Larkfield Fix 12')).toBeVisible();
    expect(screen.getAllByText('Larkfield Energy, fixed for 12 months')[0]).toBeVisible();
    expect(screen.getByText('£72.30 a month')).toBeVisible();
    expect(
      screen.getByText(/^Your gas meter is topped up before you use the energy: with a key or a card/),
    ).toBeVisible();
    expect(container).not.toHaveTextContent(/direct debit/i);
  });

  it('stores gas in addition to electricity and opens the next page [LIST-10] [LIST-16] [LIST-34]', async () => {
    const runtime = atMixedList();
    renderEnergy(runtime);
    await chooseElectricity();
    await userEvent.click(await select(gas));
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([
        { path: '/enrolment/energy/payment/larkfield%20energy/LF12-ELEC', replace: false },
      ]),
    );
    expect(selections(runtime)).toEqual([['LF12-ELEC'], ['LF12-ELEC', 'PAYG-GAS']]);
    expect(runtime.storage.get('energyTariff')).toMatchObject({ priceId: 'LF12-ELEC' });
    expect(runtime.storage.get('energySecondaryTariff')).toMatchObject({ priceId: 'PAYG-GAS' });
  });

  it('opens no add-ons page for the greener upgrade of gas alone [LIST-13]', async () => {
    const runtime = atMixedList({
      tariffs: { electricity, gas: { ...gas, addOnsData: [anAddOn({ identifier: 'GOGN', isDD: false })] } },
    });
    renderEnergy(runtime);
    await chooseElectricity();
    await userEvent.click(await select(gas));
    await waitFor(() =>
      expect(runtime.recorded.navigations.map(({ path }) => path)).toEqual([
        '/enrolment/energy/payment/larkfield%20energy/LF12-ELEC',
      ]),
    );
  });

  it.each([
    ['Back', () => screen.getAllByRole('button', { name: 'Back' })[0]],
    ["'Change electricity'", () => screen.getByRole('button', { name: 'Change electricity' })],
  ])('returns from gas to electricity at %s, and removes the gas tariff [LIST-11] [LIST-12]', async (_, button) => {
    const stored = { fuelType: 'Gas', wholeOfMarket: true };
    const runtime = atMixedList({
      stored: {
        energyTariff: electricity,
        energySecondaryTariff: gas,
        energyFilters: stored,
        energyFiltersWom: stored,
      },
      path: lists.gas,
    });
    renderEnergy(runtime);
    await select(gas);
    const back = button();
    if (!back) throw new Error('No button');
    await userEvent.click(back);
    await select(electricity);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(runtime.storage.get('energySecondaryTariff')).toBeUndefined();
    expect(runtime.storage.get('energyTariff')).toMatchObject({ priceId: 'LF12-ELEC' });
    expect(runtime.recorded.navigations).toEqual([]);
    await userEvent.click(screen.getAllByRole('button', { name: 'Back' })[0] ?? back);
    expect(runtime.recorded.backs).toEqual(['/enrolment/energy/usage']);
  });

  it('keeps the fuel when the view changes', async () => {
    const runtime = atMixedList();
    runtime.answer(energyEndpoints.quotes, () =>
      someQuotes({
        tariffs: [gas],
        recommendation: null,
        filterSettings: { ...someQuotes().data.filterSettings, fuelType: 'Gas' },
      }),
    );
    renderEnergy(runtime);
    await chooseElectricity();
    await userEvent.click(screen.getByRole('radio', { name: /^Offers from Larkfield Energy/ }));
    await waitFor(() => expect(quoteRequests(runtime).at(-1)).toMatchObject(['/quotes', { fuelType: 'Gas' }]));
  });

  it('continues with only electricity when the mover wants no gas [LIST-08] [LIST-17]', async () => {
    const runtime = atMixedList();
    renderEnergy(runtime);
    await chooseElectricity();
    await userEvent.click(screen.getByRole('button', { name: 'No thanks' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Leave gas for now?' }));
    expect(
      dialog.getByText(/^You will still have gas: the current supplier of the home keeps supplying it/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Carry on with electricity only' }));
    await waitFor(() =>
      expect(runtime.recorded.navigations.map(({ path }) => path)).toEqual([
        '/enrolment/energy/payment/larkfield%20energy/LF12-ELEC',
      ]),
    );
    expect(selections(runtime)).toEqual([['LF12-ELEC'], ['LF12-ELEC']]);
    expect(runtime.storage.get('energySecondaryTariff')).toBeUndefined();
  });

  it('shows above the list of electricity that its price has expired meanwhile', async () => {
    const runtime = atMixedList();
    renderEnergy(runtime);
    await chooseElectricity();
    runtime.answer(energyEndpoints.select, () => refused('QUOTE_EXPIRED'));
    await userEvent.click(await select(gas));
    await select(electricity);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'These prices have changed. Please choose a plan again.',
    );
    await stepIs('Step 1 of 2: electricity');
  });

  it('stays at gas when its filters are cleared', async () => {
    const runtime = atMixedList();
    renderEnergy(runtime);
    await chooseElectricity();
    const { filterSettings } = someQuotes().data;
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, ({ body: { paper, fuelType = 'Electric' } }) =>
      someQuotes({
        tariffs: paper ? [] : [fuelType === 'Gas' ? gas : electricity],
        recommendation: null,
        filterSettings: { ...filterSettings, fuelType },
      }),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Paper' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await select(gas)).toBeVisible();
    await stepIs('Step 2 of 2: gas');
  });

  it.each([
    ['', () => Promise.resolve()],
    [
      ' and the mover has seen it with other filters',
      () => userEvent.click(screen.getByRole('checkbox', { name: /^Fixed/ })),
    ],
  ])('stays at gas when the gas tariff was withdrawn%s', async (_, filter) => {
    const runtime = atMixedList();
    renderEnergy(runtime);
    await chooseElectricity();
    await filter();
    runtime.answer(energyEndpoints.select, () => refused('QUOTE_EXPIRED'));
    const { data } = someQuotes();
    const other = { ...gas, priceId: 'OTHER', tariffName: 'Fernway PAYG' };
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, () =>
      someQuotes({
        tariffs: [other],
        recommendation: null,
        filterSettings: { ...data.filterSettings, fuelType: 'Gas' },
      }),
    );
    await userEvent.click(await select(gas));
    await select(other);
    expect(await screen.findByRole('alert')).toHaveTextContent('These prices have changed.');
    await stepIs('Step 2 of 2: gas');
  });
});
