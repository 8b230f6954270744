import { expect, type Locator } from '@playwright/test';
import type { TypedDate } from '../support/mover.js';
import type { Root } from './screen.page.js';

/** The three fields of a date. */
export class DateBoxes {
  readonly day: Locator;
  readonly month: Locator;
  readonly year: Locator;

  constructor(root: Root, legend: string) {
    const group = root.getByRole('group', { name: legend });
    this.day = group.getByLabel('Day');
    this.month = group.getByLabel('Month');
    this.year = group.getByLabel('Year');
  }

  async enter({ day, month, year }: TypedDate): Promise<void> {
    await this.day.fill(day);
    await this.month.fill(month);
    await this.year.fill(year);
  }

  async expectFilled({ day, month, year }: TypedDate): Promise<void> {
    await expect(this.day).toHaveValue(day);
    await expect(this.month).toHaveValue(month);
    await expect(this.year).toHaveValue(year);
  }
}
