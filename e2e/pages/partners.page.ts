import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { Screen } from './screen.page.js';

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
}
