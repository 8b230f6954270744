import { expect, type Locator } from '@playwright/test';
import type { Keyboard } from '../support/keyboard.js';
import type { TypedDate } from '../support/mover.js';
import { DateBoxes } from './date-boxes.js';
import { expectNoViolations } from './screen.page.js';

/** "My move date changed": the date entry, the preview of its effects, and the change. */
export class MoveDateDialog {
  readonly dialog: Locator;
  readonly date: DateBoxes;
  /** The effects of another date. */
  readonly effects: Locator;
  readonly change: Locator;
  readonly close: Locator;
  private readonly opener: Locator;
  private readonly see: Locator;
  private readonly preview: Locator;

  constructor(private readonly keyboard: Keyboard) {
    const { page } = keyboard;
    this.opener = page.getByRole('button', { name: 'Change my move date' });
    this.dialog = page.getByRole('dialog', { name: 'My move date changed' });
    this.date = new DateBoxes(this.dialog, 'New move-in date');
    this.see = this.dialog.getByRole('button', { name: 'See what changes' });
    this.preview = this.dialog.getByRole('heading', { name: 'What changes' });
    this.effects = this.dialog.getByRole('listitem');
    this.change = this.dialog.getByRole('button', { name: 'Change the date' });
    this.close = this.dialog.getByRole('button', { name: 'Close' });
  }

  async open(): Promise<void> {
    await this.keyboard.activate(this.opener);
    await expect(this.dialog).toBeVisible();
  }

  /** Enters a date by keyboard and waits for the preview of its effects. */
  async lookUp({ day, month, year }: TypedDate): Promise<void> {
    await this.keyboard.type(this.date.day, day);
    await this.keyboard.type(this.date.month, month);
    await this.keyboard.type(this.date.year, year);
    await this.keyboard.activate(this.see);
    await expect(this.preview).toBeFocused();
  }

  /** Closes the dialog by keyboard; the focus returns to the control that opened it. */
  async leave(): Promise<void> {
    await this.keyboard.activate(this.close);
    await expect(this.dialog).toBeHidden();
    await expect(this.opener).toBeFocused();
  }

  async expectAccessible(): Promise<void> {
    await expectNoViolations(this.keyboard.page);
  }
}
