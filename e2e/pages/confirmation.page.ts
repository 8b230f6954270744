import type { Locator } from '@playwright/test';
import { Screen } from './screen.page.js';

export class ConfirmationPage extends Screen {
  protected readonly heading = /^(You are|(One thing|Two things|Three things|Four things) left)/;

  readonly continueSetUp = this.button('Continue set-up');
  /** One per service, in order. */
  readonly cards = this.root.getByRole('article');
  readonly energy = this.card('Energy');
  /** One for each fuel of mixed meters. */
  readonly electricity = this.card('Electricity');
  readonly gas = this.card('Gas');
  readonly broadband = this.card('Broadband, Phone and TV');
  readonly council = this.card('Council Tax');
  readonly water = this.card('Water');
  /** Shown if one bill covers both. */
  readonly councilAndWater = this.card('Council Tax & Water');
  readonly rates = this.card('Rates');
  /** When the confirmation was mailed. */
  readonly mailed = this.root.getByRole('region', { name: 'Your confirmation by email' });
  readonly sendAgain = this.button('Send it again');
  readonly orders = this.root.getByRole('link', { name: 'See your orders' });
  readonly plan = this.root.getByRole('link', { name: 'See your move plan' });
  readonly offers = this.root.getByRole('region', { name: 'Discover more offers' });
  readonly housemates = this.root.getByRole('link', { name: /^Tell your housemates/ });

  private card(title: string): Locator {
    return this.root.getByRole('article', { name: title, exact: true });
  }
}
