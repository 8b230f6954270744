import { expect, type Locator } from '@playwright/test';
import type { Keyboard } from '../support/keyboard.js';
import { Screen } from './screen.page.js';

/** Packages of broadband, phone and TV at the new home. */
export class BroadbandListPage extends Screen {
  protected readonly heading = 'Broadband, Phone and TV';

  readonly cards = this.root.getByRole('article');
  /** Names of the packages, in the order of the page. */
  readonly names = this.cards.getByRole('heading', { level: 3 });
  readonly sort = this.root.getByRole('combobox', { name: 'Sort by' });
  readonly showMore = this.button('Show more packages');
  /** Names the social tariff at the home. */
  readonly socialTariff = this.root.getByText('On Universal Credit or Pension Credit?').locator('..');
  /** Opens the filters if their column is closed. */
  private readonly openFilters = this.button(/^Filters/);

  card(name: string): Locator {
    return this.cards.filter({ has: this.root.getByRole('heading', { name, exact: true }) });
  }

  details(name: string): Locator {
    return this.root.getByRole('link', { name: `Details of ${name}`, exact: true });
  }

  select(name: string): Locator {
    return this.root.getByRole('button', { name: `Select ${name}`, exact: true });
  }

  /** Selects a package, after showing more of them if necessary. */
  async choose(name: string): Promise<void> {
    await this.cards.first().waitFor();
    while (!(await this.select(name).isVisible())) await this.showMore.click();
    await this.select(name).click();
  }

  /** Removes a filter that is active. */
  activeFilter(name: string): Locator {
    return this.root.getByRole('button', { name: `Remove ${name}`, exact: true });
  }

  async filterByKeyboard(keyboard: Keyboard, name: string): Promise<void> {
    await expect(this.sort).toBeVisible();
    const isClosed = await this.openFilters.isVisible();
    if (isClosed) await keyboard.activate(this.openFilters);
    await keyboard.activate(this.root.getByRole('checkbox', { name, exact: true }), 'Space');
    if (isClosed) await keyboard.activate(this.button(/^Show \d+ packages?$/));
  }
}
