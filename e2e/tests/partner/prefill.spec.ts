import type { Page } from '@playwright/test';
import { call, prefillEndpoints, type NewPrefillCode } from '@home-move/contract';
import { expect, test } from '../../fixtures/test.js';
import { linesOf, openHostPage, withoutTimeoutLines } from '../../pages/host-page.js';
import { PartnerPage } from '../../pages/partner.page.js';
import { api, assetsSite, partnerSite } from '../../support/addresses.js';
import { addPartnerKey, invite } from '../../support/admin.js';
import { dateInDays } from '../../support/mover.js';

const own = { tag: ['@storage', '@embed-snippet', '@shell', '@onboarding'] };
const refusedLine = `Home Move: the code in prefill was refused, so the mover starts with an empty form. A code works once, for ten minutes, for the brand that the element shows, on a page of ${partnerSite} if it was created for that origin.`;

/** A code that a partner's server gets with its key. */
async function codeFor(request: Omit<NewPrefillCode, 'brand' | 'origin'>): Promise<string> {
  const { key: token } = await addPartnerKey('--brand oakwood');
  const body = { brand: 'oakwood', origin: partnerSite, ...request };
  return (await call(fetch, api, prefillEndpoints.newCode, { body }, { token })).code;
}

const redemptionOn = (page: Page) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === '/api/v1/prefill');

/** A page with the portal and a code. */
const pageWith = (code: string) => `
  <script async fetchpriority="high" src="${assetsSite}/v1/loader.js"></script>
  <home-move brand="oakwood" style="display: block; min-height: min(100svh, 900px)"></home-move>
  <script>document.querySelector('home-move').prefill = '${code}';</script>`;

test(
  'a tenant finds their details filled in on an agent’s page, and can change them before anything is saved',
  own,
  async ({ page, mover }) => {
    const partner = new PartnerPage(page);
    const { personalDetails, movingDetails, landing } = partner.journey;
    const isRedeemed = redemptionOn(page);
    await page.goto(`${partnerSite}/welcome`);
    await isRedeemed;
    await landing.getStarted();

    await expect(personalDetails.firstName).toHaveValue('Marigold');
    await expect(personalDetails.surname).toHaveValue('Fennimore');
    await expect(personalDetails.mobile).toHaveValue('07700900145');
    await expect(personalDetails.email).toHaveValue('marigold.fennimore@example.test');
    await expect(partner.frame.getByText('Oakwood Lettings has filled in what it knows about you.')).toBeVisible();
    await personalDetails.expectAccessible();
    await personalDetails.surname.fill('Hartley');
    await personalDetails.email.fill(mover.person.email);
    await personalDetails.dateOfBirth.enter(mover.person.dateOfBirth);
    await personalDetails.next.click();

    await expect(movingDetails.address).toHaveValue('14 Castle Road, Bedford');
    await movingDetails.moveInDate.expectFilled(dateInDays(7));
    await movingDetails.residentialStatus.selectOption(mover.home.status);
    await movingDetails.next.click();
    await expect(partner.journey.councilWater.title).toBeVisible();

    await test.step('the element has no code left, and events and storage nothing about the tenant', async () => {
      const prefill = page.locator('home-move').evaluate((element) => Reflect.get(element, 'prefill') as unknown);
      expect(await prefill).toBeNull();
      const events = JSON.stringify(await partner.events());
      for (const secret of ['Marigold', 'Fennimore', 'Hartley', 'Castle', 'MK40', '07700900145'])
        expect(events).not.toContain(secret);
      expect(await partner.storedNames()).toEqual([]);
    });
  },
);

test('a code that was used before leaves an empty form, and one line in the console', own, async ({ page }) => {
  const code = await codeFor({ details: { firstName: 'Marigold' } });
  const isRedeemed = redemptionOn(page);
  await openHostPage(page, pageWith(code));
  await isRedeemed;

  const other = await page.context().newPage();
  const lines = linesOf(other);
  const { journey, frame } = new PartnerPage(other);
  await openHostPage(other, pageWith(code));
  await expect.poll(() => withoutTimeoutLines(lines)).toEqual([refusedLine]);
  await journey.landing.getStarted();
  await expect(journey.personalDetails.firstName).toHaveValue('');
  await expect(frame.getByText('has filled in what it knows about you')).toBeHidden();
});

test('a tenant continues the move that their agent has started', own, async ({ page, mover }) => {
  const { surname, email } = mover.person;
  const { reference } = await invite({ brand: 'oakwood', surname, email, postcode: 'MK40 2QT' });
  const { personalDetails } = new PartnerPage(page).journey;
  await openHostPage(page, pageWith(await codeFor({ enrolment: reference })));
  await expect(personalDetails.surname).toHaveValue(surname);
  await expect(personalDetails.email).toHaveValue(email);
});
