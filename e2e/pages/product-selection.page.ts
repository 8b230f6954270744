import { services, serviceTable, type Service } from '@home-move/contract';
import { Screen } from './screen.page.js';

export class ProductSelectionPage extends Screen {
  protected readonly heading = 'What shall we set up?';

  readonly energy = this.box('energy');
  readonly entertainment = this.box('entertainment');
  readonly council = this.box('council');
  readonly water = this.box('water');
  readonly next = this.button(/^Continue with/);

  /** Takes these and leaves the others; what was answered before is not asked here, and what is mandatory stays. */
  async choose(wanted: readonly Service[]): Promise<void> {
    for (const service of services) {
      const box = this.box(service);
      if ((await box.count()) > 0 && (await box.isEnabled())) await box.setChecked(wanted.includes(service));
    }
  }

  private box(service: Service) {
    return this.root.getByRole('checkbox', { name: `Set up ${serviceTable[service].title}`, exact: true });
  }
}
