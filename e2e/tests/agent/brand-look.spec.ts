import { expect, test } from '../../fixtures/test.js';
import { addAgent, addBrand, callLink, invite } from '../../support/admin.js';
import { aMover } from '../../support/mover.js';
import { Inbox } from '../../support/outbox.js';

test(
  'a new brand with its own look has it on its pages and for its agents, and sends mails',
  { tag: ['@shell', '@telephony'] },
  async ({ page }) => {
    const html = page.locator('html');
    const { email } = aMover().person;
    const look = { light: { accent: '#5FA8D3', surface: '#f3f8fb' }, corners: 'pill', font: 'newsreader' };
    const { route, name } = await addBrand(look);

    await test.step('its landing page has the look, with an accent on which text is readable', async () => {
      await page.goto(`/${route}`);
      await expect(page.getByRole('link', { name: `${name}, home` })).toBeVisible();
      await expect(html).toHaveCSS('--hm-accent', '#337da6');
      await expect(html).toHaveCSS('--hm-radius-button', '999px');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(243, 248, 251)');
    });

    await test.step('its mails name it', async () => {
      await invite({ brand: route, email }, { mailed: true });
      expect((await new Inbox(email).next()).text).toContain(name);
    });

    await test.step('its agent sees the look in a document of another brand', async () => {
      const { enrolmentId } = await invite({ brand: route });
      await addAgent(route, 'Jordan Lee');
      await page.goto(await callLink(enrolmentId));
      await expect(html).toHaveAttribute('data-brand', route);
      await expect(html).toHaveAttribute('data-font', 'newsreader');
      await expect(html).toHaveCSS('--hm-accent', '#337da6');
    });
  },
);
