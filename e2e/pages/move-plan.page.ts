import type { Locator } from '@playwright/test';
import { Screen } from './screen.page.js';

/** What happens when in the move. */
export class MovePlanPage extends Screen {
  protected readonly heading = 'Your move plan';

  readonly document = this.button('Download as PDF');
  readonly calendar = this.button('Download calendar file');
  readonly done = this.root.getByRole('link', { name: 'Back to your summary' });

  /** A line of the plan: its day, if it has one, its title, and what to do. */
  entry(title: string): Locator {
    return this.root.getByRole('listitem').filter({ has: this.root.getByText(title, { exact: true }) });
  }
}
