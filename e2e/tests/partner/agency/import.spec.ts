import { randomUUID } from 'node:crypto';
import { addDays, londonToday } from '@home-move/contract';
import { fileSavedBy } from '../../../fixtures/saved-file.js';
import { expect, test } from '../../../fixtures/test.js';
import { AgencyImportPage } from '../../../pages/agency.page.js';

const rows = 1000;
/** Every so many rows, one is wrong. */
const wrongEvery = 25;
const afterJobs = { timeout: 120_000 };

/** A file of new tenants, who are invited on the day before they move. */
function tenancies(run: string): string {
  const today = londonToday(new Date());
  const lines = Array.from({ length: rows }, (_, index) => {
    const number = index + 1;
    const mobile = number % wrongEvery === 0 ? '020 7946 0123' : '';
    return [
      `${run}-${number}`,
      'oakwood',
      'Lettings',
      'Robin',
      'Ashdown',
      `robin.${run}.${number}@example.test`,
      mobile,
      'MK40 2QT',
      addDays(today, 28),
      'tenancy-agreement-2026-03',
      today,
      '1',
    ].join(',');
  });
  const columns =
    'reference,brand,type,firstName,surname,emailAddress,contactNumber,postcode,moveInDate,agreedText,agreedDate,inviteDaysBefore';
  return [columns, ...lines].join('\r\n');
}

test(
  'an agency imports a thousand tenants, and reads in a report which rows are wrong',
  { tag: ['@storage', '@onboarding'] },
  async ({ page }) => {
    const run = randomUUID().slice(0, 8);
    const agency = new AgencyImportPage(page);
    await agency.open();
    await agency.choose('tenancies.csv', tenancies(run));
    await agency.check.click();
    await expect(agency.state).toHaveText('Finished: 1,000 rows', afterJobs);
    await expect(agency.count('Ready to import')).toHaveText('960');
    await expect(agency.count('With errors')).toHaveText('40');
    await agency.expectAccessible();

    await agency.import.click();
    await expect(page.getByRole('heading', { name: 'Import of the file' })).toBeFocused();
    await expect(agency.state).toHaveText('Finished: 1,000 rows', afterJobs);
    await expect(agency.count('Imported')).toHaveText('960');

    await test.step('the report names each wrong row', async () => {
      const { name, content } = await fileSavedBy(page, () => agency.report.click());
      expect(name).toBe('home-move-report.csv');
      const lines = content.toString('utf8').trim().split(/\r?\n/);
      expect(lines[0]).toBe('row,reference,result,field,message');
      const wrong = lines.filter((line) => line.includes(',invalid,'));
      expect(wrong).toHaveLength(40);
      // The names of the columns are row 1.
      expect(wrong[0]).toContain(`26,${run}-25,invalid,contactNumber,`);
      expect(content.toString('utf8')).not.toContain('@example.test');
    });

    await test.step('the same file again changes nothing', async () => {
      await agency.check.click();
      await expect(agency.count('Sent before')).toHaveText('960', afterJobs);
      await expect(agency.import).toBeHidden();
    });
  },
);

test(
  'a file that is not a list of tenants is rejected with the reason',
  { tag: ['@storage', '@onboarding'] },
  async ({ page }) => {
    const agency = new AgencyImportPage(page);
    await agency.open();
    await agency.choose('tenancies.csv', 'reference,colour\r\nT-1,blue\r\n');
    await agency.check.click();
    await expect(page.getByRole('alert')).toContainText('These columns are unknown: colour');
    await agency.expectAccessible();
  },
);
