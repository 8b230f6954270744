import type { Locator } from '@playwright/test';
import { Screen } from './screen.page.js';

/** Packages of broadband, phone and TV at the new home. */
export class BroadbandListPage extends Screen {
  protected readonly heading = 'Broadband, Phone and TV';

  readonly cards = this.root.getByRole('article');

  card(name: string): Locator {
    return this.cards.filter({ has: this.root.getByRole('heading', { name, exact: true }) });
  }

  select(name: string): Locator {
    return this.root.getByRole('button', { name: `Select ${name}`, exact: true });
  }
}
