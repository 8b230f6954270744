import { Screen } from './screen.page.js';

/** Behind a partner's link: the form for the surname and postcode that the partner knows. */
export class ConfirmDetailsPage extends Screen {
  protected readonly heading = /^(Confirm your details|We cannot open this move)$/;

  readonly surname = this.root.getByRole('textbox', { name: 'Surname' });
  readonly postcode = this.root.getByRole('textbox', { name: 'Postcode of your new home' });
  readonly confirm = this.button('Confirm');

  async enter({ surname, postcode }: { readonly surname: string; readonly postcode: string }): Promise<void> {
    await this.surname.fill(surname);
    await this.postcode.fill(postcode);
    await this.confirm.click();
  }
}
