import { Screen } from './screen.page.js';

/** In place of a page whose link opens nothing any more. */
export class DeadLinkPage extends Screen {
  protected readonly heading = 'This link does not work any more';

  readonly another = this.root.getByRole('link', { name: 'Send me a new link' });
}
