import { expect, type Locator } from '@playwright/test';
import type { Keyboard } from '../support/keyboard.js';
import { DateBoxes } from './date-boxes.js';
import { Screen } from './screen.page.js';

/** Who at home needs extra help. */
export class EnergyPsrPage extends Screen {
  protected readonly heading = 'Does anyone at home need extra help?';

  readonly yes = this.root.getByRole('radio', { name: 'Yes' });
  readonly no = this.root.getByRole('radio', { name: 'No' });
  readonly search = this.root.getByRole('searchbox', { name: 'What should they know?' });
  readonly language = this.root.getByRole('combobox', { name: 'Language' });
  readonly until = new DateBoxes(this.root, 'How long will this last?');
  readonly chosen = this.root.getByRole('list', { name: 'You have chosen' });
  readonly format = this.root.getByRole('combobox', { name: /^How should letters and bills reach you/ });
  readonly saved = this.root.getByText('Answers are saved.');
  readonly keep = this.button('Keep the saved answers');
  readonly next = this.button('Save and continue');

  condition(name: RegExp): Locator {
    return this.root.getByRole('checkbox', { name });
  }

  consent(company: RegExp): Locator {
    return this.root
      .getByRole('group', { name: 'Who may we share this with?' })
      .getByRole('checkbox', { name: company });
  }

  /** Most movers need no help. */
  async answerNo(): Promise<void> {
    await this.no.check();
    await this.next.click();
  }

  async answerNoByKeyboard(keyboard: Keyboard): Promise<void> {
    await expect(this.title).toBeFocused();
    await keyboard.tabTo(this.yes);
    await keyboard.press('ArrowDown');
    await expect(this.no).toBeChecked();
    await keyboard.activate(this.next);
  }
}
