import { Screen } from './screen.page.js';

/** The chosen package: what it costs, consent, and the order or the way to the provider's own site. */
export class BroadbandSignupPage extends Screen {
  protected readonly heading = /^Set up with /;

  readonly consent = this.root.getByRole('checkbox', { name: /^I agree that / });
  /** What it costs, a fact each. */
  readonly facts = this.root.getByRole('definition');
  readonly goToProvider = this.button(/^Go to /);
  readonly order = this.button('Order');
}
