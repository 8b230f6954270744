import { expect } from '@playwright/test';
import type { Person } from '../support/mover.js';
import { DateBoxes } from './date-boxes.js';
import { Screen } from './screen.page.js';

export class PersonalDetailsPage extends Screen {
  protected readonly heading: string = "Let's check your personal details.";

  readonly personTitle = this.root.getByRole('combobox', { name: 'Title' });
  readonly firstName = this.root.getByRole('textbox', { name: 'First name' });
  readonly surname = this.root.getByRole('textbox', { name: 'Surname' });
  readonly dateOfBirth = new DateBoxes(this.root, 'Date of birth');
  readonly mobile = this.root.getByRole('textbox', { name: 'Mobile number' });
  readonly email = this.root.getByRole('textbox', { name: 'Email address' });
  readonly next = this.button('Next');

  async enter(person: Person): Promise<void> {
    await this.personTitle.selectOption(person.title);
    await this.firstName.fill(person.firstName);
    await this.surname.fill(person.surname);
    await this.dateOfBirth.enter(person.dateOfBirth);
    await this.mobile.fill(person.mobile);
    await this.email.fill(person.email);
  }

  async expectFilled(person: Person): Promise<void> {
    await expect(this.personTitle.locator('option:checked')).toHaveText(person.title);
    await expect(this.firstName).toHaveValue(person.firstName);
    await expect(this.surname).toHaveValue(person.surname);
    await this.dateOfBirth.expectFilled(person.dateOfBirth);
    await expect(this.mobile).toHaveValue(person.mobile);
    await expect(this.email).toHaveValue(person.email);
  }
}

/** Personal details when the partner sent too few; the mover chooses a password too. */
export class UnpopulatedDetailsPage extends PersonalDetailsPage {
  protected override readonly heading = "We couldn't find your details";

  readonly password = this.root.getByLabel('Create a password', { exact: true });

  async register(person: Person, password: string): Promise<void> {
    await this.enter(person);
    await this.password.fill(password);
    await this.next.click();
  }
}
