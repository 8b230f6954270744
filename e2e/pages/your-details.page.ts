import { expect, type Locator } from '@playwright/test';
import { DateBoxes } from './date-boxes.js';
import { Screen } from './screen.page.js';

/** The summary of all details, before the mover confirms them. */
export class YourDetailsPage extends Screen {
  protected readonly heading = 'Your details';

  /** Shown if the partner left them out. */
  readonly firstName = this.root.getByRole('textbox', { name: 'First name' });
  readonly dateOfBirth = new DateBoxes(this.root, 'Date of birth');
  readonly moveInDate = new DateBoxes(this.root, 'Move-in date');
  readonly residentialStatus = this.root.getByRole('combobox', { name: 'Residential status' });
  readonly confirm = this.button('Confirm');

  /** Continues from the summary of all answers. */
  readonly continue = this.root.getByRole('link', { name: 'Continue' });

  /** The value of a row. */
  row(label: string): Locator {
    return this.root
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .locator('+ dd');
  }

  edit(label: string): Locator {
    return this.root.getByRole('link', { name: `Edit ${label}`, exact: true });
  }

  status(message: string): Locator {
    return this.root.getByRole('status').filter({ hasText: message });
  }

  /** Expects the rows of a section: label and value, in order. */
  async expectSection(title: string, rows: readonly (readonly [string, string])[]): Promise<void> {
    const section = this.root.getByRole('region', { name: title });
    await expect(section.getByRole('term')).toHaveText(rows.map(([label]) => label));
    await expect(section.locator('dt + dd')).toHaveText(rows.map(([, value]) => value));
  }
}
