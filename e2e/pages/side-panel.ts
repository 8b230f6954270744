import type { Locator } from '@playwright/test';
import type { Root } from './screen.page.js';

/** What an agent has beside the journey: who is on the phone, and the notes. */
export class SidePanel {
  readonly region: Locator;
  readonly customer: Locator;
  readonly notes: Locator;
  readonly newNote: Locator;
  readonly save: Locator;

  constructor(root: Root) {
    this.region = root.getByRole('complementary', { name: 'Customer panel' });
    this.customer = this.region.getByRole('region', { name: 'Sam Hartley' });
    this.notes = this.region.getByRole('region', { name: 'Notes' });
    this.newNote = this.notes.getByRole('textbox', { name: 'New note' });
    this.save = this.notes.getByRole('button', { name: 'Save note' });
  }

  /** Folded to a name and tabs in a narrow window: opens a section. */
  tab(name: 'Customer' | 'Notes'): Locator {
    return this.region.getByRole('button', { name, exact: true });
  }

  note(content: string): Locator {
    return this.notes.getByRole('listitem').filter({ hasText: content });
  }

  async write(note: string): Promise<void> {
    await this.newNote.fill(note);
    await this.save.click();
  }
}
