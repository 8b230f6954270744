import { Screen } from './screen.page.js';

/** The chosen package: its cost, consent, and the order or the link to the provider's own site. */
export class BroadbandSignupPage extends Screen {
  protected readonly heading = /^Set up with /;

  readonly consent = this.root.getByRole('checkbox', { name: /^I agree that / });
  /** One element per price. */
  readonly facts = this.root.getByRole('definition');
  readonly goToProvider = this.button(/^Go to /);
  readonly order = this.button('Order');
}

/** Asks whether the package was ordered on the provider's own site. */
export class RecordVisitPage extends Screen {
  protected readonly heading = /^Have you ordered with .+\?$/;

  readonly yes = this.root.getByRole('button', { name: 'Yes', exact: true });
  readonly no = this.root.getByRole('button', { name: 'No', exact: true });
  readonly toProvider = this.root.getByRole('link', { name: /^Go to / });
}
