import { fileURLToPath } from 'node:url';
import type { Browser, Locator, Page } from '@playwright/test';
import { pathOf, type StepId } from '@home-move/contract';
import { aMover } from '../support/mover.js';
import { Arrivals } from '../fixtures/arrivals.js';
import { openPhone } from '../fixtures/phone.js';
import { startAt } from '../fixtures/prepared-enrolment.js';
import { logInTab } from '../fixtures/tabs.js';
import { expect, test } from '../fixtures/test.js';
import { walk, type ScreenName } from '../fixtures/walk.js';
import { AgentPortal } from '../pages/agent-portal.page.js';
import { HouseholdPage, HousematePage, JoinPage } from '../pages/household.pages.js';
import type { Journey } from '../pages/journey.js';
import { pathIn, portal } from '../support/addresses.js';
import { breakProvider, restoreProvider } from '../support/sandbox.js';

const folder = fileURLToPath(new URL('../.cache/screens/', import.meta.url));

/** The numbers match the mock-ups. */
const screens = [
  ['01-landing', 'landing'],
  ['02-personal-details', 'personalDetails'],
  ['03-moving-details', 'movingDetails'],
  ['04-council-water', 'councilWater'],
  ['04-product-selection', 'productSelection'],
  ['05-energy-usage', 'usage'],
  ['06-energy-list', 'list'],
  ['06-energy-signup', 'signup'],
  ['08-priority-services', 'psr'],
  ['07-energy-payment', 'payment'],
  ['09-broadband-list', 'broadbandList'],
  ['09-broadband-signup', 'broadbandSignup'],
  ['09-record-visit', 'recordVisit'],
  ['10-confirmation', 'confirmation'],
] as const;

/** The pages of a finished move. */
const afterSetUp: readonly (readonly [name: string, step: StepId])[] = [
  ['17-your-move', 'your-move'],
  ['19-data-passport', 'data-passport'],
  ['21-move-plan', 'move-plan'],
  ['22-household', 'household'],
  ['24-meter-day', 'meter-day'],
];

/** An element of each screen that appears only once its data has loaded. */
const loaded: Partial<Record<ScreenName, (journey: Journey) => Locator>> = {
  councilWater: ({ councilWater }) => councilWater.next,
  usage: ({ usage }) => usage.next,
  list: ({ list }) => list.cards.first(),
  signup: ({ signup }) => signup.next,
  psr: ({ psr }) => psr.next,
  payment: ({ payment }) => payment.next,
  broadbandList: ({ broadbandList }) => broadbandList.cards.first(),
  broadbandSignup: ({ broadbandSignup }) => broadbandSignup.consent,
  confirmation: ({ confirmation }) => confirmation.cards.first(),
};

/** The story makes the sandbox refuse messages to it. */
const unreachableNumber = '07700900122';

/** Joins a household by its link, shown without scheme, on a phone. */
async function joinOnPhone(browser: Browser, link: string, name: string) {
  const phone = await openPhone(browser);
  const arrivals = new Arrivals(phone);
  await phone.goto(`${new URL(portal).protocol}//${link}`);
  await new JoinPage(phone).join({ name, email: aMover().person.email });
  const page = new HousematePage(phone);
  await expect(page.title).toBeVisible();
  return { phone, page, arrivals };
}

/** Waits for calls, images and fonts, and scrolls to the top. */
async function settle(page: Page, arrivals: Arrivals): Promise<void> {
  await page.waitForLoadState('load');
  await arrivals.settled();
  await page.evaluate(async () => {
    await document.fonts.ready;
    scrollTo(0, 0);
  });
}

for (const width of [320, 768, 1280]) {
  for (const brand of ['default', 'oakwood']) {
    test.describe(`${width} ${brand}`, () => {
      test.use({ viewport: { width, height: 900 } });
      test('screens', async ({ page, journey }) => {
        const mover = aMover({ wants: 'all' });
        const arrivals = new Arrivals(page);
        const takeScreenshot = async (name: string) => {
          await settle(page, arrivals);
          await page.screenshot({ path: `${folder}${width}.${brand}.${name}.png`, fullPage: true });
        };

        await page.goto(brand === 'default' ? '/' : `/${brand}`);
        await takeScreenshot('01-landing');
        for (const [index, [, from]] of screens.entries()) {
          const [name, to] = screens[index + 1] ?? [];
          if (name === undefined || to === undefined) break;
          await walk(journey, mover, { from, to });
          await loaded[to]?.(journey).waitFor();
          await takeScreenshot(name);
          if (to === 'personalDetails') {
            await journey.personalDetails.next.click();
            await takeScreenshot(`${name}.errors`);
          }
        }
      });
    });
  }

  for (const brand of ['default', 'harbour', 'oakwood']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test.describe(`${width} ${brand} ${colorScheme}`, () => {
        test.use({ viewport: { width, height: 900 }, colorScheme });
        test('screens after the set-up', async ({ page }) => {
          const arrivals = new Arrivals(page);
          const mover = aMover({ wants: 'all' });
          const client = await startAt(page, mover, 'confirmation', { brand });
          // The data passport requires a verified contact.
          await client.verify('email', mover.person.email);
          await logInTab(page, client.tokens, brand);
          for (const [name, step] of afterSetUp) {
            await page.goto(pathIn(brand, pathOf(step)));
            await settle(page, arrivals);
            await page.screenshot({ path: `${folder}${width}.${brand}.${name}.${colorScheme}.png`, fullPage: true });
          }
        });
      });
    }
  }

  for (const brand of ['default', 'oakwood']) {
    test.describe(`${width} ${brand}`, () => {
      test.use({ viewport: { width, height: 900 } });
      test('household of three', async ({ page, browser }) => {
        const arrivals = new Arrivals(page);
        await startAt(page, aMover({ wants: 'all' }), 'confirmation', { brand, path: pathOf('household') });
        const household = new HouseholdPage(page);
        await household.makeLink.click();
        const [link = ''] = /\S+$/.exec(await household.link.innerText()) ?? [];
        const priya = await joinOnPhone(browser, link, 'Priya Shah');
        const ben = await joinOnPhone(browser, link, 'Ben Okafor');
        await expect(household.person('Ben Okafor')).toContainText('Joined');
        await household.saveSplit.click();
        await priya.page.agree.click();
        await breakProvider('sms', 'refuse', unreachableNumber);
        await household.inviteByText(unreachableNumber, 'Ellie Marsh');
        await expect(household.person('Ellie Marsh')).toContainText('Not delivered');
        await settle(page, arrivals);
        await page.screenshot({ path: `${folder}${width}.${brand}.22-household-of-three.png`, fullPage: true });
        await restoreProvider('sms', unreachableNumber);
        await settle(priya.phone, priya.arrivals);
        await priya.phone.screenshot({ path: `${folder}${width}.${brand}.23-housemate.png`, fullPage: true });
        await Promise.all([priya, ben].map(({ phone }) => phone.context().close()));
      });
    });
  }

  test.describe(`${width} telephony`, () => {
    test.use({ viewport: { width, height: 900 } });
    test('screens', async ({ page }) => {
      const arrivals = new Arrivals(page);
      const portal = new AgentPortal(page);
      await portal.open();
      await portal.journey.movingDetails.title.waitFor();
      await settle(page, arrivals);
      await page.screenshot({ path: `${folder}${width}.oakwood.13-telephony.png`, fullPage: true });
    });
  });
}
