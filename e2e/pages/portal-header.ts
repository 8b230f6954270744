import type { Locator, Page } from '@playwright/test';

/** The header of every page, at any width. */
export class PortalHeader {
  readonly bar: Locator;
  private readonly menu: Locator;

  constructor(page: Page) {
    this.bar = page.getByRole('banner');
    this.menu = this.bar.getByRole('button', { name: 'Menu' });
  }

  get logIn(): Locator {
    return this.bar.getByRole('link', { name: 'Log In' }).filter({ visible: true });
  }

  get logOut(): Locator {
    return this.bar.getByRole('button', { name: 'Log Out' }).filter({ visible: true });
  }

  /** Opens the menu that holds the links on small screens. */
  async open(): Promise<void> {
    await this.menu.or(this.logIn).or(this.logOut).filter({ visible: true }).first().waitFor();
    if (await this.menu.isVisible()) await this.menu.click();
  }
}
