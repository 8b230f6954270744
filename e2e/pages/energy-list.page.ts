import type { Locator } from '@playwright/test';
import { Screen } from './screen.page.js';

export class EnergyListPage extends Screen {
  protected readonly heading = 'Choose an energy plan';

  readonly usageSummary = this.root.getByText(/^For [\d,]+ kWh/);
  readonly cards = this.root.getByRole('article');

  card(tariff: string): Locator {
    return this.cards.filter({ has: this.root.getByRole('heading', { name: tariff, exact: true }) });
  }

  select(tariff: string): Locator {
    return this.root.getByRole('button', { name: `Select ${tariff}`, exact: true });
  }
}
