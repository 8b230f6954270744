import { expect, type Locator, type Page } from '@playwright/test';

/** "Continue on my phone", below a step. */
export class PhoneDialog {
  readonly trigger: Locator;
  readonly region: Locator;
  readonly code: Locator;
  readonly copy: Locator;
  readonly emailLink: Locator;

  constructor(readonly page: Page) {
    this.trigger = page.getByRole('button', { name: 'Continue on my phone' });
    this.region = page.getByRole('dialog', { name: 'Continue on your phone' });
    this.code = this.region.getByRole('img', { name: 'Code that opens this step on your phone' });
    this.copy = this.region.getByRole('button', { name: 'Copy the link' });
    this.emailLink = this.region.getByRole('button', { name: 'Email me the link' });
  }

  async open(): Promise<void> {
    await this.trigger.click();
    await expect(this.code).toBeVisible();
  }
}
