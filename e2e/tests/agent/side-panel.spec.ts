import type { Tokens } from '@home-move/contract';
import { aNote, noteHeading } from '../../pages/side-panel.js';
import { expect, test } from '../../fixtures/test.js';
import { AgentPortal } from '../../pages/agent-portal.page.js';
import { crmSite, telephony } from '../../support/addresses.js';
import { MoverClient } from '../../support/mover-client.js';

test(
  'an agent sees the customer next to the journey, and finds a saved note after a reload [CHROME-11] [TEL-06] [TEL-30]',
  { tag: '@telephony' },
  async ({ page }) => {
    const portal = new AgentPortal(page);
    const { journey, panel, header } = portal;
    const note = aNote();

    await portal.open();
    await journey.movingDetails.expectAccessible();
    await expect(page, 'the token is gone from the address').toHaveURL(/^[^?#]+\/enrolment\/moving-details$/);
    await expect(header).toContainText('Agent: Jordan Lee');
    await expect(header.getByRole('link', { name: 'Oakwood Bedford, home' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('01632 960 112');
    await expect(page.getByRole('contentinfo')).toContainText('Oakwood Lettings introduces you');
    await expect(header.getByRole('button', { name: 'Log Out' })).toBeVisible();
    await expect(panel.customer).toContainText('Lettings');
    await expect(panel.customer).toContainText('sam.hartley@example.test');

    await test.step('the panel takes a quarter of the width, and the journey stays usable', async () => {
      const box = await panel.region.boundingBox();
      expect(box?.width).toBeCloseTo(1280 / 4, -1);
      await expect(journey.movingDetails.postcode).toBeVisible();
    });

    await test.step('at 1280 × 900 the whole panel is in view, and the columns scroll separately', async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      for (const part of [panel.customer, panel.script, panel.newNote, panel.save, panel.actions, panel.history]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      await expect(panel.action('Finish')).toBeInViewport({ ratio: 1 });
      await expect(panel.action('Right to be forgotten')).toBeInViewport({ ratio: 1 });
      await journey.movingDetails.title.hover();
      await page.mouse.wheel(0, 400);
      await expect(journey.movingDetails.title).not.toBeInViewport();
      await expect(panel.customer).toBeInViewport({ ratio: 1 });
    });

    await test.step('an empty note is rejected, and keeps the focus', async () => {
      await panel.save.click();
      await expect(panel.newNote).toHaveAccessibleDescription(/You cannot save an empty note/);
      await expect(panel.newNote).toBeFocused();
    });

    await panel.write(note);
    await expect(panel.note(note)).toHaveText(noteHeading);
    await expect(panel.newNote).toHaveValue('');
    await page.reload();
    await expect(panel.note(note)).toHaveText(noteHeading);
    await expect(header).toContainText('Agent: Jordan Lee');
    await expect(journey.movingDetails.title).toBeVisible();
  },
);

test('a note that could not be saved stays in its field', { tag: '@telephony' }, async ({ page, context }) => {
  const portal = new AgentPortal(page);
  const { journey, panel } = portal;
  const note = aNote();
  await portal.open();
  await journey.movingDetails.title.waitFor();
  await panel.newNote.waitFor();
  await context.setOffline(true);
  await panel.write(note);
  await expect(panel.notes).toContainText('Your note is not saved yet. It is still here.');
  await expect(panel.newNote).toHaveValue(note);
  await context.setOffline(false);
  await panel.save.click();
  await expect(panel.note(note)).toHaveText(noteHeading);
});

test(
  'a note that was being typed when the login ended is there when the call is opened again',
  { tag: '@telephony' },
  async ({ page }) => {
    const portal = new AgentPortal(page);
    const { journey, panel } = portal;
    const note = aNote();
    const login = page.waitForResponse((response) => response.url().endsWith('/telephony/login'));
    await portal.open();
    await journey.movingDetails.title.waitFor();
    await panel.newNote.fill(note);
    await MoverClient.loggedIn((await (await login).json()) as Tokens).logOut();
    await panel.save.click();
    // The demo's CRM is the agents' admin portal.
    await page.waitForURL(`${crmSite}/**`);
    await portal.open();
    await expect(panel.newNote).toHaveValue(note);
    await panel.save.click();
    await expect(panel.note(note)).toHaveText(noteHeading);
  },
);

test(
  'at 320 px the panel collapses to the customer and four tabs, each of which opens its section',
  { tag: '@telephony' },
  async ({ page }) => {
    const portal = new AgentPortal(page);
    const { journey, panel } = portal;
    await page.setViewportSize({ width: 320, height: 480 });
    await portal.open();
    await journey.movingDetails.expectAccessible();
    await expect(panel.region).toContainText('Sam Hartley');
    await expect(panel.newNote).toBeHidden();
    await panel.tab('Notes').click();
    await expect(panel.newNote).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel.newNote).toBeHidden();
    await expect(panel.tab('Notes')).toBeFocused();
    for (const [name, section] of [
      ['Actions', panel.actions],
      ['Script', panel.script],
      ['History', panel.history],
    ] as const) {
      await panel.tab(name).press('Enter');
      await expect(section).toBeInViewport({ ratio: 0.2 });
      await journey.movingDetails.expectAccessible();
    }
  },
);

test(
  'access without a call is refused: no token, a wrong one, and after logging out',
  { tag: '@telephony' },
  async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(telephony);
    await expect(heading).toHaveText('Open this page from your CRM');
    await page.goto(`${telephony}/?telephonyToken=nobody-gave-me-this`);
    await expect(heading).toHaveText('We could not log you in to this call');
    await expect(page).toHaveURL(`${telephony}/`);

    const portal = new AgentPortal(page);
    await portal.open();
    await portal.journey.movingDetails.title.waitFor();
    await portal.header.getByRole('button', { name: 'Log Out' }).click();
    // The demo's CRM is the agents' admin portal.
    await expect(page).toHaveURL(`${crmSite}/`);
    await page.goto(`${telephony}/enrolment/moving-details`);
    await expect(heading).toHaveText('Open this page from your CRM');
  },
);
