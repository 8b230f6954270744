import { randomUUID } from 'node:crypto';
import { aMover } from '../../support/mover.js';
import { prepareEnrolment } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { CrmPage } from '../../pages/crm.page.js';
import { noteHeading } from '../../pages/side-panel.js';
import { crmSite } from '../../support/addresses.js';

/** Where the browser denies storage: `crm-unsaved-note.spec.ts`. */
test(
  "an agent's day: three customers, a note typed about each, and nothing typed is lost",
  { tag: ['@storage', '@telephony'] },
  async ({ page }) => {
    const crm = new CrmPage(page);
    const { panel, header } = crm.portal;
    const logOut = header.getByRole('button', { name: 'Log Out' });
    const calls = await Promise.all(
      ['Abara', 'Brennan', 'Castell'].map(async (surname) => {
        const someone = aMover({ wants: ['energy'] });
        const mover = { ...someone, person: { ...someone.person, surname } };
        const { reference } = await (await prepareEnrolment(mover, 'movingDetails', 'oakwood')).enrolment();
        return {
          number: randomUUID(),
          reference,
          surname,
          text: `Half a note about ${surname}`,
        };
      }),
    );
    const [first, second, third] = calls;
    if (!first || !second || !third) throw new Error('three customers');
    const openNotes = async ({ surname }: typeof first) => {
      await expect(panel.region).toContainText(surname);
      await panel.tab('Notes').click();
    };

    await test.step('the CRM switches from customer to customer by a new launch code', async () => {
      await crm.openCase(first.number, first.reference);
      await openNotes(first);
      await panel.newNote.fill(first.text);
      for (const next of [second, third]) {
        await crm.switchTo(next.number, next.reference);
        await openNotes(next);
        await expect(panel.newNote).toHaveValue('');
        await panel.newNote.fill(next.text);
      }
    });

    await test.step('a switch back shows the text again', async () => {
      await crm.switchTo(first.number, first.reference);
      await openNotes(first);
      await expect(panel.newNote).toHaveValue(first.text);
    });

    await test.step('Log Out shows the unsaved notes, each with its customer', async () => {
      await logOut.click();
      const dialog = crm.frame.getByRole('dialog', { name: '3 notes are not saved' });
      for (const { surname, text } of calls) {
        await expect(dialog.getByRole('listitem').filter({ hasText: surname })).toContainText(text);
      }
      await dialog.getByRole('button', { name: 'Stay and save' }).click();
      await expect(dialog).toBeHidden();
      await panel.newNote.press('Control+Enter');
      await expect(panel.note(first.text)).toHaveText(noteHeading);
      await logOut.click();
      await crm.frame
        .getByRole('dialog', { name: '2 notes are not saved' })
        .getByRole('button', { name: 'Log out without saving' })
        .click();
      await expect(page).toHaveURL(`${crmSite}/queue?ended=${first.number}`);
    });

    await test.step('the next calls show the text, and each is saved once', async () => {
      await crm.openCase(second.number, second.reference);
      await openNotes(second);
      await expect(panel.newNote).toHaveValue(second.text);
      await panel.newNote.press('Control+Enter');
      await expect(panel.note(second.text)).toHaveText(noteHeading);
      await crm.switchTo(third.number, third.reference);
      await openNotes(third);
      await expect(panel.newNote).toHaveValue(third.text);
      await panel.save.click();
      await expect(panel.note(third.text)).toHaveText(noteHeading);
      await expect(panel.notes.getByRole('listitem')).toHaveCount(1);
      await logOut.click();
      await expect(page).toHaveURL(`${crmSite}/queue?ended=${third.number}`);
    });
  },
);
