import { Screen } from './screen.page.js';

/** The new home on the way from a partner's link: its step, and its edit screen. */
export class NewHomePage extends Screen {
  protected readonly heading = /^(Where are you moving to\?|Edit your new address)$/;

  readonly postcode = this.root.getByRole('textbox', { name: 'Postcode of your new home' });
  readonly findAddress = this.button('Find address');
  readonly address = this.root.getByRole('combobox', { name: 'Address', exact: true });
  readonly byHand = this.button("Can't find your address?");
  readonly street = this.root.getByRole('textbox', { name: 'Street address', exact: true });
  readonly town = this.root.getByRole('textbox', { name: 'Town or city' });
  readonly county = this.root.getByRole('textbox', { name: 'County' });
  readonly next = this.button('Next');
  readonly save = this.button('Save');

  async choose(address: string): Promise<void> {
    await this.address.click();
    await this.root.getByRole('option', { name: address }).click();
  }
}
