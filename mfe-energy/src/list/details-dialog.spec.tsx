import { expectNoViolations } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderEnergy } from '../testing/energy-runtime';
import { atList, ready } from '../testing/list';

async function openDetails(name = 'Larkfield Fix 12') {
  const runtime = atList();
  const { baseElement } = renderEnergy(runtime);
  await ready();
  await userEvent.click(screen.getByRole('button', { name: `Details of ${name}` }));
  const dialog = within(screen.getByRole('dialog', { name }));
  await dialog.findByRole('tab', { name: 'Prices' });
  return { runtime, dialog, baseElement };
}

describe('the details over the list', () => {
  it('are in tabs that the arrow keys choose [TARIFF-01] [UI-13]', async () => {
    const { runtime, dialog, baseElement } = await openDetails();
    expect(dialog.getByRole('tabpanel', { name: 'Prices' })).toHaveTextContent('£1,718.23');
    dialog.getByRole('tab', { name: 'Prices' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(dialog.getByRole('tab', { name: 'The plan', selected: true })).toHaveFocus();
    expect(dialog.getByRole('tabpanel', { name: 'The plan' })).toHaveTextContent('Assumed use in a year');
    await userEvent.keyboard('{End}');
    expect(dialog.getByRole('tabpanel', { name: 'Terms' })).toHaveTextContent('Switching can take 21 days.');
    await userEvent.keyboard('{ArrowRight}');
    expect(dialog.getByRole('tab', { name: 'Prices', selected: true })).toHaveFocus();
    await expectNoViolations(baseElement);
    expect(runtime.recorded.navigations).toEqual([]);
  });

  it('link to the same as a page, to the terms, and to what happens in a switch [TARIFF-01] [TARIFF-02]', async () => {
    const { runtime, dialog } = await openDetails();
    await userEvent.click(dialog.getByRole('link', { name: 'Open as a page to print' }));
    await userEvent.click(dialog.getByRole('tab', { name: 'Terms' }));
    for (const [name, href] of [
      [/^Terms of Larkfield Fix 12/, 'https://larkfield.example/terms/fix-12'],
      [/^General terms of Larkfield Energy/, 'https://larkfield.example/terms'],
    ] as const)
      expect(dialog.getByRole('link', { name })).toHaveAttribute('href', href);
    await userEvent.click(dialog.getByRole('link', { name: 'What happens when you switch' }));
    expect(runtime.recorded.navigations.map(({ path }) => path)).toEqual([
      '/enrolment/energy/details/larkfield%20energy/LF12-EAST',
      '/enrolment/energy/switch-details/larkfield%20energy/LF12-EAST',
    ]);
  });

  it('select the tariff', async () => {
    const { runtime, dialog } = await openDetails();
    await userEvent.click(dialog.getByRole('button', { name: 'Select' }));
    await waitFor(() =>
      expect(runtime.recorded.navigations.map(({ path }) => path)).toEqual([
        '/enrolment/energy/payment/larkfield%20energy/LF12-EAST',
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('return the focus to the button that opened them', async () => {
    const { dialog } = await openDetails();
    await userEvent.click(dialog.getByRole('button', { name: 'Back to all plans' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Details of Larkfield Fix 12' })).toHaveFocus());
  });

  it('link to a supplier that we cannot switch to', async () => {
    const { dialog } = await openDetails('Tor Variable');
    expect(dialog.getByRole('link', { name: /^Go to site of Tor Co-op/ })).toHaveAttribute(
      'href',
      'https://tor.example',
    );
    expect(dialog.queryByRole('button', { name: 'Select' })).not.toBeInTheDocument();
  });
});
