import type { Locator } from '@playwright/test';
import { EraseCard } from './erase-card.js';
import { Screen } from './screen.page.js';

/** Who received which kinds of data about the mover. */
export class DataPassportPage extends Screen {
  protected readonly heading = 'Your data passport';

  /** One per entry, in order. */
  readonly cards = this.root.getByRole('article');
  readonly all = this.button(/^All \(\d+\)$/);
  readonly byConsent = this.button(/^By consent \(\d+\)$/);
  readonly news = this.root.getByRole('region', { name: 'Entries' }).getByRole('status');
  readonly earlier = this.button(/^Show \d+ earlier entr(?:y|ies)$/);
  readonly toYourMove = this.root.getByRole('link', { name: 'Back to your move' });
  readonly pdf = this.button(/^Download PDF, \d+ KB$/);
  readonly json = this.button(/^Download JSON, \d+ KB$/);
  /** In place of the entries of a mover who has not proven a contact. */
  readonly logIn = this.button('Log in with a code');

  readonly erase = new EraseCard(this.root);

  /** The entries about this: "Energy order". */
  cardsOf(title: string): Locator {
    return this.cards.filter({ has: this.root.getByText(title, { exact: true }) });
  }

  correct(card: Locator): Locator {
    return card.getByRole('button', { name: /^Correct/ });
  }

  complain(card: Locator): Locator {
    return card.getByRole('button', { name: /^Complain/ });
  }
}
