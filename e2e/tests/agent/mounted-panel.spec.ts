import { aNote, noteHeading } from '../../pages/side-panel.js';
import { expect, test } from '../../fixtures/test.js';
import { expectNoViolations } from '../../pages/screen.page.js';
import { CrmPage, MountedPanelPage } from '../../pages/crm.page.js';
import { globalsOf } from '../../fixtures/globals.js';
import { crmSite, telephony } from '../../support/addresses.js';

test('a CRM mounts the panel in its own page, and an agent writes a note', { tag: '@telephony' }, async ({ page }) => {
  const panel = new MountedPanelPage(page);
  const note = aNote();
  await panel.open();
  await expect(panel.customer).toContainText('Lettings');
  await panel.write(note);
  await expect(panel.note(note)).toHaveText(noteHeading);
  await expectNoViolations(page);
  await page.reload();
  await panel.openNotes();
  await expect(panel.note(note)).toHaveText(noteHeading);
});

test(
  'a mounted panel adds one global to the page of a CRM, and its dialogs open in the look of the brand',
  { tag: '@telephony' },
  async ({ page }) => {
    await page.goto(`${crmSite}/queue`);
    const before = await globalsOf(page);
    const panel = new MountedPanelPage(page);
    await panel.open();
    const dialog = await panel.openQuestion('Right to be forgotten');
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveCSS('--hm-accent', '#741d2c');
    const added = (await globalsOf(page)).filter((name) => !before.includes(name));
    // The CRM's own script defines `passOn`.
    expect(added.toSorted()).toEqual(['__FEDERATION__', 'passOn']);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
);

test('a launch code opens nothing outside a frame', { tag: '@telephony' }, async ({ page }) => {
  const crm = new CrmPage(page, 'bare frame');
  await crm.open();
  await expect(crm.portal.panel.region).toContainText('Sam Hartley');
  const address = await page.locator('iframe').getAttribute('src');
  expect(address).toContain(`${telephony}/panel/oakwood#launch=`);
  await page.goto(address ?? '');
  await expect(page.getByRole('main')).toContainText(
    'This call can no longer be opened from here. Open it again from your CRM.',
  );
  await expect(page).toHaveURL(`${telephony}/panel/oakwood`);
});
