import { AxeBuilder } from '@axe-core/playwright';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { Screen, skippedHeadings } from './screen.page.js';

/** The page for web developers of partners. */
export class PartnersPage extends Screen {
  protected readonly heading = 'Add Home Move to your website';
  /** The portal in the preview. */
  readonly preview: FrameLocator;
  readonly snippet: Locator;

  constructor(page: Page) {
    super(page);
    this.preview = page.getByTitle('Preview of the portal in your page').contentFrame();
    this.snippet = page.getByRole('tabpanel').locator('code');
  }

  async open(): Promise<void> {
    await this.page.goto('/partners');
    await expect(this.title).toBeVisible();
  }

  async chooseBrand(brand: string, branch: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Brand' }).fill(brand);
    await this.page.getByRole('textbox', { name: 'Branch' }).fill(branch);
    await this.page.getByRole('button', { name: 'Show this brand' }).click();
  }

  /** Chooses an option, whose radio button its label covers. */
  async choose(group: string, option: string): Promise<void> {
    await this.page.getByRole('group', { name: group, exact: true }).getByText(option, { exact: true }).click();
  }

  async check(address: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Address of your page' }).fill(address);
    await this.page.getByRole('button', { name: 'Check my page' }).click();
  }

  /** The result of a check. */
  checkOf(address: string): Locator {
    return this.page.getByRole('article', { name: address });
  }

  /** The text of the clipboard. */
  clipboard(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** The preview is inert, and other stories audit the portal in it. */
  override async expectAccessible(): Promise<void> {
    await expect(this.title).toBeVisible();
    const { violations } = await new AxeBuilder({ page: this.page }).exclude('iframe').analyze();
    expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) }))).toEqual([]);
    expect(await skippedHeadings(this.root)).toEqual([]);
    await expect
      .poll(() => this.root.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth), {
        message: 'pixels that the page is wider than its window',
      })
      .toBeLessThanOrEqual(0);
  }
}
