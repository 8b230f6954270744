import { aMover } from '../../fixtures/mover.js';
import { prepareEnrolment } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { AgentPortal } from '../../pages/agent-portal.page.js';
import { noteHeading } from '../../pages/side-panel.js';
import { callLink } from '../../support/admin.js';

test('an agent loses no typed note in a day of three customers, with a logout between calls', async ({ page }) => {
  const { panel, header } = new AgentPortal(page);
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const client = await prepareEnrolment(aMover({ wants: ['energy'] }), 'movingDetails');
    ids.push((await client.enrolment()).id);
  }
  for (const [index, id] of ids.entries()) {
    await page.goto(await callLink(id));
    await panel.newNote.fill(`Half a note ${index}`);
  }

  await header.getByRole('button', { name: 'Log Out' }).click();
  const dialog = page.getByRole('dialog', { name: '3 notes are not saved' });
  await expect(dialog).toContainText('Half a note 0');
  await dialog.getByRole('button', { name: 'Stay and save' }).click();
  await expect(dialog).toBeHidden();
  await panel.newNote.press('Control+Enter');
  await expect(panel.note('Half a note 2')).toHaveText(noteHeading);
  await header.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Log out without saving' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('new home');

  for (const [index, id] of ids.slice(0, 2).entries()) {
    await page.goto(await callLink(id));
    await expect(panel.newNote).toHaveValue(`Half a note ${index}`);
    await panel.newNote.press('Control+Enter');
    await expect(panel.note(`Half a note ${index}`)).toHaveText(noteHeading);
  }
  await header.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});
