import type { Locator } from '@playwright/test';
import { Screen } from './screen.page.js';

/** The add-ons of the chosen plan. */
export class EnergyAddOnsPage extends Screen {
  protected readonly heading = 'Add to your energy plan';

  readonly next = this.button(/^Continue$/);

  add(name: string): Locator {
    return this.button(`Add ${name}`);
  }

  remove(name: string): Locator {
    return this.button(`Remove ${name}`);
  }
}
