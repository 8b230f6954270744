import { entertainmentEndpoints } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { someBroadband } from '../testing/broadband-packages';
import { renderEntertainment } from '../testing/entertainment-runtime';
import { atList, listRequests, ready } from '../testing/list';

describe('filters and sort order', () => {
  it('are sent with each request, and stored [BB-14] [BB-19] [BB-35]', async () => {
    const runtime = atList();
    renderEntertainment(runtime);
    await ready();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Speed');
    await userEvent.click(await screen.findByRole('button', { name: 'Show more packages' }));
    expect(runtime.storage.get('broadbandFilters')).toMatchObject({ sortOption: 3, pagesToLoad: [1] });
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
      sortOption: 3,
      pagesToLoad: [],
    };
    expect(listRequests(runtime).at(-1)).toEqual({ ...wanted, IncludePromotedPackages: false });
    expect(runtime.storage.get('broadbandFilters')).toMatchObject(wanted);
  });

  it('filters by phone, TV, both kinds of broadband, and unlimited data [BB-11] [BB-12] [BB-13]', async () => {
    const runtime = atList();
    renderEntertainment(runtime);
    await ready();
    expect(screen.getByRole('checkbox', { name: /^Broadband/ })).toBeChecked();
    for (const name of ['Phone', 'TV', 'Standard broadband', 'Fibre', 'Unlimited']) {
      const option = screen.getByRole('checkbox', { name });
      expect(option).not.toBeChecked();
      await userEvent.click(option);
      expect(option).toBeChecked();
    }
    expect(listRequests(runtime).at(-1)).toMatchObject({
      packageType: { includeBroadband: true, includePhone: true, includeTv: true },
      broadbandType: ['Broadband', 'Fibre'],
      monthlyUsage: { unlimited: true },
    });
    for (const name of ['Phone', 'TV', 'Unlimited']) await userEvent.click(screen.getByRole('checkbox', { name }));
    expect(listRequests(runtime).at(-1)).toMatchObject({
      packageType: { includeBroadband: true, includePhone: false, includeTv: false },
      broadbandType: ['Broadband', 'Fibre'],
      monthlyUsage: { unlimited: false },
    });
  });

  it('open with our suggestions, whose rule the page states, and offer three other orders [BB-27] [BB-28]', async () => {
    const runtime = atList();
    renderEntertainment(runtime);
    await ready();
    const rule =
      'Our suggestions: packages with a label first, then the lowest cost in the first year. Commission never changes the order.';
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    expect(
      within(sort)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Our suggestions', 'Cost (Monthly)', 'Cost (Yearly)', 'Speed']);
    expect(sort).toHaveDisplayValue('Our suggestions');
    expect(sort).toHaveAccessibleDescription(rule);
    expect(screen.getByText(', our suggestions first')).toBeVisible();
    for (const label of ['Cost (Monthly)', 'Cost (Yearly)', 'Speed']) await userEvent.selectOptions(sort, label);
    expect(listRequests(runtime).map(({ sortOption }) => sortOption)).toEqual([0, 1, 2, 3]);
    expect(screen.getByText(', fastest first')).toBeVisible();
    expect(screen.queryByText(rule)).not.toBeInTheDocument();
  });

  it('leave labelled packages at their place in the other orders', async () => {
    const runtime = atList();
    renderEntertainment(runtime);
    await ready();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Cost (Yearly)');
    expect(listRequests(runtime).map((request) => request.IncludePromotedPackages)).toEqual([true, false]);
  });

  it('announce the result of removing a chip, until the next change, and start at the first page again', async () => {
    const broadbandFilters = { broadbandType: ['Fibre'], selectedProviders: ['Coaxia'], pagesToLoad: [1] };
    const runtime = atList({}, { broadbandFilters });
    renderEntertainment(runtime);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Fibre' }));
    expect(listRequests(runtime).at(-1)).toMatchObject({
      broadbandType: [],
      selectedProviders: ['Coaxia'],
      pagesToLoad: [],
    });
    await waitFor(() =>
      expect(screen.getByText('Fibre removed, 3 of 5 packages').closest('[role=status]')).not.toBeNull(),
    );
    expect(screen.getByRole('button', { name: 'Remove Coaxia' })).toHaveFocus();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Speed');
    await waitFor(() =>
      expect(screen.getByText('3 of 5 packages', { selector: '[role=status] *' })).toBeInTheDocument(),
    );
  });

  it('keep a chosen provider that no longer has packages, and leave out a group without options', async () => {
    const filterOptions = { providers: ['Altnet', 'Brightline'], contractLengths: [24], callOptions: [] };
    renderEntertainment(atList({ filterOptions }, { broadbandFilters: { selectedProviders: ['Mast'] } }));
    await ready();
    expect(screen.getByRole('checkbox', { name: 'Mast' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: '24 months' })).not.toBeChecked();
    expect(screen.getByRole('group', { name: 'Providers' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Calls' })).not.toBeInTheDocument();
  });

  it('start without the stored ones when these are malformed', async () => {
    const runtime = atList({}, { broadbandFilters: { selectedProviders: ['Coaxia'], sortOption: 9 } });
    renderEntertainment(runtime);
    await ready();
    expect(listRequests(runtime)).toMatchObject([{ selectedProviders: [], sortOption: 0 }]);
  });

  it('can be cleared when nothing matches, which keeps the sort order [BB-18]', async () => {
    const broadbandFilters = {
      packageType: { includePhone: true, includeTv: true },
      broadbandType: ['Fibre'],
      monthlyUsage: { unlimited: true },
      selectedProviders: ['Mast'],
      contractLengths: [24],
      callOptions: ['Anytime calls'],
      sortOption: 3,
    };
    const runtime = atList({}, { broadbandFilters });
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
    expect(screen.getByText('3 of 5 packages', { selector: 'b' }).closest('[tabindex]')).toHaveFocus();
    expect(runtime.storage.get('broadbandFilters')).toMatchObject({
      packageType: { includePhone: false, includeTv: false },
      broadbandType: [],
      monthlyUsage: { unlimited: false },
      selectedProviders: [],
      contractLengths: [],
      callOptions: [],
      sortOption: 3,
    });
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
