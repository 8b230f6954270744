import type { BrowserContext } from '@playwright/test';
import { pathOf, type StepId } from '@home-move/contract';
import { aMover } from '../../support/mover.js';
import { anOnboardingMover } from '../../fixtures/onboarding.js';
import { PageShifts } from '../../fixtures/page-shifts.js';
import { prepareEnrolment } from '../../fixtures/prepared-enrolment.js';
import { logInTab } from '../../fixtures/tabs.js';
import { everyJourney, expect, test } from '../../fixtures/test.js';
import { completeScreen, type ScreenName } from '../../fixtures/walk.js';
import { skippedHeadings } from '../../pages/screen.page.js';
import type { MoverClient } from '../../support/mover-client.js';
import { slowProvider } from '../../support/sandbox.js';

const pathsOf = (...steps: readonly StepId[]) => steps.map((step) => pathOf(step));

const signedOut = [
  '/',
  '/pending/personal-details',
  '/log-in',
  '/login',
  '/password-reset-request',
  '/continue',
  '/cookie-policy',
  '/no-such-page',
];
const energy = [
  ...pathsOf('moving-details', 'product-selection', 'energy-usage', 'energy-list', 'energy-switch-details'),
  ...pathsOf('energy-signup', 'energy-psr', 'energy-payment', 'broadband-list'),
  pathOf('energy-details', { supplier: 'Larkfield Fix 12' }),
  pathOf('broadband-details', { packageId: 'BRI-FF150', sourceId: 'ht' }),
  pathOf('broadband-signup', { provider: 'brightline', packageId: 'BRI-FF150', sourceId: 'ht' }),
];
const allSet = [
  ...pathsOf('confirmation', 'offers', 'tell-your-flatmates', 'move-plan', 'your-move'),
  ...pathsOf('household', 'meter-day', 'data-passport'),
];
const onboarding = ['contact', 'address', 'confirm', 'edit/firstName', 'edit/address', 'edit/dateOfBirth'];

const widths = [
  { width: 1280, height: 900, postcode: 'MK41 7AB', tag: ['@large', '@full'] },
  { width: 390, height: 844, postcode: 'MK41 7AD', tag: ['@large'] },
] as const;

const slowProviders = async (postcode: string) => {
  for (const provider of ['addresses', 'supply', 'quotes', 'broadband-ht', 'broadband-wombb', 'councils'] as const)
    await slowProvider(provider, 1500, postcode);
};

/** Opens pages by their addresses, four at a time, and measures each. */
async function openAll(
  context: BrowserContext,
  shifts: PageShifts,
  paths: readonly string[],
  client?: MoverClient,
  brand = 'default',
) {
  const open = async (path: string) => {
    const page = await context.newPage();
    if (client) await logInTab(page, client.tokens, brand);
    const { steps, settled } = await shifts.watch(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled();
    expect.soft(page.url()).toContain(path);
    expect.soft(await skippedHeadings(page), path).toEqual([]);
    await shifts.add(steps, 'opened');
    await page.close();
  };
  for (let first = 0; first < paths.length; first += 4) await Promise.all(paths.slice(first, first + 4).map(open));
}

for (const { postcode, tag, ...viewport } of widths) {
  test.describe(`at ${viewport.width} px`, { tag: [...tag] }, () => {
    test.use({ viewport });
    const home = { postcode, address: /, / };

    test(
      'no page moves while its content arrives, or skips a level of headings, when it is opened by its address',
      { tag: ['@shell', ...everyJourney] },
      async ({ context }) => {
        // About forty pages.
        test.slow();
        const shifts = new PageShifts();
        const wantsAll = aMover({ wants: 'all', home });
        const first = await prepareEnrolment(wantsAll, 'councilWater');
        const chosen = await prepareEnrolment(aMover({ wants: 'all', home }), 'payment');
        const finished = await prepareEnrolment(aMover({ wants: 'all', home }), 'confirmation');
        const known = aMover({ wants: 'all', home });
        const proven = await prepareEnrolment(known, 'payment');
        await proven.verify('email', known.person.email);
        const invited = await anOnboardingMover('oakwood');
        const { pathname } = new URL(invited.link);
        const ofBrand = (step: string) => pathname.replace(/\/verify\/.*/, `/${step}`);
        await slowProviders(postcode);
        await openAll(context, shifts, [...signedOut, pathname]);
        await openAll(context, shifts, pathsOf('council-services-upfront'), first);
        await openAll(context, shifts, energy, chosen);
        await openAll(context, shifts, allSet, finished);
        await openAll(context, shifts, pathsOf('data-passport'), proven);
        await openAll(context, shifts, onboarding.map(ofBrand), invited.client, 'oakwood');
        shifts.expectNone();
      },
    );

    test(
      'no page moves while its content arrives, when it is reached from the one before',
      { tag: ['@shell', ...everyJourney] },
      async ({ page, journey }) => {
        const shifts = new PageShifts();
        const { steps, settled } = await shifts.watch(page);
        const mover = aMover({ wants: 'all', home });
        const screens = [
          'landing',
          'personalDetails',
          'movingDetails',
          'councilWater',
          'productSelection',
          'usage',
          'list',
          'signup',
          'psr',
          'payment',
        ] as const;
        const reach = async (screen: ScreenName | 'broadbandDetails' | 'movePlan' | 'offers' | 'flatmates') => {
          await expect(journey[screen].title).toBeVisible();
          await settled();
        };
        await slowProviders(postcode);
        await page.goto('/');
        for (const screen of screens) {
          await reach(screen);
          await completeScreen(screen, journey, mover);
        }
        const { broadbandList, broadbandDetails, broadbandSignup, confirmation, movePlan, offers, flatmates } = journey;
        await reach('broadbandList');
        await broadbandList.details('Fibre 36').click();
        await reach('broadbandDetails');
        await broadbandDetails.select.click();
        await reach('broadbandSignup');
        await broadbandSignup.consent.check();
        await broadbandSignup.order.click();
        await reach('confirmation');
        await confirmation.plan.click();
        await reach('movePlan');
        await movePlan.done.click();
        await reach('confirmation');
        await confirmation.offers.getByRole('link').first().click();
        await reach('offers');
        await offers.finish.click();
        await reach('confirmation');
        await confirmation.housemates.click();
        await reach('flatmates');
        await flatmates.finish.click();
        await reach('confirmation');
        await shifts.add(steps, 'reached');
        shifts.expectNone();
      },
    );
  });
}
