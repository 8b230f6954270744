import { Screen } from './screen.page.js';

export class PasswordResetRequestPage extends Screen {
  protected readonly heading = 'Set a new password';

  readonly email = this.root.getByRole('textbox', { name: 'Email address' });
  readonly send = this.button('Send me a link');
  readonly sent = this.root.getByText('Please check your email inbox for reset instructions');

  async requestLink(email: string): Promise<void> {
    await this.email.fill(email);
    await this.send.click();
  }
}

export class PasswordResetPage extends Screen {
  protected readonly heading = 'Choose a new password';

  readonly email = this.root.getByRole('textbox', { name: 'Email address' });
  readonly password = this.root.getByLabel('New password', { exact: true });
  readonly save = this.button('Save my password');

  async choose({ email, password }: { readonly email: string; readonly password: string }): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.save.click();
  }
}
