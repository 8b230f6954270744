import { expect } from '@playwright/test';
import { services, serviceTexts, type Service } from '@home-move/contract';
import { Screen } from './screen.page.js';

export class ProductSelectionPage extends Screen {
  protected readonly heading = 'What shall we set up?';

  readonly energy = this.box('energy');
  readonly entertainment = this.box('entertainment');
  readonly council = this.box('council');
  readonly water = this.box('water');
  /** Energy that cannot be set up for the home. */
  readonly energyElsewhere = this.root.getByRole('article', { name: 'Energy' });
  readonly next = this.button(/^Continue with/);

  /** Selects exactly these of the services offered here; mandatory ones stay selected. */
  async choose(selected: readonly Service[]): Promise<void> {
    await this.title.waitFor();
    for (const service of services) {
      const box = this.box(service);
      if ((await box.count()) > 0 && (await box.isEnabled())) await box.setChecked(selected.includes(service));
    }
  }

  /** Expects exactly these of the services offered here to be selected. */
  async expectChosen(selected: readonly Service[]): Promise<void> {
    for (const service of services) {
      const box = this.box(service);
      if ((await box.count()) > 0 && (await box.isEnabled()))
        await expect(box).toBeChecked({ checked: selected.includes(service) });
    }
  }

  private box(service: Service) {
    return this.root.getByRole('checkbox', { name: `Set up ${serviceTexts[service].title}`, exact: true });
  }
}
