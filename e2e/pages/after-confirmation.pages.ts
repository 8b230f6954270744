import type { Locator } from '@playwright/test';
import { Screen } from './screen.page.js';

/** Deals of companies that pay to be shown. */
export class OffersPage extends Screen {
  protected readonly heading = 'Offers for your move';

  readonly categories = this.root.getByRole('main').getByRole('heading', { level: 2 });
  readonly deals = this.root.getByRole('article');
  readonly finish = this.root.getByRole('link', { name: 'Back to your summary' });

  deal(company: string): Locator {
    return this.root.getByRole('article', { name: company, exact: true });
  }

  link(company: string): Locator {
    return this.deal(company).getByRole('link', { name: new RegExp(`^Go to ${company}`) });
  }
}

/** A link to share, and an email to each flatmate. */
export class FlatmatesPage extends Screen {
  protected readonly heading = 'Tell your housemates';

  readonly qrCode = this.root.getByRole('img', { name: 'QR code of the link' });
  readonly copy = this.button('Copy the link');
  readonly name = this.root.getByRole('textbox', { name: 'Name' });
  readonly email = this.root.getByRole('textbox', { name: 'Email' });
  readonly send = this.button('Send');
  readonly finish = this.root.getByRole('link', { name: 'Back to your summary' });
}
