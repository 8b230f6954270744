import { Screen } from './screen.page.js';

/** The new address behind a partner's link: its step, and its edit screen. */
export class NewHomePage extends Screen {
  protected readonly heading = /^(Where are you moving to\?|Edit your new address)$/;

  readonly postcode = this.root.getByRole('textbox', { name: 'Postcode of your new home' });
  readonly findAddress = this.button('Find address');
  readonly address = this.root.getByRole('combobox', { name: 'Address', exact: true });
  /** The result of a search without addresses. */
  readonly searchMessage = this.root.getByRole('status').filter({ hasText: /\w/, hasNotText: /saved/i });
  readonly manualEntry = this.button("Can't find your address?");
  readonly street = this.root.getByRole('textbox', { name: 'Street address', exact: true });
  readonly town = this.root.getByRole('textbox', { name: 'Town or city' });
  readonly county = this.root.getByRole('textbox', { name: 'County' });
  readonly next = this.button('Next');
  readonly save = this.button('Save');

  async search(postcode: string): Promise<void> {
    await this.postcode.fill(postcode);
    await this.findAddress.click();
  }

  async choose(address: string): Promise<void> {
    await this.address.click();
    await this.root.getByRole('option', { name: address }).click();
  }
}
