import { randomUUID } from 'node:crypto';
import { aMover } from '../../support/mover.js';
import { prepareEnrolment } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { CrmPage } from '../../pages/crm.page.js';
import { noteHeading } from '../../pages/side-panel.js';

test(
  'where the browser stores nothing, the next call of the CRM waits until a typed note is saved',
  { tag: ['@denied', '@telephony'] },
  async ({ page }) => {
    const crm = new CrmPage(page);
    const { panel } = crm.portal;
    const [first, second] = await Promise.all(
      ['Abara', 'Brennan'].map(async (surname) => {
        const someone = aMover({ wants: ['energy'] });
        const mover = { ...someone, person: { ...someone.person, surname } };
        const { reference } = await (await prepareEnrolment(mover, 'movingDetails', 'oakwood')).enrolment();
        return { number: randomUUID(), reference, surname };
      }),
    );
    if (!first || !second) throw new Error('two customers');
    const text = `Half a note about ${first.surname}`;

    await crm.openCase(first.number, first.reference);
    await expect(panel.region).toContainText(first.surname);
    await panel.tab('Notes').click();
    await panel.newNote.fill(text);
    await expect(panel.notes).toContainText('Not saved yet.');

    await crm.switchTo(second.number, second.reference);
    const dialog = crm.frame.getByRole('dialog', { name: 'One note is not saved' });
    await expect(dialog.getByRole('listitem')).toContainText(text);
    await dialog.getByRole('button', { name: 'Stay and save' }).click();
    await expect(dialog).toBeHidden();
    await expect(panel.newNote).toHaveValue(text);
    await panel.newNote.press('Control+Enter');
    await expect(panel.region, 'the next call opens by itself').toContainText(second.surname);

    await crm.switchTo(first.number, first.reference);
    await expect(panel.region).toContainText(first.surname);
    await panel.tab('Notes').click();
    await expect(panel.note(text)).toHaveText(noteHeading);
    await expect(panel.newNote).toHaveValue('');
  },
);
