import { Screen } from './screen.page.js';

/** Behind "Continue on my phone", on the phone. */
export class PhoneLinkPage extends Screen {
  protected readonly heading = 'Carry on with your move';

  readonly postcode = this.root.getByRole('textbox', { name: 'Postcode of your new home' });
  readonly sendCode = this.button('Send me a code');
  readonly code = this.root.getByRole('textbox', { name: 'Your code' });
  readonly carryOn = this.button('Carry on');

  async confirm(postcode: string): Promise<void> {
    await this.postcode.fill(postcode);
    await this.carryOn.click();
  }
}
