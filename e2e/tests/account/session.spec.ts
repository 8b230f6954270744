import { chris, pat } from '../../fixtures/demo-people.js';
import { duplicate } from '../../fixtures/duplicate.js';
import { storedIn, tamperWith } from '../../fixtures/stored.js';
import { expect, test } from '../../fixtures/test.js';
import { accountPagesIn } from '../../pages/account-pages.js';
import { journeyIn } from '../../pages/journey.js';
import { PortalHeader } from '../../pages/portal-header.js';

test('logging out in one tab ends the others too [CHROME-08] [SESS-06] [SESS-07]', async ({
  page,
  account,
  journey,
  header,
}) => {
  await page.goto('/meadow/log-in');
  await account.passwordLogin.logIn(chris);
  await journey.movingDetails.title.waitFor();
  const other = await duplicate(page);
  const there = { journey: journeyIn(other), account: accountPagesIn(other), header: new PortalHeader(other) };
  await there.journey.movingDetails.title.waitFor();

  await header.open();
  await header.logOut.click();
  await expect(account.passwordLogin.title).toBeVisible();
  await expect(there.account.passwordLogin.title).toBeVisible();
  await there.header.open();
  await expect(there.header.logIn).toBeVisible();
  for (const tab of [page, other])
    for (const name of ['userToken', 'userRefreshToken', 'enrolmentSessionId'])
      expect(await storedIn(tab, name)).toBeNull();

  await other.goto('/meadow/enrolment/moving-details');
  await expect(there.account.passwordLogin.title).toBeVisible();
});

test('a reload keeps the session, and another tab has the tokens that this one renewed [SESS-02] [SESS-32]', async ({
  page,
  account,
  journey,
}) => {
  await page.goto('/log-in');
  await account.passwordLogin.logIn(pat);
  await journey.movingDetails.title.waitFor();
  const other = await duplicate(page);
  await journeyIn(other).movingDetails.title.waitFor();
  const before = await storedIn(page, 'userRefreshToken');

  // As an access token that has run out: the API refuses it, and the tab renews it.
  await tamperWith(page, `${await storedIn(page, 'userToken')}x`, ['userToken']);
  await page.reload();
  await expect(journey.movingDetails.address).toHaveValue('24 Castle Road, Bedford');
  const renewed = await storedIn(page, 'userRefreshToken');
  expect(renewed).not.toBe(before);
  await expect.poll(() => storedIn(other, 'userRefreshToken')).toBe(renewed);
  await other.reload();
  await expect(journeyIn(other).movingDetails.address).toHaveValue('24 Castle Road, Bedford');
});

test(
  'what somebody has written over in the browser is thrown away, and the visit starts anew [SESS-04]',
  { tag: '@small' },
  async ({ page, account, journey, header }) => {
    await page.goto('/log-in');
    await account.passwordLogin.logIn(pat);
    await journey.movingDetails.title.waitFor();
    await tamperWith(page, '{"not":"what the portal wrote');
    await page.goto('/');
    await journey.landing.seen();
    await header.open();
    await expect(header.logIn).toBeVisible();
    expect(await storedIn(page, 'userToken')).toBeNull();

    await page.goto('/log-in');
    await account.passwordLogin.logIn(pat);
    await expect(journey.movingDetails.address).toHaveValue('24 Castle Road, Bedford');
  },
);

test('a token of nobody is refused, and leads to the login [SESS-09] [SESS-14]', async ({ page, account, journey }) => {
  await page.goto('/log-in');
  await account.passwordLogin.logIn(pat);
  await journey.movingDetails.title.waitFor();
  const broken = `${await storedIn(page, 'userToken')}x`;
  await tamperWith(page, broken, ['userToken', 'userRefreshToken']);
  await page.goto('/enrolment/moving-details');
  await expect(account.passwordLogin.title).toBeVisible();
  expect(await storedIn(page, 'userToken')).toBeNull();
});
