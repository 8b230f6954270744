import { Screen } from './screen.page.js';

/** Behind a partner's link: the form for the postcode of the new home. */
export class VerifyPostcodePage extends Screen {
  protected readonly heading =
    /^(Confirm your new postcode|Your account is locked|Your details were removed|Your details are deleted|This link does not work)$/;

  readonly postcode = this.root.getByRole('textbox', { name: 'Postcode of your new home' });
  readonly consent = this.root.getByRole('checkbox', { name: /I am moving to this postcode/ });
  readonly next = this.button('Next');
  /** Deletes the details that a partner has sent. */
  readonly notWanted = this.button("I don't want this");

  async confirm(postcode: string): Promise<void> {
    await this.postcode.fill(postcode);
    await this.consent.check();
    await this.next.click();
  }
}
