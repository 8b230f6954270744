import type { Locator } from '@playwright/test';
import { Screen } from './screen.page.js';

/** A service of the new home, with the question about it. */
class LocalService {
  readonly keep: Locator;
  readonly leave: Locator;

  constructor(readonly card: Locator) {
    this.keep = card.getByRole('radio', { name: 'Yes, keep it on my list' });
    this.leave = card.getByRole('radio', { name: 'No, I will sort it out myself' });
  }

  /** Answers, unless there is no question: nobody to register with, or an agent who asks it of everyone. */
  async answer(wanted: boolean): Promise<void> {
    const choice = wanted ? this.keep : this.leave;
    if ((await this.card.count()) > 0 && (await choice.count()) > 0) await choice.check();
  }
}

/** Council tax and water: the same page before product selection and after it. */
export class CouncilWaterPage extends Screen {
  protected readonly heading = /^(Council tax and water|Council tax|Water)$/;

  readonly council = new LocalService(this.root.getByRole('region', { name: /^(Council Tax|Rates)/ }));
  readonly water = new LocalService(this.root.getByRole('region', { name: 'Water', exact: true }));
  readonly later = this.button('Carry on and do this later');
  readonly tryAgain = this.button('Try again');
  readonly next = this.button(/^Continue$/);
}
