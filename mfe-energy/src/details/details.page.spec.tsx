import { energyEndpoints } from '@home-move/contract';
import { expectNoViolations, type TestRuntime } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSelection, atPath, refused, renderEnergy, someQuotes } from '../testing/energy-runtime';

function atDetails(path: string): TestRuntime {
  const runtime = atPath(`/enrolment/energy/details/${path}`);
  runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => someQuotes());
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

  it('states the charge for paper bills, and links to a supplier that we cannot switch to [TARIFF-18]', async () => {
    const { container } = renderEnergy(atDetails('tor%20co-op/TOR-EAST'));
    expect(await screen.findByText('Paper bills cost £1.50 a month')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Go to site/ })).toHaveAttribute('href', 'https://tor.example');
    expect(screen.queryByRole('button', { name: 'Select' })).not.toBeInTheDocument();
    await expectNoViolations(container);
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
