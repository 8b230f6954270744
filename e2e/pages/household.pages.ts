import { expect, type Locator } from '@playwright/test';
import type { Keyboard } from '../support/keyboard.js';
import { codeIn, Inbox } from '../support/outbox.js';
import { Screen } from './screen.page.js';

/** The sections that the mover's page and the one of a housemate have in common. */
abstract class HouseholdSections extends Screen {
  readonly people = this.root.getByRole('region', { name: 'People' });
  readonly accounts = this.root.getByRole('region', { name: 'Who is named on each account' });
  readonly split = this.root.getByRole('region', { name: 'Split the costs' });
  readonly saveSplit = this.button('Save this split');
  readonly agree = this.button('Agree to this split');

  person(name: string): Locator {
    return this.people.getByRole('listitem').filter({ hasText: name });
  }

  account(name: string): Locator {
    return this.accounts.getByRole('listitem').filter({ hasText: name });
  }
}

/** The mover's household. */
export class HouseholdPage extends HouseholdSections {
  protected readonly heading = 'Your household';

  readonly makeLink = this.button('Make a link to share');
  readonly newLink = this.button('Make a new link');
  readonly code = this.root.getByRole('img', { name: 'QR code of your share link' });
  /** The share link, which the page shows without its scheme. */
  readonly link = this.root.getByText(/^Your link: \S+$/);
  readonly dialog = this.page.getByRole('dialog');

  /** Makes a share link and opens its QR code, which is collapsed on narrow screens. */
  async makeLinkByKeyboard(keyboard: Keyboard): Promise<void> {
    await keyboard.activate(this.makeLink);
    await expect(this.link).toBeVisible();
    const opener = this.root.locator('summary', { hasText: 'Show a QR code to scan' });
    if (await opener.isVisible()) await keyboard.activate(opener);
    await expect(this.code).toBeVisible();
  }

  async inviteByText(number: string, name: string): Promise<void> {
    await this.button('Send an email or text instead').click();
    await this.dialog.getByRole('radio', { name: 'Text' }).check();
    await this.dialog.getByRole('textbox', { name: 'Their mobile number' }).fill(number);
    await this.dialog.getByRole('textbox', { name: 'Their name' }).fill(name);
    await this.dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(this.dialog).toBeHidden();
  }

  /** Removes a person, confirms, and expects the focus on the result. */
  async removeByKeyboard(name: string, keyboard: Keyboard): Promise<void> {
    await keyboard.activate(this.person(name).getByRole('button', { name: 'Remove' }));
    await keyboard.activate(this.dialog.getByRole('button', { name: 'Remove' }));
    await expect(this.people.getByText(`${name} has been removed.`)).toBeVisible();
    await expect(this.people.getByRole('status')).toBeFocused();
  }
}

interface Housemate {
  readonly name: string;
  readonly email: string;
}

/** The page behind a share link, before the code. */
export class JoinPage extends Screen {
  protected readonly heading = /^Join your household/;

  readonly ended = this.root.getByRole('heading', { level: 1, name: 'This invitation has ended' });
  readonly left = this.root.getByRole('heading', { level: 1, name: 'You are no longer in this household' });

  /** Joins with a code from the housemate's mailbox. */
  async join({ name, email }: Housemate): Promise<void> {
    const mailbox = await Inbox.of(email);
    await this.root.getByRole('textbox', { name: 'Your name' }).fill(name);
    await this.root.getByRole('textbox', { name: 'Your email address' }).fill(email);
    await this.button('Send my code').click();
    await this.root.getByRole('textbox', { name: 'Your code' }).fill(codeIn(await mailbox.next()));
    await this.button('Join household').click();
  }
}

/** A housemate's household. */
export class HousematePage extends HouseholdSections {
  protected readonly heading = 'Your household';

  readonly plan = this.root.getByRole('region', { name: 'The plan, day by day' });
}
