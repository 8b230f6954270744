import { aMover } from '../../support/mover.js';
import { expect, test } from '../../fixtures/test.js';
import { walk } from '../../fixtures/walk.js';
import { withoutTimeouts } from '../../pages/host-page.js';
import { journeyIn } from '../../pages/journey.js';
import { PartnerPage } from '../../pages/partner.page.js';
import { ProviderTab } from '../../pages/provider-tab.page.js';
import { partnerSite } from '../../support/addresses.js';

test(
  'sets up all four services in an estate agent’s page, which receives events without personal data',
  { tag: ['@storage', '@embed-snippet', '@shell'] },
  async ({ page }) => {
    const mover = aMover({ wants: 'all' });
    const partner = new PartnerPage(page);
    const { journey } = partner;

    await partner.open();
    await journey.landing.expectAccessible();
    const before = await partner.historyLength();

    await journey.landing.getStarted();
    await journey.personalDetails.expectAccessible();
    await walk(journey, mover, { from: 'personalDetails', to: 'movingDetails' });
    await journey.movingDetails.expectAccessible();
    await journey.movingDetails.back.click();
    await expect(
      partner.frame.getByText('Your details are saved. To change them, call us on 01632 960 112.'),
    ).toBeVisible();
    await walk(journey, mover, { from: 'movingDetails', to: 'councilWater' });
    await expect(journey.councilWater.council.card).toContainText('Bedford Borough Council');
    await journey.councilWater.expectAccessible();
    await walk(journey, mover, { from: 'councilWater', to: 'productSelection' });
    await journey.productSelection.expectAccessible();

    await journey.productSelection.back.click();
    await expect(journey.councilWater.title).toBeVisible();
    await journey.councilWater.back.click();
    await expect(journey.movingDetails.address).toHaveValue('14 Castle Road, Bedford');
    await journey.movingDetails.next.click();

    await walk(journey, mover, { from: 'productSelection', to: 'usage' });
    await journey.usage.expectAccessible();
    await walk(journey, mover, { from: 'usage', to: 'list' });
    await expect(journey.list.select('Larkfield Fix 12')).toBeVisible();
    await journey.list.expectAccessible();
    await expect
      .poll(() => partner.frame.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight), {
        message: 'pixels of the page that the frame does not show',
      })
      .toBeLessThanOrEqual(0);
    await walk(journey, mover, { from: 'list', to: 'signup' });
    await journey.signup.expectAccessible();
    await walk(journey, mover, { from: 'signup', to: 'payment' });
    await journey.payment.expectAccessible();
    // The page is 724 px wide, too narrow for the card next to the form.
    expect((await journey.payment.timeline.boundingBox())?.width).toBeGreaterThan(480);
    await walk(journey, mover, { from: 'payment', to: 'broadbandList' });
    await expect(journey.broadbandList.select(mover.package)).toBeVisible();
    await journey.broadbandList.expectAccessible();
    await walk(journey, mover, { from: 'broadbandList', to: 'broadbandSignup' });
    await journey.broadbandSignup.expectAccessible();
    await journey.broadbandSignup.consent.check();
    const tab = await ProviderTab.openedBy(page, () => journey.broadbandSignup.goToProvider.click());
    await tab.goNow.click();
    await tab.expectVisited('Altnet');
    await journey.recordVisit.expectAccessible();
    await walk(journey, mover, { from: 'recordVisit', to: 'confirmation' });
    await expect(journey.confirmation.energy).toContainText('Larkfield Fix 12, electricity and gas');
    await expect(journey.confirmation.broadband).toContainText('In progress');
    await expect(journey.confirmation.council).toContainText('Bedford Borough Council');
    await expect(journey.confirmation.water).toContainText('Anglian Water');
    await journey.confirmation.expectAccessible();

    await test.step('content of the page has moved only in answer to the mover', async () => {
      expect(await partner.unpromptedShifts()).toEqual([]);
    });

    await test.step('the page has received every event, and nothing about the mover', async () => {
      const events = withoutTimeouts(await partner.events());
      expect(
        events.map(({ type, detail }) => [type, detail['step'] ?? detail['service']].filter(Boolean).join(' ')),
      ).toEqual([
        'homemove:ready',
        'homemove:step personal-details',
        'homemove:auth',
        'homemove:step moving-details',
        'homemove:step council-services-upfront',
        'homemove:service council',
        'homemove:service water',
        'homemove:step product-selection',
        'homemove:step council-services-upfront',
        'homemove:step moving-details',
        'homemove:step product-selection',
        'homemove:step energy-usage',
        'homemove:step energy-list',
        'homemove:step energy-signup',
        'homemove:step energy-psr',
        'homemove:step energy-payment',
        'homemove:service energy',
        'homemove:step broadband-list',
        'homemove:step broadband-signup',
        'homemove:service entertainment',
        'homemove:step confirmation',
        'homemove:complete',
      ]);
      expect(events.at(-1)?.detail).toEqual({ ref: expect.stringMatching(/^[\w-]{8,40}$/) });
      const { firstName, surname, email, mobile } = mover.person;
      const secrets = [
        firstName,
        surname,
        email,
        mobile,
        'MK40',
        'Castle',
        '£',
        '139',
        '66374958',
        'eyJ',
        'LARK',
        'Bedford',
        'Altnet',
      ];
      const serialised = JSON.stringify(events);
      expect(secrets.filter((secret) => serialised.toLowerCase().includes(secret.toLowerCase()))).toEqual([]);
    });

    await test.step('the portal leaves nothing in the page', async () => {
      expect(await partner.storedNames()).toEqual([]);
      expect(await partner.historyLength()).toBe(before);
      const withPortal = await partner.globals();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Homes to let in and around Bedford' })).toBeVisible();
      const without = await partner.globals();
      // The partner's own record, and what axe leaves behind.
      const known = new Set([...without, '__events', 'axe', '__core-js_shared__']);
      expect(withPortal.filter((name) => !known.has(name))).toEqual(['HomeMove']);
    });
  },
);

