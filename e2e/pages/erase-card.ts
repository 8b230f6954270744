import type { Locator } from '@playwright/test';
import type { Root } from './screen.page.js';

/** The card "Erase my data" of the data passport, and its question. */
export class EraseCard {
  readonly card: Locator;
  readonly rows: Locator;
  readonly open: Locator;
  readonly cancelFirst: Locator;
  readonly dialog: Locator;
  readonly confirm: Locator;
  readonly keep: Locator;

  constructor(root: Root) {
    this.card = root.getByRole('region', { name: 'Erase my data' });
    this.rows = this.card.getByRole('row');
    this.open = this.card.getByRole('button', { name: 'Erase my data' });
    this.cancelFirst = this.card.getByRole('link', { name: /^Cancel (it|them) first$/ });
    this.dialog = root.getByRole('dialog', { name: 'Erase your data?' });
    this.confirm = this.dialog.getByRole('button', { name: 'Erase my data' });
    this.keep = this.dialog.getByRole('button', { name: 'Keep my data' });
  }
}
