import type { Bank } from '../support/mover.js';
import { Screen } from './screen.page.js';

/** The page on the phone of a customer who is on a call: bank details. */
export class PrivateEntryPage extends Screen {
  protected readonly heading = 'Enter your bank details';

  readonly done = this.root.getByRole('heading', { level: 1, name: 'Thank you, that is all' });

  async enter({ accountName, sortCode, accountNumber }: Bank): Promise<void> {
    await this.root.getByRole('textbox', { name: 'Account name' }).fill(accountName);
    await this.root.getByRole('textbox', { name: 'Sort code' }).fill(sortCode);
    await this.root.getByRole('textbox', { name: 'Account number' }).fill(accountNumber);
    await this.root.getByRole('checkbox', { name: /^I am the account holder/ }).check();
    await this.button('Save bank details').click();
  }
}
