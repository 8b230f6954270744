import type { Person } from '../fixtures/mover.js';
import { PersonalDetailsPage } from './personal-details.page.js';

/** Personal details of somebody of whom the partner sent too little: they choose a password too. */
export class UnpopulatedDetailsPage extends PersonalDetailsPage {
  protected override readonly heading = "We couldn't find your details";

  readonly password = this.root.getByLabel('Create a password', { exact: true });

  async register(person: Person, password: string): Promise<void> {
    await this.enter(person);
    await this.password.fill(password);
    await this.next.click();
  }
}
