import type { Locator } from '@playwright/test';
import { Screen } from './screen.page.js';

export class EnergyListPage extends Screen {
  /** Of all fuels, or with mixed meters of electricity. */
  protected readonly heading: RegExp = /^Choose an (energy|electricity) plan$/;

  readonly usageSummary = this.root.getByText(/^For [\d,]+ kWh/);
  readonly changeUsage = this.button('Change usage');
  readonly cards = this.root.getByRole('article');
  /** The electricity plan that was chosen, above the list of gas. */
  readonly planSoFar = this.root.getByRole('heading', { name: 'Your plan so far' });

  /** Two plans side by side, over the list. */
  readonly comparison = this.root.getByRole('dialog', { name: 'Compare two plans' });
  readonly openComparison = this.button('Compare the two plans');

  compare(tariff: string): Locator {
    return this.root.getByRole('checkbox', { name: `Compare ${tariff}`, exact: true });
  }

  card(tariff: string): Locator {
    return this.cards.filter({ has: this.root.getByRole('heading', { name: tariff, exact: true }) });
  }

  /** "Step 2 of 2: gas", shown when each fuel is chosen separately. */
  step(text: string): Locator {
    return this.root.getByText(text, { exact: true }).last();
  }

  details(tariff: string): Locator {
    return this.root.getByRole('button', { name: `Details of ${tariff}`, exact: true });
  }

  select(tariff: string): Locator {
    return this.root.getByRole('button', { name: `Select ${tariff}`, exact: true });
  }
}

/** With mixed meters, after the list of electricity. */
export class GasListPage extends EnergyListPage {
  protected override readonly heading = /^Choose a gas plan$/;
}