test(
  'sets up all four services while the browser denies storage',
  { tag: ['@denied', '@embed-snippet', '@shell'] },
  async ({ page }) => {
    const mover = aMover({ wants: 'all' });
    const partner = new PartnerPage(page);
    const { journey } = partner;
    await partner.open();
    const before = await partner.historyLength();
    await walk(journey, mover, { to: 'productSelection' });
    await journey.productSelection.back.click();
    await expect(journey.councilWater.title).toBeVisible();
    await journey.councilWater.back.click();
    await expect(journey.movingDetails.address).toHaveValue('14 Castle Road, Bedford');
    await journey.movingDetails.next.click();
    await walk(journey, mover, { from: 'productSelection', to: 'confirmation' });
    await expect(journey.confirmation.energy).toContainText('Larkfield Fix 12, electricity and gas');
    await expect(journey.confirmation.broadband).toContainText('In progress');
    await expect(journey.confirmation.council).toContainText('Bedford Borough Council');
    await expect(journey.confirmation.water).toContainText('Anglian Water');
    expect((await partner.events()).at(-1)?.type).toBe('homemove:complete');
    expect(await partner.storedNames()).toEqual([]);
    expect(await partner.historyLength()).toBe(before);
  },
);

test(
  'a reload of the page resumes the move',
  { tag: ['@storage', '@embed-snippet', '@shell'] },
  async ({ page, mover }) => {
    const partner = new PartnerPage(page);
    const { journey } = partner;
    await partner.open();
    await walk(journey, mover, { to: 'movingDetails' });
    await journey.movingDetails.enter(mover.home);
    await journey.movingDetails.next.click();
    await expect(journey.councilWater.title).toBeVisible();
    await page.reload();
    await expect(journey.councilWater.title).toBeVisible();
    await journey.councilWater.back.click();
    await journey.movingDetails.moveInDate.expectFilled(mover.home.moveIn);
    await expect(journey.movingDetails.address).toHaveValue('14 Castle Road, Bedford');
  },
);

test(
  'a page that is not allowed to embed the brand shows a link to the hosted page',
  { tag: ['@storage', '@embed-snippet', '@shell'] },
  async ({ page, context }) => {
    const partner = new PartnerPage(page);
    await partner.open();
    await partner.journey.landing.start.waitFor();
    await page.locator('home-move').evaluate((element) => {
      element.removeAttribute('branch');
      element.setAttribute('brand', 'default');
    });

    await expect(partner.fallback).toHaveText(
      'This part of the page could not be shown here. Set up your new home on its own page.',
    );
    await expect(page.getByTitle('Set up your new home')).toBeHidden();
    expect((await partner.events()).at(-1)).toEqual({ type: 'homemove:error', detail: { code: 'origin-not-listed' } });
    await partner.fallback.getByRole('link').click();
    const hosted = journeyIn(page);
    await expect(hosted.landing.title).toBeVisible();
    await expect(page).toHaveTitle('Move in with everything set up - Home Move');
    expect(await context.cookies(partnerSite)).toEqual([]);
  },
);
