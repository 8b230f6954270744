import { Screen } from './screen.page.js';

/** Step 1 of the login by code: where it is to go. */
export class CodeLoginPage extends Screen {
  protected readonly heading = 'Welcome back!';

  readonly email = this.root.getByRole('textbox', { name: 'Email address' });
  readonly mobile = this.root.getByRole('textbox', { name: 'Mobile number' });
  readonly send = this.button('Send me a code');
  readonly byText = this.button('Use my mobile number instead');

  async askByMail(email: string): Promise<void> {
    await this.email.fill(email);
    await this.send.click();
  }

  async askByText(mobile: string): Promise<void> {
    await this.mobile.fill(mobile);
    await this.send.click();
  }
}
