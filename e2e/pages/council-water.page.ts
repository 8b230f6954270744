import { expect, type Locator } from '@playwright/test';
import { Screen } from './screen.page.js';

/** Council tax or water at the new home, with the mover's choice. */
class LocalService {
  readonly keep: Locator;
  readonly decline: Locator;

  constructor(readonly card: Locator) {
    this.keep = card.getByRole('radio', { name: 'Yes, keep it on my list' });
    this.decline = card.getByRole('radio', { name: 'No, I will sort it out myself' });
  }

  /** Makes the choice, if the card offers one: it does not when no company is known or the service is mandatory. */
  async answer(wanted: boolean): Promise<void> {
    const choice = wanted ? this.keep : this.decline;
    if ((await this.card.count()) > 0 && (await choice.count()) > 0) await choice.check();
  }

  async expectAnswered(wanted: boolean): Promise<void> {
    const choice = wanted ? this.keep : this.decline;
    if ((await this.card.count()) > 0 && (await choice.count()) > 0) await expect(choice).toBeChecked();
  }
}

/** Council tax and water; the same page before or after product selection. */
export class CouncilWaterPage extends Screen {
  protected readonly heading = /^((Council tax|Rates) and water|Council tax|Rates|Water)$/;

  readonly council = new LocalService(this.root.getByRole('region', { name: /^(Council Tax|Rates)/ }));
  readonly water = new LocalService(this.root.getByRole('region', { name: 'Water', exact: true }));
  readonly continueLater = this.button('Carry on and do this later');
  readonly tryAgain = this.button('Try again');
  readonly next = this.button(/^Continue$/);
}
