import { Screen } from './screen.page.js';

export class ConfirmationPage extends Screen {
  protected readonly heading = /^You are /;

  readonly energy = this.root.getByRole('article', { name: 'Energy' });
}
