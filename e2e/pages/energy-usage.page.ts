import { expect, type Locator } from '@playwright/test';
import type { Usage } from '../support/mover.js';
import { Screen } from './screen.page.js';

export class EnergyUsagePage extends Screen {
  protected readonly heading = 'How much energy will you use?';

  readonly yes = this.root.getByRole('radio', { name: 'Yes' });
  readonly estimate = this.root.getByRole('radio', { name: 'No, help me estimate it' });
  readonly electricity = this.root.getByRole('textbox', { name: 'Electricity you use in a year' });
  readonly gas = this.root.getByRole('textbox', { name: 'Gas you use in a year' });
  readonly propertyType = this.root.getByRole('combobox', { name: 'Property type' });
  readonly people = this.root.getByRole('combobox', { name: 'People living there' });
  readonly next = this.button('See energy plans');

  bedrooms(number: string | RegExp): Locator {
    return this.root.getByRole('group', { name: 'Bedrooms' }).getByRole('radio', { name: number });
  }

  /** Enters a known usage. */
  async enter({ electricity, gas }: Usage): Promise<void> {
    await this.yes.check();
    await this.electricity.fill(electricity);
    if (gas !== null) await this.gas.fill(gas);
  }

  async expectFilled({ electricity, gas }: Usage): Promise<void> {
    await expect(this.yes).toBeChecked();
    await expect(this.electricity).toHaveValue(electricity);
    if (gas !== null) await expect(this.gas).toHaveValue(gas);
  }
}
