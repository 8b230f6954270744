import type { Page } from '@playwright/test';
import { anOnboardingMover, openOnboarding } from '../../fixtures/onboarding.js';
import { overflowingTexts, smallTargets } from '../../fixtures/layout.js';
import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { everyJourney, expect, test } from '../../fixtures/test.js';
import { walk, type ScreenName } from '../../fixtures/walk.js';
import type { Journey } from '../../pages/journey.js';

/** Every screen of a mover who sets up everything, each with what appears once its data has loaded. */
const screens: readonly (readonly [ScreenName, (journey: Journey) => { waitFor(): Promise<void> }])[] = [
  ['landing', ({ landing }) => landing.start],
  ['personalDetails', ({ personalDetails }) => personalDetails.next],
  ['movingDetails', ({ movingDetails }) => movingDetails.next],
  ['councilWater', ({ councilWater }) => councilWater.next],
  ['productSelection', ({ productSelection }) => productSelection.next],
  ['usage', ({ usage }) => usage.next],
  ['list', ({ list }) => list.cards.first()],
  ['signup', ({ signup }) => signup.next],
  ['psr', ({ psr }) => psr.next],
  ['payment', ({ payment }) => payment.next],
  ['broadbandList', ({ broadbandList }) => broadbandList.cards.first()],
  ['broadbandSignup', ({ broadbandSignup }) => broadbandSignup.consent],
  ['recordVisit', ({ recordVisit }) => recordVisit.yes],
  ['confirmation', ({ confirmation }) => confirmation.cards.first()],
];

/** Completes the journey, and inspects each screen before it continues. */
async function inspectAll(journey: Journey, inspect: (screen: ScreenName) => Promise<void>): Promise<void> {
  const mover = aMover({ wants: 'all' });
  for (const [index, [screen, loaded]] of screens.entries()) {
    await loaded(journey).waitFor();
    await inspect(screen);
    const [next] = screens[index + 1] ?? [];
    if (next) await walk(journey, mover, { from: screen, to: next });
  }
}

/** Gives the content of the page this width, px, whatever the window's; returns its edges. */
function setPageWidth(page: Page, width: number): Promise<{ left: number; right: number }> {
  return page
    .getByRole('heading', { level: 1 })
    .locator('../..')
    .evaluate((content, pixels) => {
      content.style.cssText = `box-sizing: content-box; width: ${pixels}px; max-width: none`;
      const { paddingLeft, paddingRight } = getComputedStyle(content);
      const { left, right } = content.getBoundingClientRect();
      return { left: left + parseFloat(paddingLeft), right: right - parseFloat(paddingRight) };
    }, width);
}

test(
  'the filters of energy and broadband appear once, at every width of window and page',
  { tag: ['@shell', ...everyJourney] },
  async ({ page, journey }) => {
    const mover = aMover({ wants: 'all' });
    const { list, broadbandList } = journey;
    const panel = page.getByRole('heading', { level: 2, name: 'Filters' });
    const opener = page.getByRole('button', { name: /^Filters/ });
    const expectOne = async () => {
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(opener).toBeVisible({ visible: width < 768 });
        await expect(panel).toBeVisible({ visible: width >= 768 });
      }
      // The agent's panel takes a quarter of the window.
      for (const [width, isOpen] of [
        [600, false],
        [679.5, false],
        [680.5, true],
      ] as const) {
        const { left, right } = await setPageWidth(page, width);
        expect(right - left).toBeCloseTo(width, 1);
        await expect(opener).toBeVisible({ visible: !isOpen });
        await expect(panel).toBeVisible({ visible: isOpen });
      }
    };
    await startAt(page, mover, 'list');
    await list.cards.first().waitFor();
    await expectOne();
    await startAt(page, mover, 'broadbandList');
    await broadbandList.cards.first().waitFor();
    await expectOne();
  },
);

test.describe('on a phone', { tag: '@full' }, () => {
  test.use({ viewport: { width: 320, height: 720 } });

  test(
    'long words wrap, and targets are large enough, on every step',
    { tag: ['@shell', ...everyJourney] },
    async ({ page, journey }) => {
      await page.goto('/');
      await inspectAll(journey, async (screen) => {
        expect.soft(await overflowingTexts(page), screen).toEqual([]);
        expect.soft(await smallTargets(page), screen).toEqual([]);
      });
    },
  );

  test(
    'long words wrap, and targets are large enough, behind a partner’s link',
    { tag: ['@shell', ...everyJourney] },
    async ({ page }) => {
      const mover = await anOnboardingMover('oakwood');
      for (const path of ['confirm', 'contact', 'edit/firstName', 'edit/dateOfBirth', 'edit/address']) {
        await openOnboarding(page, mover, `/onboarding/${path}`);
        await page
          .getByRole('button', { name: /Save|Next|Confirm/ })
          .first()
          .waitFor();
        expect.soft(await overflowingTexts(page), path).toEqual([]);
        expect.soft(await smallTargets(page), path).toEqual([]);
      }
    },
  );
});

test(
  'a field keeps its place when it is wrong',
  { tag: ['@shell', ...everyJourney] },
  async ({ page, journey: { landing, personalDetails } }) => {
    const { email } = personalDetails;
    // The second is a frame with the brand's ground.
    for (const start of ['/', '/embed/default?theme=dark']) {
      await page.goto(start);
      await landing.getStarted();
      await email.waitFor();
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 900 });
        const place = await email.boundingBox();
        await personalDetails.next.click();
        await expect(email).toHaveAttribute('aria-invalid', 'true');
        expect(await email.boundingBox()).toMatchObject({ x: place?.x, width: place?.width });
        await page.reload();
        await expect(email).not.toHaveAttribute('aria-invalid', 'true');
      }
    }
  },
);

test(
  'in forced colours only the chosen tab has a line, and links of dialogs have no box',
  { tag: ['@shell', ...everyJourney] },
  async ({ page, journey }) => {
    const { list } = journey;
    await page.emulateMedia({ forcedColors: 'active' });
    await startAt(page, aMover(), 'list');
    const details = list.details('Larkfield Fix 12');
    await expect(details).toHaveCSS('border-style', 'none');
    await details.click();
    const lineOf = (name: string) =>
      page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
    const ground = await page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
    expect([await lineOf('The plan'), await lineOf('Terms')]).toEqual([ground, ground]);
    expect(await lineOf('Prices')).not.toBe(ground);
  },
);

test(
  'the link to log in is aligned with the button that it is below',
  { tag: ['@shell', ...everyJourney] },
  async ({ page, journey: { landing } }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/');
    await landing.start.waitFor();
    const textOfLink = page
      .getByRole('main')
      .getByRole('link', { name: 'Already started? Log In' })
      .evaluate((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const { x, y } = range.getBoundingClientRect();
        return { x, y };
      });
    const button = await landing.start.boundingBox();
    const text = await textOfLink;
    expect(text.x).toBe(button?.x);
    expect(text.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
  },
);

test('targets are large enough on the pages to log in', { tag: ['@shell', ...everyJourney] }, async ({ page }) => {
  for (const path of ['log-in', 'login', 'password-reset-request', 'continue', 'cookie-policy']) {
    await page.goto(`/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('contentinfo').waitFor();
    expect.soft(await smallTargets(page), path).toEqual([]);
  }
});

test(
  'targets are large enough on a wide screen, on every step',
  { tag: ['@full', '@shell', ...everyJourney] },
  async ({ page, journey }) => {
    await page.goto('/');
    await inspectAll(journey, async (screen) => {
      expect.soft(await smallTargets(page), screen).toEqual([]);
    });
  },
);
