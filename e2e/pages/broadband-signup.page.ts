import { skyCallbackTexts, type SkyCallbackSlot } from '@home-move/contract';
import type { Locator } from '@playwright/test';
import { Screen } from './screen.page.js';

/** The chosen package: its cost, consent, and the order or the link to the provider's own site. */
export class BroadbandSignupPage extends Screen {
  protected readonly heading = /^Set up with /;

  readonly consent = this.root.getByRole('checkbox', { name: /^I agree that / });
  /** One element per price. */
  readonly facts = this.root.getByRole('definition');
  readonly goToProvider = this.button(/^Go to /);
  readonly order = this.button('Order');
  /** "Email me what I have agreed to". */
  readonly sendEmail = this.root.getByRole('checkbox', { name: 'Email me what I have agreed to' });
  /** When Sky calls back. */
  readonly callback = this.root.getByRole('group', { name: 'When should Sky call you?' });
  readonly slots = this.callback.getByRole('radio');

  slot(slot: SkyCallbackSlot): Locator {
    return this.callback.getByRole('radio', { name: skyCallbackTexts.slots[slot], exact: true });
  }

  /** Ordered with the package: "Sports channels, £22.00 a month". */
  addOn(name: string): Locator {
    return this.root.getByRole('checkbox', { name: new RegExp(`^${name}, `) });
  }
}

/** The question whether the package was ordered on the provider's own site. */
export class RecordVisitPage extends Screen {
  protected readonly heading = /^Have you ordered with .+\?$/;

  readonly yes = this.root.getByRole('button', { name: 'Yes', exact: true });
  readonly no = this.root.getByRole('button', { name: 'No', exact: true });
  readonly toProvider = this.root.getByRole('link', { name: /^Go to / });
}
