import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as examples from './tabs.examples';

describe('tabs', () => {
  it('are chosen by the arrow keys, wrapping around, and by Home and End [UI-13]', async () => {
    render(<examples.TariffDetails />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Electricity', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Gas', selected: true })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Gas' })).toHaveTextContent('Unit rate 6.95p per kWh');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Terms', selected: true })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: 'Electricity', selected: true })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Fixed for 12 months');
  });

  it('are chosen by pointer, one panel at a time', async () => {
    render(<examples.TariffDetails />);
    await userEvent.click(screen.getByRole('tab', { name: 'Gas' }));
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  });
});
