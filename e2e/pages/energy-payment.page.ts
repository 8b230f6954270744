import { expect, type Locator } from '@playwright/test';
import type { Keyboard } from '../support/keyboard.js';
import type { Bank } from '../support/mover.js';
import { Screen } from './screen.page.js';

export class EnergyPaymentPage extends Screen {
  /** For one plan or two, paid by Direct Debit or as you go. */
  protected readonly heading = /^Check (your plans? and set up payment|and confirm your plans?)$/;

  /** The plan to be set up, one element per fact. */
  readonly facts = this.root.getByRole('definition');
  readonly accountName = this.root.getByRole('textbox', { name: 'Account name' });
  readonly sortCode = this.root.getByRole('textbox', { name: 'Sort code' });
  readonly accountNumber = this.root.getByRole('textbox', { name: 'Account number' });
  readonly day = this.root.getByRole('combobox', { name: 'Preferred payment day' });
  readonly accountHolder = this.root.getByRole('checkbox', { name: /^I am the account holder/ });
  readonly smartMeter = this.root.getByRole('checkbox', { name: /^I agree to have a smart meter/ });
  readonly terms = this.root.getByRole('checkbox', { name: /^I agree to the principal terms/ });
  /** Heading of the timeline in the cost card, as wide as the card's content. */
  readonly timeline = this.root.getByRole('heading', { name: 'What happens when' });
  /** The account given earlier, masked. */
  readonly sameAccount = this.root.getByRole('radio', { name: /^Use the account ending 958/ });
  /** An agent sees that it was entered, and no digit. */
  readonly customersAccount = this.root.getByRole('radio', { name: /^Use the account that the customer entered/ });
  /** How far the customer is, instead of an agent's form. */
  readonly customerEntry = this.root.getByRole('region', { name: /bank details$/ });
  readonly next = this.button('Set up');
  /** After a refused plan. */
  readonly toList = this.button('See energy plans');
  /** Shown if one of two fuels was refused. */
  readonly unfinished = this.root.getByRole('heading', { level: 1, name: 'Electricity is set up, gas is not' });
  readonly chooseGas = this.button('Choose a gas plan');

  billing(often: string | RegExp): Locator {
    return this.root.getByRole('group', { name: /for billing\?$/ }).getByRole('radio', { name: often });
  }

  async enter({ accountName, sortCode, accountNumber, day }: Bank): Promise<void> {
    await this.accountName.fill(accountName);
    await this.sortCode.fill(sortCode);
    await this.accountNumber.fill(accountNumber);
    await this.day.selectOption(day);
    await this.accountHolder.check();
    await this.terms.check();
  }

  async expectFilled({ accountName, sortCode, accountNumber, day }: Bank): Promise<void> {
    await expect(this.accountName).toHaveValue(accountName);
    await expect(this.sortCode).toHaveValue(sortCode.replaceAll('-', ''));
    await expect(this.accountNumber).toHaveValue(accountNumber);
    await expect(this.day.locator('option:checked')).toHaveText(day);
    await expect(this.accountHolder).toBeChecked();
    await expect(this.terms).toBeChecked();
  }

  /** Enters an account, the next payment day in the list and the consents by keyboard, and submits. */
  async setUpByKeyboard(keyboard: Keyboard, { sortCode, accountNumber }: Bank): Promise<void> {
    await keyboard.type(this.sortCode, sortCode);
    await keyboard.type(this.accountNumber, accountNumber);
    await keyboard.tabTo(this.day);
    await keyboard.press('ArrowDown');
    await this.confirmByKeyboard(keyboard);
  }

  /** Gives the consents by keyboard, and submits. */
  async confirmByKeyboard(keyboard: Keyboard): Promise<void> {
    await keyboard.activate(this.accountHolder, 'Space');
    await keyboard.activate(this.terms, 'Space');
    await keyboard.activate(this.next);
  }
}
