import { globalsOf } from '../../fixtures/globals.js';
import { expect, test as base } from '../../fixtures/test.js';
import { AgentPortal } from '../../pages/agent-portal.page.js';
import { followPanelGuide, type GuideCrm } from '../../support/panel-guide.js';

const test = base.extend<{ readonly crm: GuideCrm }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from the pattern
  crm: async ({}, provide) => {
    const crm = await followPanelGuide();
    await provide(crm);
    await crm.end();
  },
});

test(
  'the guide for CRM teams, followed literally in an empty folder, shows the panel in all three ways',
  { tag: '@telephony' },
  async ({ page, crm }) => {
    for (const way of ['element', 'frame']) {
      await test.step(`by the page ${way}.html, which hears the end of the call`, async () => {
        await page.goto(`${crm.origin}/${way}`);
        const portal = new AgentPortal(page, page.getByTitle('Home Move enrolment').contentFrame());
        await expect(portal.panel.region).toContainText('Sam Hartley');
        await portal.header.getByRole('button', { name: 'Log Out' }).click();
        await expect(page).toHaveURL(`${crm.origin}/ended`);
      });
    }

    await test.step('by the page mounted.html, with one global', async () => {
      const before = await globalsOf(page);
      await page.goto(`${crm.origin}/mounted`);
      await expect(page.getByRole('region', { name: 'Sam Hartley' })).toBeVisible();
      expect((await globalsOf(page)).filter((name) => !before.includes(name))).toEqual(['__FEDERATION__']);
    });
  },
);
