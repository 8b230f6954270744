import { randomUUID } from 'node:crypto';
import { aMover } from '../../support/mover.js';
import { prepareEnrolment } from '../../fixtures/prepared-enrolment.js';
import { aNote, noteHeading } from '../../pages/side-panel.js';
import { expect, test } from '../../fixtures/test.js';
import { CrmPage, type CrmWay } from '../../pages/crm.page.js';
import { expectNoViolations } from '../../pages/screen.page.js';
import { crmSite } from '../../support/addresses.js';

const ways: readonly CrmWay[] = ['element', 'bare frame'];

for (const way of ways) {
  test(
    `an agent opens the call of a record in a CRM's ${way}, writes a note and logs out`,
    { tag: '@telephony' },
    async ({ page, context }) => {
      const crm = new CrmPage(page, way);
      const { journey, panel, header } = crm.portal;
      const note = aNote();

      await crm.open();
      await expect(header).toContainText('Agent: Jordan Lee');
      await expect(panel.region).toContainText('Sam Hartley');
      await crm.waitForFrame();
      await journey.movingDetails.expectAccessible();
      expect(await crm.addressOfFrame(), 'the code is gone from the frame’s address').toBe('');
      await expect(page.locator('home-move[launch]')).toHaveCount(0);
      if (!(await panel.newNote.isVisible())) await panel.tab('Notes').click();
      await panel.write(note);
      await expect(panel.note(note)).toHaveText(noteHeading);

      await test.step('the note is there after a reload of the CRM', async () => {
        await page.reload();
        await expect(panel.region).toContainText('Sam Hartley');
        if (!(await panel.newNote.isVisible())) await panel.tab('Notes').click();
        await expect(panel.note(note)).toHaveText(noteHeading);
        expect(await context.cookies(page.url())).toEqual([]);
      });

      await test.step('Log Out leads to the CRM’s queue', async () => {
        await header.getByRole('button', { name: 'Log Out' }).click();
        await expect(page).toHaveURL(/\/queue\?ended=20418$/);
        await expect(page.getByRole('status')).toContainText('The last call of case 20418 has ended in Home Move.');
      });
    },
  );
}

test(
  'a reload of the frame alone resumes the call, or leads back to the CRM where storage is denied',
  { tag: '@telephony' },
  async ({ page, deniesStorageInFrames }) => {
    const crm = new CrmPage(page);
    const { panel } = crm.portal;
    await crm.open();
    await expect(panel.region).toContainText('Sam Hartley');
    await crm.reloadFrame();
    const next = deniesStorageInFrames ? 'Open it again from your CRM.' : 'Sam Hartley';
    await expect(crm.frame.getByText(next).first()).toBeVisible();
    await expect(crm.frame.getByText('Sam Hartley').first()).toBeVisible({ visible: !deniesStorageInFrames });
  },
);

test(
  'the queue of a CRM is a list of cards on a phone, and still a table for screen readers',
  { tag: ['@storage', '@telephony'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto(`${crmSite}/queue`);
    const cases = page.getByRole('table', { name: 'Cases' });
    await expect(cases.getByRole('columnheader')).toHaveText(['Case', 'Opened', 'Agency', 'About']);
    await expect(cases.getByRole('rowheader')).toHaveText(['20421', '20420', '20419', '20418']);
    const { width = Infinity } = (await cases.boundingBox()) ?? {};
    expect(width).toBeLessThanOrEqual(320);
    for (const cell of await cases.getByRole('cell').all()) {
      const { x = 0, width: cellWidth = Infinity } = (await cell.boundingBox()) ?? {};
      expect(x + cellWidth).toBeLessThanOrEqual(320);
    }
    expect((await cases.getByRole('link', { name: '20418' }).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectNoViolations(page);
  },
);

test(
  'a CRM hears what its agent does, each time with its own reference, and shows it in the queue',
  { tag: '@telephony' },
  async ({ page }) => {
    const mover = aMover({ wants: ['energy'] });
    const { reference: enrolment } = await (await prepareEnrolment(mover, 'usage', 'oakwood')).enrolment();
    const crm = new CrmPage(page);
    const { panel, header } = crm.portal;
    const number = randomUUID();
    const note = aNote();
    const events = await crm.recordEvents();

    await crm.openCase(number, enrolment);
    await expect(panel.region).toContainText(mover.person.surname);
    await panel.tab('Notes').click();
    await panel.write(note);
    await expect(panel.note(note)).toHaveText(noteHeading);
    await panel.tab('Actions').click();
    await panel.action('Send link').click();
    await expect.poll(events).toHaveLength(2);
    await panel.action('Finish').click();
    await crm.frame
      .getByRole('dialog')
      .getByRole('button', { name: /^Finish/ })
      .click();
    await expect.poll(events).toHaveLength(3);
    await header.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(`${crmSite}/queue?ended=${number}`);
    await expect(crm.callInQueue(number)).toHaveText([
      /Note saved$/,
      /Link sent$/,
      /Enrolment finished$/,
      /Call ended$/,
    ]);

    await crm.openCase(number, enrolment);
    await panel.tab('Actions').click();
    await panel.action('Right to be forgotten').click();
    await crm.frame.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
    await expect(page).toHaveURL(`${crmSite}/queue?ended=${number}`);
    const heard = [
      ['homemove:note', { reference: number }],
      ['homemove:link', { reference: number, journey: null }],
      ['homemove:finished', { reference: number }],
      ['homemove:navigate', { reference: number, url: `${crmSite}/queue` }],
      ['homemove:forgotten', { reference: number }],
      ['homemove:navigate', { reference: number, url: `${crmSite}/queue` }],
    ];
    expect(await events()).toEqual(heard);
  },
);

test('two panels in two tabs end together', { tag: '@telephony' }, async ({ page, context }) => {
  const other = new CrmPage(await context.newPage());
  await other.open();
  await expect(other.portal.panel.region).toContainText('Sam Hartley');
  const crm = new CrmPage(page);
  await crm.open();
  await expect(crm.portal.panel.region).toContainText('Sam Hartley');
  await crm.portal.header.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/queue\?ended=20418$/);
  await expect(other.page).toHaveURL(/\/queue\?ended=20418$/);
});
