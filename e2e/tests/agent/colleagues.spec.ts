import { aMover } from '../../support/mover.js';
import { prepareEnrolment } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { AgentPortal } from '../../pages/agent-portal.page.js';
import { callLink } from '../../support/admin.js';

test(
  'two agents with the same customer see each other, and each other’s notes as they are saved',
  { tag: '@telephony' },
  async ({ page, browser }) => {
    const { id } = await (await prepareEnrolment(aMover({ wants: ['energy'] }), 'usage')).enrolment();
    const { panel } = new AgentPortal(page);
    await page.goto(await callLink(id));
    await panel.newNote.waitFor();
    await expect(panel.colleagues).toBeEmpty();

    const other = await browser.newPage();
    const { panel: priyas } = new AgentPortal(other);
    await other.goto(await callLink(id, 'Priya Shah'));
    await expect(priyas.colleagues).toHaveText('Jordan Lee has this open too');
    await expect(panel.colleagues).toHaveText('Priya Shah has this open too');

    for (let count = 1; count <= 8; count += 1) {
      await priyas.write(`Call ${count}: nobody was at home, and the neighbour has the keys.`);
      await expect(priyas.note(`Call ${count}:`)).toBeVisible();
    }
    await expect(panel.note('Call 8:')).toBeVisible();
    await panel.newNote.fill('The partner pays');
    const read = panel.note('Call 2:');
    await read.scrollIntoViewIfNeeded();
    const before = await read.boundingBox();
    await priyas.write('The landlord rings back.');
    await expect(panel.note('The landlord rings back.')).toHaveText(/, Priya Shah/);
    const after = await read.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), 'the note that the agent reads stays in place').toBeLessThan(
      1,
    );
    await expect(panel.newNote).toHaveValue('The partner pays');

    await other.close();
    await expect(panel.colleagues).toBeEmpty();
  },
);
