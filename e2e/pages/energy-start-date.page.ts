import type { Locator } from '@playwright/test';
import { DateBoxes } from './date-boxes.js';
import { Screen } from './screen.page.js';

/** When the supply of the chosen plan starts. */
export class EnergyStartDatePage extends Screen {
  protected readonly heading = 'When should your supply start?';

  readonly asap = this.root.getByRole('radio', { name: /^As soon as possible/ });
  readonly custom = this.root.getByRole('radio', { name: /^On a day that I choose/ });
  readonly date = new DateBoxes(this.root, 'Start date');
  readonly openCalendar = this.button(/^Choose from a calendar/);
  readonly calendar = this.root.getByRole('dialog', { name: 'Choose a start date' });
  readonly agree = this.root.getByRole('checkbox', { name: /^I agree to switch to/ });
  readonly next = this.button('Confirm and Switch');

  /** A day of the calendar: "01 Dec 2026". */
  day(date: string): Locator {
    return this.calendar.getByRole('button', { name: `day ${date}` });
  }
}
