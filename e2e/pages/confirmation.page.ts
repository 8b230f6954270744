import { Screen } from './screen.page.js';

export class ConfirmationPage extends Screen {
  protected readonly heading = /^You are /;

  readonly continueSetUp = this.button('Continue set-up');
  readonly energy = this.root.getByRole('article', { name: 'Energy' });
}
