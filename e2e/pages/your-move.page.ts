import type { Locator } from '@playwright/test';
import { Screen } from './screen.page.js';

/** The orders of the move and how far they are. */
export class YourMovePage extends Screen {
  protected readonly heading = /^Your move$/;

  /** One per order, in order. */
  readonly cards = this.root.getByRole('article');
  readonly check = this.button('Check for news');
  readonly news = this.root.getByRole('region', { name: /^Your (\d+ )?orders?$/ }).getByRole('status');
  readonly firstYear = this.root.getByRole('region', { name: 'Your first year' });
  readonly band = this.firstYear.getByRole('combobox', { name: 'Council tax band' });
  readonly waterBill = this.firstYear.getByRole('textbox', { name: /^Water bill/ });
  readonly addBills = this.firstYear.getByRole('button', { name: 'Add to my costs' });
  readonly costs = this.firstYear.getByRole('table', { name: 'What your home will cost, by month' });
  readonly plan = this.root.getByRole('link', { name: /^Move plan/ });
  readonly passport = this.root.getByRole('link', { name: /^Data passport/ });
  readonly toSummary = this.root.getByRole('link', { name: 'Back to your summary' });

  card(title: string | RegExp): Locator {
    return this.root.getByRole('article', { name: title });
  }

  /** The card of an order by its reference: two orders for the same product have the same title. */
  cardOf(reference: string): Locator {
    return this.cards.filter({ hasText: reference });
  }

  private readonly documentsSection = this.root.getByRole('region', { name: 'Documents' });
  readonly documents = this.documentsSection.getByRole('listitem');
  readonly downloadAll = this.documentsSection.getByRole('button', { name: /^Download all/ });

  /** The button that saves a document, once its file is stored. */
  download(name: RegExp): Locator {
    return this.documentsSection.getByRole('button', { name });
  }

  readonly cancelDialog = this.root.getByRole('dialog', { name: 'Cancel this order?' });
  readonly cancelled = this.root.getByRole('dialog', { name: 'Your order is cancelled' });

  /** The dates of an order, done ones first. */
  datesOf(card: Locator): Locator {
    return card.getByRole('list', { name: 'Dates of this order' }).getByRole('listitem');
  }
}
