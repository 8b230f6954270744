import { aMover } from '../../support/mover.js';
import { portal } from '../../support/addresses.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect } from '../../fixtures/test.js';
import { test } from '../../fixtures/remote-versions.js';
import { journeyIn } from '../../pages/journey.js';
import { pin, pinnedBrand, previewLink, publish, statusOf, withdraw } from '../../support/registry.js';

const signUp = { file: 'app', change: (text: string) => text.replaceAll('Register with', 'Sign up with') } as const;

test(
  'a preview link shows a pre-release to one browser, with a badge on every page that ends it',
  { tag: '@shell' },
  async ({ page, journey, browser, keyboard, versions }) => {
    const { councilWater, productSelection } = journey;
    const version = `${versions.next()}-beta.1`;
    expect(await publish(await versions.derive(version, signUp))).toMatchObject({ code: 0 });
    await pin(null);
    const badge = page.getByRole('region', { name: 'Preview', exact: true });
    const endPreview = badge.getByRole('button', { name: 'End preview' });

    await test.step('in the browser that opens the link', async () => {
      await page.goto(await previewLink(version));
      await expect(page).toHaveURL(`${portal}/${pinnedBrand}`);
      await expect(badge).toContainText(`Preview: council-water ${version}, until`);
      await startAt(page, aMover({ wants: 'all' }), 'councilWater', { brand: pinnedBrand });
      await expect(councilWater.council.card).toContainText('Sign up with Bedford Borough Council');
      await expect(badge).toBeVisible();
      await councilWater.expectAccessible();
    });

    await test.step('not in another browser', async () => {
      const context = await browser.newContext();
      const other = await context.newPage();
      await startAt(other, aMover({ wants: 'all' }), 'councilWater', { brand: pinnedBrand });
      await expect(journeyIn(other).councilWater.council.card).toContainText('Register with Bedford Borough Council');
      await expect(other.getByRole('region', { name: 'Preview', exact: true })).toBeHidden();
      await context.close();
    });

    await test.step('without covering the action of the page, on the pages of other remotes too', async () => {
      await councilWater.next.focus();
      await councilWater.expectSeen(councilWater.next);
      const [action, bar] = await Promise.all([councilWater.next.boundingBox(), badge.boundingBox()]);
      expect((action?.y ?? 0) + (action?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      await councilWater.next.click();
      await expect(productSelection.title).toBeVisible();
      await expect(badge).toBeVisible();
    });

    await test.step('until the badge ends it, at the same place and without a report', async () => {
      const { pathname } = new URL(page.url());
      await keyboard.activate(endPreview);
      await expect(badge).toBeHidden();
      await expect(productSelection.title).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(pathname);
      expect((await page.context().cookies()).map(({ name }) => name)).toEqual([expect.stringMatching(/^hm\.key\./)]);
      await productSelection.back.click();
      await expect(councilWater.council.card).toContainText('Register with Bedford Borough Council');
      expect((await statusOf(version)).health).toMatchObject({ visits: 0, faulty: 0 });
    });
  },
);

test(
  'a preview link of a withdrawn version leads to the portal',
  { tag: ['@shell', '@full'] },
  async ({ page, versions }) => {
    const version = `${versions.next()}-beta.1`;
    expect(await publish(await versions.derive(version, signUp))).toMatchObject({ code: 0 });
    const link = await previewLink(version);
    await withdraw(version);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This version is no longer available' })).toBeVisible();
    await page.getByRole('link', { name: 'Open the portal' }).click();
    await expect(page).toHaveURL(`${portal}/${pinnedBrand}`);
  },
);
