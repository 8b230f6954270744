import { Screen } from './screen.page.js';

/** The code that shows that the contact is the mover's own. */
export class OnboardingCodePage extends Screen {
  protected readonly heading = "Verify it's you";

  readonly code = this.root.getByRole('textbox', { name: 'Your code' });
  readonly next = this.button('Next');
  readonly byText = this.button('Send it to my mobile number instead');

  async enter(code: string): Promise<void> {
    await this.code.fill(code);
    await this.next.click();
  }
}
