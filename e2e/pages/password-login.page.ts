import { Screen } from './screen.page.js';

export class PasswordLoginPage extends Screen {
  protected readonly heading = 'Log in';

  readonly email = this.root.getByRole('textbox', { name: 'Email address' });
  readonly password = this.root.getByLabel('Password', { exact: true });
  readonly submit = this.root.getByRole('main').getByRole('button', { name: 'Log In' });
  readonly forgotten = this.root.getByRole('link', { name: 'Forgotten your password?' });

  async logIn({ email, password }: { readonly email: string; readonly password: string }): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }
}
