import { chris, pat } from '../../fixtures/people.js';
import { duplicateTab, storedValue, overwriteStored } from '../../fixtures/tabs.js';
import { expect, test } from '../../fixtures/test.js';
import { accountPagesIn } from '../../pages/account-pages.js';
import { journeyIn } from '../../pages/journey.js';
import { PortalHeader } from '../../pages/portal-header.js';

test(
  'logging out in one tab logs out the others [CHROME-08] [SESS-06] [SESS-07]',
  { tag: ['@shell', '@onboarding'] },
  async ({ page, account, journey, header }) => {
    await page.goto('/meadow/log-in');
    await account.passwordLogin.logIn(chris);
    await journey.yourMove.title.waitFor();
    const other = await duplicateTab(page);
    const there = { journey: journeyIn(other), account: accountPagesIn(other), header: new PortalHeader(other) };
    await there.journey.yourMove.title.waitFor();

    await header.open();
    await header.logOut.click();
    await expect(account.passwordLogin.title).toBeVisible();
    await expect(there.account.passwordLogin.title).toBeVisible();
    await there.header.open();
    await expect(there.header.logIn).toBeVisible();
    for (const tab of [page, other])
      for (const name of ['userToken', 'userRefreshToken', 'enrolmentSessionId'])
        expect(await storedValue(tab, name, 'meadow')).toBeNull();

    await other.goto('/meadow/enrolment/moving-details');
    await expect(there.account.passwordLogin.title).toBeVisible();
  },
);

test(
  'a reload keeps the session, and other tabs receive renewed tokens [SESS-02] [SESS-32]',
  { tag: ['@shell', '@onboarding'] },
  async ({ page, account, journey }) => {
    await page.goto('/log-in');
    await account.passwordLogin.logIn(pat);
    await journey.councilWater.title.waitFor();
    const other = await duplicateTab(page);
    await journeyIn(other).councilWater.title.waitFor();
    const before = await storedValue(other, 'userRefreshToken');
    expect(before).toMatch(/^sealed:/);

    // The API rejects it like an expired access token, so the tab renews it.
    await overwriteStored(page, 'rejected', ['userToken']);
    await page.reload();
    await expect(journey.councilWater.title).toBeVisible();
    await expect.poll(() => storedValue(other, 'userRefreshToken')).not.toBe(before);
    await other.reload();
    await expect(journeyIn(other).councilWater.title).toBeVisible();
  },
);

test(
  'corrupted storage is discarded, and the visit starts from scratch [SESS-04]',
  { tag: ['@small', '@shell', '@onboarding'] },
  async ({ page, account, journey, header }) => {
    await page.goto('/log-in');
    await account.passwordLogin.logIn(pat);
    await journey.councilWater.title.waitFor();
    await overwriteStored(page, '{"not":"what the portal wrote');
    await page.goto('/');
    await journey.landing.expectAccessible();
    await header.open();
    await expect(header.logIn).toBeVisible();
    expect(await storedValue(page, 'userToken')).toBeNull();

    await page.goto('/log-in');
    await account.passwordLogin.logIn(pat);
    await expect(journey.councilWater.title).toBeVisible();
  },
);

test(
  'an invalid token is rejected, and leads to the login [SESS-09] [SESS-14]',
  { tag: ['@shell', '@onboarding'] },
  async ({ page, account, journey }) => {
    await page.goto('/log-in');
    await account.passwordLogin.logIn(pat);
    await journey.councilWater.title.waitFor();
    await overwriteStored(page, 'rejected', ['userToken', 'userRefreshToken']);
    await page.goto('/enrolment/moving-details');
    await expect(account.codeLogin.title).toBeVisible();
    expect(await storedValue(page, 'userToken')).toBeNull();
  },
);
