import { expect, type Page } from '@playwright/test';
import { visitsOf } from '../support/sandbox.js';
import { Screen } from './screen.page.js';

/** The new tab: a page of the portal with a countdown, then the provider's own site. */
export class ProviderTab extends Screen {
  protected readonly heading = /^Taking you to /;

  readonly timer = this.root.getByRole('timer');
  readonly goNow = this.root.getByRole('link', { name: 'Go now' });
  readonly pause = this.button('Pause');
  readonly carryOn = this.button('Carry on');

  /** The tab that the action opens. */
  static async openedBy(page: Page, act: () => Promise<void>): Promise<ProviderTab> {
    const [tab] = await Promise.all([page.context().waitForEvent('page'), act()]);
    return new ProviderTab(tab);
  }

  /** Expects the provider's site without opener or referrer, and exactly one tracked visit. */
  async expectVisited(provider: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: provider, exact: true })).toBeVisible();
    expect(await this.page.evaluate(() => ({ opener: window.opener, referrer: document.referrer }))).toEqual({
      opener: null,
      referrer: '',
    });
    expect(await visitsOf(this.page.url())).toBe(1);
  }
}
