import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import type { Root } from './screen.page.js';

/** The agent's panel next to the journey. */
export class SidePanel {
  readonly region: Locator;
  readonly customer: Locator;
  readonly actions: Locator;
  readonly script: Locator;
  readonly notes: Locator;
  readonly history: Locator;
  /** Which colleagues have the enrolment open. */
  readonly colleagues: Locator;
  readonly newNote: Locator;
  readonly save: Locator;

  constructor(root: Root) {
    this.region = root.getByRole('complementary', { name: 'Customer panel' });
    this.customer = this.region.getByRole('region', { name: 'Sam Hartley' });
    this.actions = this.region.getByRole('region', { name: 'Actions' });
    this.script = this.region.getByRole('region', { name: 'Script for this page' });
    this.history = this.region.getByRole('region', { name: 'History' });
    this.notes = this.region.getByRole('region', { name: 'Notes' });
    this.colleagues = this.region.getByRole('status').first();
    this.newNote = this.notes.getByRole('textbox', { name: 'New note' });
    this.save = this.notes.getByRole('button', { name: 'Save note' });
  }

  /** Opens a section in a narrow window, where the panel is collapsed to a name and tabs. */
  tab(name: 'Script' | 'Notes' | 'Actions' | 'History'): Locator {
    return this.region.getByRole('button', { name, exact: true });
  }

  action(
    name: 'Send link' | 'Send energy invite' | 'Send broadband invite' | 'Finish' | 'Right to be forgotten',
  ): Locator {
    return this.region.getByRole('button', { name });
  }

  /** Leads to the page for the code that verifies a contact. */
  get enterCode(): Locator {
    return this.actions.getByRole('button', { name: 'Open the page for a code' });
  }

  /** The button that sends the customer a link to enter the page's details in private. */
  ask(by: 'text message' | 'email'): Locator {
    return this.actions.getByRole('button', { name: `Ask by ${by}` });
  }

  /** Expands the history where the panel is a column. */
  async openHistory(): Promise<void> {
    await this.history.getByRole('button', { name: 'History' }).click();
  }

  note(content: string): Locator {
    return this.notes.getByRole('listitem').filter({ hasText: content });
  }

  async write(note: string): Promise<void> {
    await this.newNote.fill(note);
    await this.save.click();
  }
}

/** A unique note: all stories share one customer. */
export const aNote = (): string => `Wants to choose energy tomorrow, ${randomUUID()}`;

/** The line above a note: "20/11/2026 10:42 AM, Jordan Lee". */
export const noteHeading = /^\d{2}\/\d{2}\/\d{4} \d{1,2}:\d{2} [AP]M, Jordan Lee/;
