import { expect } from '@playwright/test';
import type { Home } from '../support/mover.js';
import { DateBoxes } from './date-boxes.js';
import { Screen } from './screen.page.js';

export class MovingDetailsPage extends Screen {
  protected readonly heading = 'About your new home';

  readonly moveInDate = new DateBoxes(this.root, 'Expected move-in date');
  readonly dateUnknown = this.root.getByRole('checkbox', { name: "I don't know my move-in date" });
  readonly residentialStatus = this.root.getByRole('combobox', { name: 'Residential status' });
  readonly postcode = this.root.getByRole('textbox', { name: 'Postcode of your new home' });
  readonly findAddress = this.button('Find address');
  readonly address = this.root.getByRole('combobox', { name: 'Address', exact: true });
  readonly manualEntry = this.button("Can't find your address?");
  readonly houseNameOrNumber = this.root.getByRole('textbox', { name: 'House name or number' });
  readonly addressLine1 = this.root.getByRole('textbox', { name: 'Address line 1' });
  readonly town = this.root.getByRole('textbox', { name: 'Town or city' });
  /** The result of a search without addresses. */
  readonly searchMessage = this.root.getByRole('status').filter({ hasText: /\w/, hasNotText: /saved/i });
  readonly addresses = this.root.getByRole('listbox', { name: 'Address' });
  readonly firstAddress = this.root.getByRole('option').filter({ hasText: /\d/ }).first();
  /** The consequences of the change, one sentence each. */
  readonly undone = this.root.locator('[aria-live=polite] li');
  readonly next = this.button('Next');
  readonly continueWithoutDate = this.button('Continue without the date');

  async enter({ moveIn, isDateUnknown, status, postcode, address }: Home): Promise<void> {
    if (isDateUnknown) await this.dateUnknown.check();
    else await this.moveInDate.enter(moveIn);
    await this.residentialStatus.selectOption(status);
    await this.search(postcode);
    // The host page scrolls while the list opens. Playwright does not notice that an earlier click misses the frame.
    await expect(this.addresses).toBeInViewport({ ratio: 0.95 });
    await this.addresses.getByRole('option', { name: address }).first().click();
  }

  async expectFilled({ moveIn, isDateUnknown, status, address }: Home): Promise<void> {
    if (isDateUnknown) await expect(this.dateUnknown).toBeChecked();
    else await this.moveInDate.expectFilled(moveIn);
    await expect(this.residentialStatus.locator('option:checked')).toHaveText(status);
    await expect(this.address).toHaveValue(address);
  }

  async enterAddress({ house, line1, town }: { house: string; line1: string; town: string }): Promise<void> {
    await this.houseNameOrNumber.fill(house);
    await this.addressLine1.fill(line1);
    await this.town.fill(town);
  }

  async search(postcode: string): Promise<void> {
    await this.postcode.fill(postcode);
    await this.findAddress.click();
  }
}
