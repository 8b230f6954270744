import { Screen } from './screen.page.js';

/** Step 1 of the login by code: the contact to send it to. */
export class CodeLoginPage extends Screen {
  protected readonly heading = 'Welcome back!';

  readonly email = this.root.getByRole('textbox', { name: 'Email address' });
  readonly mobile = this.root.getByRole('textbox', { name: 'Mobile number' });
  readonly send = this.button('Send me a code');
  readonly useMobile = this.button('Use my mobile number instead');

  async requestByEmail(email: string): Promise<void> {
    await this.email.fill(email);
    await this.send.click();
  }

  async requestByText(mobile: string): Promise<void> {
    await this.mobile.fill(mobile);
    await this.send.click();
  }
}

/** Step 2 of the login by code. */
export class LoginCodePage extends Screen {
  protected readonly heading = "Verify it's you";

  readonly code = this.root.getByRole('textbox', { name: 'Your code' });
  readonly submit = this.root.getByRole('main').getByRole('button', { name: 'Log In' });
  readonly resend = this.button('Send a new code');

  async enter(code: string): Promise<void> {
    await this.code.fill(code);
    await this.submit.click();
  }
}
