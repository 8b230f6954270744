import { aNote, noteHead } from '../../fixtures/note.js';
import { expect, test } from '../../fixtures/test.js';
import { CrmPage } from '../../pages/crm.page.js';

test('inside a CRM an agent has the customer beside the journey, and writes a note', async ({ page, context }) => {
  const crm = new CrmPage(page);
  const { portal } = crm;
  const { journey, panel, header } = portal;
  const note = aNote();

  await crm.open();
  await journey.movingDetails.seen();
  await expect(header).toContainText('Agent: Jordan Lee');
  await expect(panel.region).toContainText('Sam Hartley');
  await expect
    .poll(() => crm.frame.locator('html').evaluate((html) => html.ownerDocument.location.search), {
      message: 'the token in the frame’s address',
    })
    .toBe('');
  if (!(await panel.newNote.isVisible())) await panel.tab('Notes').click();
  await panel.write(note);
  await expect(panel.note(note)).toHaveText(noteHead);

  await test.step('the CRM is opened again, and the note is there', async () => {
    await page.reload();
    await expect(panel.region).toContainText('Sam Hartley');
    if (!(await panel.newNote.isVisible())) await panel.tab('Notes').click();
    await expect(panel.note(note)).toHaveText(noteHead);
    expect(await context.cookies()).toEqual([]);
  });
});
