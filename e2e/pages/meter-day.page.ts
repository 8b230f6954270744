import type { Locator } from '@playwright/test';
import type { Keyboard } from '../support/keyboard.js';
import { Screen } from './screen.page.js';

/** Where the mover reads the meters on the day of the move. */
export class MeterDayPage extends Screen {
  protected readonly heading = 'Meter day';

  readonly noSignal = this.root.getByText(/^No signal:/).first();
  readonly tally = this.root.getByRole('status').filter({ hasText: /meters? read/ });

  /** The question before a log-out. */
  readonly leaving = this.root.getByRole('dialog', { name: /not sent yet$/ });

  /** The card of a meter: "Gas". */
  meter(name: string): Locator {
    return this.root.getByRole('article', { name });
  }

  reading(name: string): Locator {
    return this.meter(name).getByRole('textbox', { name: 'Reading' });
  }

  photo(name: string): Locator {
    return this.meter(name).getByRole('img', { name: /^Photo of the/ });
  }

  /** Takes the photo in a file: a buffer of 20 MB would take longer to arrive than an action may take. */
  async takePhoto(name: string, file: string): Promise<void> {
    await this.meter(name).locator('input[type="file"]').setInputFiles(file);
  }

  /** Saves a reading that is lower than an earlier one, which the page questions. */
  async saveDoubtful(name: string, value: string): Promise<void> {
    await this.reading(name).fill(value);
    await this.lookedAgain(name, value).check();
    await this.save(name).click();
  }

  async saveDoubtfulByKeyboard(name: string, value: string, keyboard: Keyboard): Promise<void> {
    await keyboard.type(this.reading(name), value);
    await keyboard.activate(this.lookedAgain(name, value), 'Space');
    await keyboard.activate(this.save(name));
  }

  private lookedAgain(name: string, value: string): Locator {
    return this.meter(name).getByRole('checkbox', { name: `I looked again. It shows ${value}.` });
  }

  private save(name: string): Locator {
    return this.meter(name).getByRole('button', { name: /^Save .* reading$/ });
  }
}
