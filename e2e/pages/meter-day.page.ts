import type { Locator } from '@playwright/test';
import { Screen } from './screen.page.js';

/** Where the mover reads the meters on the day of the move. */
export class MeterDayPage extends Screen {
  protected readonly heading = 'Meter day';

  readonly noSignal = this.root.getByText(/^No signal:/).first();
  readonly tally = this.root.getByRole('status').filter({ hasText: /meters? read/ });

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

  async takePhoto(name: string, picture: Buffer): Promise<void> {
    await this.meter(name)
      .locator('input[type="file"]')
      .setInputFiles({ name: 'meter.png', mimeType: 'image/png', buffer: picture });
  }

  save(name: string): Locator {
    return this.meter(name).getByRole('button', { name: /^Save .* reading$/ });
  }
}
