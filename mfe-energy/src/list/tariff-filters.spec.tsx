import { energyEndpoints } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderEnergy, someQuotes } from '../testing/energy-runtime';
import { atList, quoteRequests, ready } from '../testing/list';

describe('the tariff filters', () => {
  it('cover the view, tariff type, exit fee, bills and suppliers [LIST-02] [LIST-06]', async () => {
    renderEnergy(atList());
    await ready();
    const groups = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
    expect(groups).toEqual(['Show', 'Tariff type', 'Exit fee', 'Bills', 'Suppliers']);
    const names = screen
      .getAllByRole('checkbox')
      .filter((box) => box.closest('fieldset'))
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

  it('are sent with each request, and stored [LIST-06] [LIST-33]', async () => {
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
    expect(screen.getByRole('radio', { name: 'Offers from Larkfield Energy , 1 tariff' })).toBeChecked();
    expect(screen.queryByRole('group', { name: 'Suppliers' })).not.toBeInTheDocument();
    expect(screen.getByText('1 tariff', { selector: 'b' }).parentElement).toHaveTextContent(
      '1 tariff from 1 of 3 suppliers, lowest first-year cost first',
    );
    expect(quoteRequests(runtime).at(-1)?.[0]).toBe('/quotes');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Fixed/ }));
    expect(runtime.storage.get('energyFilters')).toMatchObject({ tariffTypes: ['fixed'] });
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
    const announced = await screen.findByText('Paperless removed, 3 tariffs');
    const output = announced.closest('output');
    expect(output).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove Paperless' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Fixed/ }));
    await waitFor(() => expect(output).toHaveTextContent(/^3 tariffs$/));
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

  it('stay with the offers of the named supplier when they are cleared', async () => {
    const runtime = atList({ energyFilters: { paper: true, wholeOfMarket: false } });
    const { tariffs } = someQuotes().data;
    runtime.answer(energyEndpoints.quotes, ({ body }) =>
      someQuotes({ tariffs: body.paper ? [] : tariffs.slice(1, 2), recommendation: null }),
    );
    renderEnergy(runtime);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('heading', { name: 'Larkfield Fix 12' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Offers from Larkfield Energy/ })).toBeChecked();
    expect(quoteRequests(runtime).map(([path]) => path)).toEqual(['/quotes', '/quotes']);
  });

  it('are all off where another version has stored them in another shape', async () => {
    const runtime = atList({ energyFiltersWom: { tariffTypes: 'fixed', paperless: true, wholeOfMarket: true } });
    renderEnergy(runtime);
    await ready();
    expect(quoteRequests(runtime).map(([, body]) => body)).toMatchObject([{ tariffTypes: [], paperless: false }]);
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
