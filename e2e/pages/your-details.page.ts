import { expect, type Locator } from '@playwright/test';
import { Screen } from './screen.page.js';

/** A look at everything that was given, before it is taken over. */
export class YourDetailsPage extends Screen {
  protected readonly heading = 'Your details';

  readonly confirm = this.button('Confirm');

  edit(label: string): Locator {
    return this.root.getByRole('link', { name: `Edit ${label}`, exact: true });
  }

  told(message: string): Locator {
    return this.root.getByRole('status').filter({ hasText: message });
  }

  /** The rows of a part: label and value, in order. */
  async expectPart(title: string, rows: readonly (readonly [string, string])[]): Promise<void> {
    const part = this.root.getByRole('region', { name: title });
    await expect(part.getByRole('term')).toHaveText(rows.map(([label]) => label));
    await expect(part.locator('dt + dd')).toHaveText(rows.map(([, value]) => value));
  }
}
