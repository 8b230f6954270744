import { Screen } from './screen.page.js';

export class ProductSelectionPage extends Screen {
  protected readonly heading = 'What shall we set up?';

  readonly energy = this.root.getByRole('checkbox', { name: 'Set up Energy' });
  readonly next = this.button(/^Continue with/);
}
