import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { brands, widths, type Audit, type Width } from '../../accessibility/audit.js';
import { resize } from '../../accessibility/open-routes.js';
import { test } from '../../accessibility/test.js';
import { prepareEnrolment } from '../../fixtures/prepared-enrolment.js';
import { expect } from '../../fixtures/test.js';
import { AgentPortal } from '../../pages/agent-portal.page.js';
import { CrmPage } from '../../pages/crm.page.js';
import { addAgent, callLink } from '../../support/admin.js';
import { telephony } from '../../support/addresses.js';
import { aMover } from '../../support/mover.js';

const tag = ['@full', '@telephony'];

interface Panel {
  readonly page: Page;
  readonly audit: Audit;
  readonly brand: string;
  readonly width: Width;
}

/** The sections of the panel: all at once in a wide window, one by one in a narrow one. */
async function expectAccessiblePanel({ page, audit, brand, width }: Panel): Promise<void> {
  const { panel } = new AgentPortal(page);
  if (width === 1280) {
    await panel.openHistory();
    await audit.expectAccessible({ route: 'agents-panel', brand, width });
    return;
  }
  await audit.expectAccessible({ route: 'agents-panel', brand, width });
  for (const name of ['Script', 'Notes', 'Actions', 'History'] as const) {
    await panel.tab(name).click();
    await audit.expectAccessible({ route: `agents-panel, ${name}`, brand, width });
    await page.keyboard.press('Escape');
  }
}

for (const brand of brands) {
  for (const width of widths) {
    test(`${brand}, ${width} px: an agent's panel next to the journey`, { tag }, async ({ page, audit }) => {
      const agent = `Agent ${randomUUID().slice(0, 8)}`;
      const client = await prepareEnrolment(aMover({ wants: 'all' }), 'movingDetails', brand);
      await addAgent(brand, agent);
      const { journey, panel } = new AgentPortal(page);
      await resize(page, width);
      await page.goto(await callLink((await client.enrolment()).id, agent));
      await panel.region.waitFor();
      await journey.movingDetails.next.waitFor();
      await expectAccessiblePanel({ page, audit, brand, width });
    });
  }
}

for (const width of widths) {
  test(`${width} px: the page of an agent without a call`, { tag }, async ({ page, audit }) => {
    await resize(page, width);
    await page.goto(telephony);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open this page from your CRM');
    await audit.expectAccessible({ route: 'agents-signed-out', brand: 'default', width });
  });
}

test("1280 px: the panel in a CRM's page", { tag }, async ({ page, audit }) => {
  const crm = new CrmPage(page);
  await crm.open();
  await expect(crm.portal.panel.region).toContainText('Sam Hartley');
  await crm.waitForFrame();
  const frame = page.frames().at(-1);
  if (!frame) throw new Error('the page has no frame');
  await audit.expectAccessible({
    route: 'agents-panel, in a CRM',
    brand: 'oakwood',
    width: 1280,
    frame,
    modes: ['light'],
  });
});
