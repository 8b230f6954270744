import { Screen } from './screen.page.js';

/** How the mover is reached, on the way from a partner's link. */
export class OnboardingContactPage extends Screen {
  protected readonly heading = 'How can we reach you?';

  readonly email = this.root.getByRole('textbox', { name: 'Email address' });
  readonly mobile = this.root.getByRole('textbox', { name: 'Mobile number' });
  readonly next = this.button('Next');
}
