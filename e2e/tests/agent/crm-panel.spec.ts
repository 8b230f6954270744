import { aNote, noteHeading } from '../../pages/side-panel.js';
import { expect, test } from '../../fixtures/test.js';
import { CrmPage } from '../../pages/crm.page.js';

test('an agent in a CRM sees the customer beside the journey, and writes a note', async ({ page, context }) => {
  const crm = new CrmPage(page);
  const { portal } = crm;
  const { journey, panel, header } = portal;
  const note = aNote();

  await crm.open();
  await journey.movingDetails.expectAccessible();
  await expect(header).toContainText('Agent: Jordan Lee');
  await expect(panel.region).toContainText('Sam Hartley');
  await expect
    .poll(() => crm.frame.locator('html').evaluate((html) => html.ownerDocument.location.search), {
      message: 'the token in the frame’s address',
    })
    .toBe('');
  if (!(await panel.newNote.isVisible())) await panel.tab('Notes').click();
  await panel.write(note);
  await expect(panel.note(note)).toHaveText(noteHeading);

  await test.step('the note is there after a reload of the CRM', async () => {
    await page.reload();
    await expect(panel.region).toContainText('Sam Hartley');
    if (!(await panel.newNote.isVisible())) await panel.tab('Notes').click();
    await expect(panel.note(note)).toHaveText(noteHeading);
    expect(await context.cookies()).toEqual([]);
  });
});
