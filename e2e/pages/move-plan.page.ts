import type { Locator } from '@playwright/test';
import { Screen } from './screen.page.js';

/** The timetable of the move. */
export class MovePlanPage extends Screen {
  protected readonly heading = 'Your move plan';

  readonly document = this.root.getByRole('button', { name: /^Plan as PDF/ });
  readonly calendar = this.button('Download calendar file');
  readonly orders = this.root.getByRole('link', { name: /^Your orders/ });
  readonly entries = this.root.locator('[data-entry]');
  readonly done = this.root.getByRole('link', { name: 'Back to your summary' });

  /** An entry of the plan: its title, and what to do. */
  entry(title: string): Locator {
    return this.entries.filter({ has: this.root.getByText(title, { exact: true }) });
  }

  /** The entries under a day: "27 Nov 2026", "No date yet". */
  day(title: string): Locator {
    return this.root
      .getByRole('listitem')
      .filter({ has: this.root.getByRole('heading', { level: 3, name: title, exact: true }) });
  }
}
