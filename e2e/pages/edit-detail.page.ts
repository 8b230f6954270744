import { DateBoxes } from './date-boxes.js';
import { Screen } from './screen.page.js';

/** The edit screen of one detail. */
export class EditDetailPage extends Screen {
  protected readonly heading = /^Edit your /;

  readonly firstName = this.root.getByRole('textbox', { name: 'First name' });
  readonly surname = this.root.getByRole('textbox', { name: 'Surname' });
  readonly dateOfBirth = new DateBoxes(this.root, 'Date of birth');
  readonly email = this.root.getByRole('textbox', { name: 'Email address' });
  readonly mobile = this.root.getByRole('textbox', { name: 'Mobile number' });
  readonly moveInDate = new DateBoxes(this.root, 'Move-in date');
  readonly save = this.button('Save');
}
