import { energyEndpoints, enrolmentEndpoints } from '@home-move/contract';
import { aTariff, someChoices } from '@home-move/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEnergyEnrolment, refused, renderEnergy, someQuotes } from '../testing/energy-runtime';
import { atList, card, ready } from '../testing/list';

const select = (name: string) => userEvent.click(screen.getByRole('button', { name: `Select ${name}` }));

describe('the cards of the tariff list', () => {
  it('show the smart meter, exit fee and bills of a tariff as tags', async () => {
    renderEnergy(atList());
    await ready();
    for (const tag of ['Smart meter needed', 'No exit fee', 'Paperless'])
      expect(card('Glimmer Track 12').getByText(tag)).toBeVisible();
    expect(card('Tor Variable').getByText('Paper or paperless')).toBeVisible();
    expect(card('Tor Variable').getByText('Tor Co-op, price can change')).toBeVisible();
    expect(card('Larkfield Fix 12').queryByText(/Smart meter needed|No exit fee|commission/)).not.toBeInTheDocument();
  });

  it.each([
    [
      'electricity',
      { energyType: 'Electric', gas: null },
      'Electricity you use £658.80; Electricity standing charge £208.78',
    ],
    ['gas', { energyType: 'Gas', electricity: null }, 'Gas you use £681.10; Gas standing charge £105.85'],
  ] as const)('show the cost and the exit fee of %s only', async (_, fuel, parts) => {
    const runtime = atList();
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, () =>
      someQuotes({ tariffs: [aTariff(fuel)], recommendation: null }),
    );
    renderEnergy(runtime);
    await screen.findByRole('heading', { name: 'Larkfield Fix 12' });
    expect(card('Larkfield Fix 12').getByRole('img', { name: `First-year cost: ${parts}` })).toBeVisible();
    expect(card('Larkfield Fix 12').getByText('Exit fee £50.00')).toBeVisible();
  });

  it.each([
    ['cannot be compared', null],
    ['costs more', -1200],
  ])('show no saving of a tariff that %s', async (_, svtSaving) => {
    const runtime = atList();
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, () =>
      someQuotes({ tariffs: [aTariff({ svtSaving })], recommendation: null }),
    );
    renderEnergy(runtime);
    await screen.findByRole('heading', { name: 'Larkfield Fix 12' });
    expect(screen.queryByText(/^Saves /)).not.toBeInTheDocument();
  });

  it('show on the selected tariff only that it is being selected', async () => {
    const runtime = atList();
    runtime.answer(energyEndpoints.select, () => new Promise(() => undefined));
    renderEnergy(runtime);
    await ready();
    await select('Larkfield Fix 12');
    expect(await card('Larkfield Fix 12').findByRole('button', { name: 'Selecting' })).toBeVisible();
    expect(card('Glimmer Track 12').getByRole('button', { name: 'Select Glimmer Track 12' })).toBeVisible();
  });

  it('show on the recommended tariff only why it could not be selected', async () => {
    const runtime = atList();
    runtime.answer(energyEndpoints.select, () => refused('THIRD_PARTY'));
    renderEnergy(runtime);
    await ready();
    await select('Glimmer Track 12');
    expect(await card('Glimmer Track 12').findByRole('alert')).toHaveTextContent(/third-party supplier/);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('show the present price of each tariff once the prices have changed', async () => {
    const runtime = atList();
    runtime.answer(energyEndpoints.select, () => refused('QUOTE_EXPIRED'));
    renderEnergy(runtime);
    await ready();
    const tariffs = someQuotes().data.tariffs.map((tariff) => ({ ...tariff, newSpend: tariff.newSpend + 10000 }));
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => someQuotes({ tariffs }));
    await select('Larkfield Fix 12');
    expect(await card('Tor Variable').findByText('£1,831.65')).toBeVisible();
    expect(card('Larkfield Fix 12').getByText('£1,818.23')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  });

  it('refresh the enrolment, which names the chosen tariff, once one is selected', async () => {
    const runtime = atList();
    const plans = [{ supplierName: 'Larkfield Energy', tariffName: 'Larkfield Fix 12' }];
    runtime.answer(enrolmentEndpoints.mine, () => anEnergyEnrolment({ version: 2, choices: someChoices({ plans }) }));
    renderEnergy(runtime);
    await ready();
    await select('Larkfield Fix 12');
    await waitFor(() => expect(runtime.enrolment.get()?.choices.plans).toEqual(plans));
  });
});
