import { Screen } from './screen.page.js';

export class LandingPage extends Screen {
  protected readonly heading = 'Move in with everything set up';

  readonly start = this.root.getByRole('link', { name: 'Get Started' });

  async getStarted(): Promise<void> {
    await this.start.click();
  }
}
