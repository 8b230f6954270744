import type { Page } from '@playwright/test';
import { EditDetailPage } from './edit-detail.page.js';
import { NewHomePage } from './new-home.page.js';
import { Screen } from './screen.page.js';
import { YourDetailsPage } from './your-details.page.js';

/** The pages behind a partner's link, in order. */
export function onboardingPagesIn(page: Page) {
  return {
    home: new NewHomePage(page),
    contact: new OnboardingContactPage(page),
    code: new OnboardingCodePage(page),
    yourDetails: new YourDetailsPage(page),
    edit: new EditDetailPage(page),
  };
}
export type OnboardingPages = ReturnType<typeof onboardingPagesIn>;

/** The mover's email address and mobile number. */
export class OnboardingContactPage extends Screen {
  protected readonly heading = 'How can we reach you?';

  readonly email = this.root.getByRole('textbox', { name: 'Email address' });
  readonly mobile = this.root.getByRole('textbox', { name: 'Mobile number' });
  readonly next = this.button('Next');
}

/** The code that verifies the contact. */
export class OnboardingCodePage extends Screen {
  protected readonly heading = "Verify it's you";

  readonly code = this.root.getByRole('textbox', { name: 'Your code' });
  /** Until it appears the API may not know the code yet. */
  readonly sentNotice = this.root.getByText(/^We sent a 6-digit code/);
  readonly next = this.button('Next');
  readonly useMobile = this.button('Send it to my mobile number instead');

  async enter(code: string): Promise<void> {
    await this.code.fill(code);
    await this.next.click();
  }
}
