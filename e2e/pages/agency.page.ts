import { expect, type Locator, type Page } from '@playwright/test';
import { addDays, londonToday } from '@home-move/contract';
import { agencySite } from '../support/addresses.js';
import { expectNoViolations } from './screen.page.js';

/** A tenant as the agency enters them. */
export interface AgencyTenant {
  readonly firstName: string;
  readonly surname: string;
  readonly email: string;
  readonly mobile: string;
}

/** A tenancy in the agency's list. */
export class AgencyRow {
  readonly badge: Locator;
  readonly news: Locator;
  readonly problem: Locator;
  readonly send: Locator;
  readonly inviteAgain: Locator;
  readonly cancel: Locator;

  constructor(readonly row: Locator) {
    this.badge = row.locator('.badge');
    this.news = row.getByRole('list', { name: 'News' }).getByRole('listitem');
    this.problem = row.locator('.problem');
    this.send = row.getByRole('button', { name: /^Send to Home Move/ });
    this.inviteAgain = row.getByRole('button', { name: /^Invite again/ });
    this.cancel = row.getByRole('button', { name: /^Cancel/ });
  }
}

/** A letting agent's own system, which hands tenants over. */
export class AgencyPage {
  /** Announces each change. */
  readonly latest: Locator;

  constructor(readonly page: Page) {
    this.latest = page.locator('#latest');
  }

  /** Enters a tenancy for MK40 2QT that begins in a week, and shows it in the list. */
  async enter({ firstName, surname, email, mobile }: AgencyTenant): Promise<AgencyRow> {
    await this.page.goto(`${agencySite}/tenancies/new`);
    const field = (name: string) => this.page.getByLabel(name, { exact: true });
    await this.page.getByRole('combobox', { name: 'Title' }).selectOption('Ms');
    await field('First name').fill(firstName);
    await field('Surname').fill(surname);
    await field('Email address').fill(email);
    await field('Mobile number').fill(mobile);
    await field('Postcode').fill('MK40 2QT');
    await field('Move-in date').fill(addDays(londonToday(new Date()), 7));
    await this.page.getByRole('checkbox', { name: /^The tenant has agreed/ }).check();
    const list = this.page.waitForURL(/#T-\d+$/);
    await this.page.getByRole('button', { name: 'Save tenancy' }).click();
    await list;
    const number = new URL(this.page.url()).hash.slice(1);
    return new AgencyRow(this.page.locator(`[data-number="${number}"]`));
  }

  /** Cancels a tenancy, and confirms it. */
  async cancel({ cancel }: AgencyRow): Promise<void> {
    this.page.once('dialog', (dialog) => void dialog.accept());
    await cancel.click();
  }

  /** Expects the page to pass axe, and to fit the width of its window. */
  async expectAccessible(): Promise<void> {
    await expectNoViolations(this.page);
    const overflow = () => this.page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
    await expect.poll(overflow, { message: 'pixels that the page is wider than its window' }).toBeLessThanOrEqual(0);
  }
}

/** The agency's import of tenancies. */
export class AgencyImportPage extends AgencyPage {
  readonly check: Locator;
  readonly import: Locator;
  readonly state: Locator;
  readonly report: Locator;

  constructor(page: Page) {
    super(page);
    this.check = page.getByRole('button', { name: 'Check the file' });
    this.import = page.getByRole('button', { name: 'Import the file' });
    this.state = page.locator('#state');
    this.report = page.getByRole('link', { name: 'Download the report' });
  }

  async open(): Promise<void> {
    await this.page.goto(`${agencySite}/import`);
  }

  async choose(name: string, content: string): Promise<void> {
    const file = { name, mimeType: 'text/csv', buffer: Buffer.from(content) };
    await this.page.getByLabel('File').setInputFiles(file);
  }

  /** The number of rows with a result. */
  count(result: string): Locator {
    const { page } = this;
    return page.locator('#counts > div').filter({ hasText: result }).getByRole('definition');
  }
}
