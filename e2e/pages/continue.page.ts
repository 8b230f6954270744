import { Screen } from './screen.page.js';

/** Requests a link that resumes a saved move. */
export class ContinuePage extends Screen {
  protected readonly heading = 'Carry on with your move';

  readonly email = this.root.getByRole('textbox', { name: 'Email address' });
  readonly send = this.button('Send me a link');
  readonly sent = this.root.getByText('If we know that address, a link is on its way.');

  async requestLink(email: string): Promise<void> {
    await this.email.fill(email);
    await this.send.click();
  }
}

/** Behind that link. */
export class ContinueLinkPage extends Screen {
  protected readonly heading = 'Welcome back';

  readonly carryOn = this.button('Carry on with your move');
}
