import { Screen } from './screen.page.js';

/** Whether it was ordered on the provider's own site. */
export class RecordVisitPage extends Screen {
  protected readonly heading = /^Have you ordered with .+\?$/;

  readonly yes = this.root.getByRole('button', { name: 'Yes', exact: true });
  readonly no = this.root.getByRole('button', { name: 'No', exact: true });
  readonly toProvider = this.root.getByRole('link', { name: /^Go to / });
}
