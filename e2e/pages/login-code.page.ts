import { Screen } from './screen.page.js';

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
