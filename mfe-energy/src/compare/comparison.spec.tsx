import { energyEndpoints, type EnergyTariff } from '@home-move/contract';
import { aTariff } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atList, ready } from '../testing/list';
import { renderEnergy, someQuotes } from '../testing/energy-runtime';

const box = (plan: string) => screen.getByRole('checkbox', { name: `Compare ${plan}` });
const tick = (plan: string) => userEvent.click(box(plan));

async function atComparison(runtime = atList(), [first, second] = ['Larkfield Fix 12', 'Tor Variable'] as const) {
  const { baseElement } = renderEnergy(runtime);
  await ready();
  await tick(first);
  await tick(second);
  await userEvent.click(screen.getByRole('button', { name: 'Compare the two plans' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Compare two plans' }));
  await dialog.findByRole('table');
  return { runtime, dialog, baseElement };
}

/** The values of a fact of both tariffs. */
function valuesOf(dialog: Awaited<ReturnType<typeof atComparison>>['dialog'], fact: string | RegExp) {
  const row = dialog.getByRole('rowheader', { name: fact }).closest<HTMLTableSectionElement>('tbody');
  return [...(row?.rows[1]?.cells ?? [])].map(({ textContent }) => textContent);
}

describe('ticking plans to compare', () => {
  it('announces the first plan, and offers the comparison with the second', async () => {
    const { container } = renderEnergy(atList());
    await ready();
    await tick('Larkfield Fix 12');
    const announced = screen.getByText('Larkfield Fix 12 is ticked to compare. Tick one more plan.');
    expect(announced.closest('[role=status]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /^Compare/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Untick' })).toBeVisible();

    await tick('Tor Variable');
    expect(screen.getByText('Larkfield Fix 12 and Tor Variable are ticked to compare.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Compare with Larkfield Fix 12' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Compare with Tor Variable' })).toBeVisible();
    await expectNoViolations(container);
  });

  it('opens the comparison at the box of either plan, too', async () => {
    renderEnergy(atList());
    await ready();
    await tick('Larkfield Fix 12');
    await tick('Tor Variable');
    await userEvent.click(screen.getByRole('button', { name: 'Compare with Larkfield Fix 12' }));
    expect(await screen.findByRole('dialog', { name: 'Compare two plans' })).toBeVisible();
  });

  it('is not possible for a third plan, whose box stays focusable and describes why', async () => {
    renderEnergy(atList());
    await ready();
    await tick('Larkfield Fix 12');
    await tick('Tor Variable');
    const third = box('Glimmer Track 12');
    expect(third).toHaveAttribute('aria-disabled', 'true');
    expect(third).toHaveAccessibleDescription('You can compare two plans. Untick one of them first.');
    third.focus();
    expect(third).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(third).not.toBeChecked();

    await tick('Tor Variable');
    expect(third).not.toHaveAttribute('aria-disabled');
    await tick('Glimmer Track 12');
    expect(third).toBeChecked();
  });

  it('survives a change of the filters that hides the plans', async () => {
    const runtime = atList();
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, ({ body }) => {
      const { data } = someQuotes();
      return { data: body.noExitFee ? { ...data, tariffs: data.tariffs.slice(0, 1) } : data };
    });
    renderEnergy(runtime);
    await ready();
    await tick('Larkfield Fix 12');
    await tick('Tor Variable');
    await userEvent.click(screen.getByRole('checkbox', { name: /^No Exit Fee/ }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Tor Variable' })).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Compare the two plans' }));
    expect(await screen.findByRole('columnheader', { name: /^Tor Variable/ })).toBeVisible();
  });

  it('is undone with one button, which leaves the focus on the count', async () => {
    renderEnergy(atList());
    await ready();
    await tick('Larkfield Fix 12');
    await tick('Tor Variable');
    await userEvent.click(screen.getByRole('button', { name: 'Untick both' }));
    expect(box('Larkfield Fix 12')).not.toBeChecked();
    expect(screen.queryByText(/ticked to compare/)).not.toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent(/^3 tariffs/);
  });

  it('ends with the quotes it belongs to', async () => {
    const runtime = atList();
    let quoteId = 'q-1';
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => {
      const { data } = someQuotes();
      return { data: { ...data, quoteId, tariffs: data.tariffs.map((tariff) => ({ ...tariff, quoteId })) } };
    });
    renderEnergy(runtime);
    await ready();
    await tick('Larkfield Fix 12');
    quoteId = 'q-2';
    await userEvent.click(screen.getByRole('checkbox', { name: /^Fixed/ }));
    await waitFor(() => expect(screen.queryByText(/ticked to compare/)).not.toBeInTheDocument());
    expect(box('Larkfield Fix 12')).not.toBeChecked();
  });
});

describe('the comparison of two plans', () => {
  it('shows prices, rates, fees and terms side by side, and marks differences as text', async () => {
    const { dialog, baseElement } = await atComparison();
    expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Larkfield Fix 12Larkfield Energy',
      'Tor VariableTor Co-op',
    ]);
    expect(valuesOf(dialog, 'Cost in the first year')).toEqual(['£1,718.23 £13.42 less', '£1,731.65']);
    expect(valuesOf(dialog, 'Cost a month')).toEqual(['£143.19', '£137.88 £5.31 less']);
    expect(valuesOf(dialog, /^Unit rate for electricity, per kWh/)).toEqual(['Both: 25.20p']);
    expect(valuesOf(dialog, /^Standing charge for gas, per day/)).toEqual(['Both: 28.50p']);
    expect(valuesOf(dialog, /^Exit fee/)).toEqual(['£50.00 a fuel', 'None Lower']);
    expect(valuesOf(dialog, 'Tariff type')).toEqual(['Fixed', 'Variable']);
    expect(valuesOf(dialog, 'Payment method')).toEqual(['Both: Monthly Direct Debit']);
    expect(valuesOf(dialog, 'Smart meter')).toEqual(['Both: Not needed']);
    expect(valuesOf(dialog, 'Bills')).toEqual(['Paperless', 'Paper or paperless']);
    await expectNoViolations(baseElement);
  });

  it('explains unit rate, standing charge and exit fee once each, in place', async () => {
    const { dialog } = await atComparison();
    const question = dialog.getByText('What is a standing charge?');
    const answer = () => question.parentElement?.querySelector('p');
    expect(answer()).not.toBeVisible();
    await userEvent.click(question);
    expect(answer()).toHaveTextContent(/^A fixed amount for each day, whether or not you use any energy\./);
    expect(answer()).toBeVisible();
    expect(dialog.getByText('What is a unit rate?')).toBeVisible();
    expect(dialog.getByText('What is an exit fee?')).toBeVisible();
  });

  it('has a row for day and night rates where a plan has them', async () => {
    const runtime = atList();
    const night = { unitRate: 30, nightUnitRate: 15.5, standingCharge: 54 };
    const { data } = someQuotes();
    const tariffs: readonly EnergyTariff[] = data.tariffs.map((tariff) => ({ ...tariff, electricity: night }));
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => ({ data: { ...data, tariffs } }));
    const { dialog } = await atComparison(runtime);
    expect(valuesOf(dialog, /^Day unit rate for electricity/)).toEqual(['Both: 30.00p']);
    expect(valuesOf(dialog, /^Night unit rate for electricity/)).toEqual(['Both: 15.50p']);
    expect(dialog.queryByRole('rowheader', { name: /^Unit rate for electricity/ })).not.toBeInTheDocument();
  });

  it('marks no rate as lower that only one of the plans has', async () => {
    const runtime = atList();
    const electricity = { unitRate: 30, nightUnitRate: 15.5, standingCharge: 54 };
    const { data } = someQuotes();
    const tariffs: readonly EnergyTariff[] = data.tariffs.map((tariff) =>
      tariff.tariffName === 'Larkfield Fix 12' ? { ...tariff, electricity } : tariff,
    );
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => ({ data: { ...data, tariffs } }));
    const { dialog } = await atComparison(runtime);
    expect(valuesOf(dialog, /^Unit rate for electricity/)).toEqual(['–', '25.20p']);
    expect(valuesOf(dialog, /^Day unit rate for electricity/)).toEqual(['30.00p', '–']);
    expect(valuesOf(dialog, /^Night unit rate for electricity/)).toEqual(['15.50p', '–']);
  });

  it('selects a plan', async () => {
    const { runtime, dialog } = await atComparison();
    await userEvent.click(dialog.getByRole('button', { name: 'Select Larkfield Fix 12' }));
    await waitFor(() =>
      expect(runtime.recorded.navigations.map(({ path }) => path)).toEqual([
        '/enrolment/energy/payment/larkfield%20energy/LF12-EAST',
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('links to a supplier that we cannot switch to', async () => {
    const { dialog } = await atComparison();
    expect(dialog.getByRole('link', { name: /^Go to site of Tor Co-op/ })).toHaveAttribute(
      'href',
      'https://tor.example',
    );
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ["'Back to all plans'", () => userEvent.click(screen.getByRole('button', { name: 'Back to all plans' }))],
  ])('returns the focus to the button that opened it at %s', async (_, close) => {
    await atComparison();
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Compare the two plans' })).toHaveFocus());
  });
});

it('explains the words of the prices in the list, too', async () => {
  renderEnergy(atList());
  await ready();
  for (const question of ['What is a unit rate?', 'What is a standing charge?', 'What is an exit fee?'])
    expect(screen.getByText(question)).toBeVisible();
});

it('counts only plans of one list, so that electricity and gas compare separately', async () => {
  const { comparisonOf } = await import('./compared-tariffs');
  const electricity = aTariff({ energyType: 'Electric', priceId: 'E1' });
  const gas = aTariff({ energyType: 'Gas', priceId: 'G1' });
  expect(comparisonOf({ Electric: [electricity] }, gas)).toEqual({ isTicked: false, others: [] });
  expect(comparisonOf({ Electric: [electricity], Gas: [gas] }, electricity)).toEqual({ isTicked: true, others: [] });
});
