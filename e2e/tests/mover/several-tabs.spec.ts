import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { storedValue } from '../../fixtures/tabs.js';
import { expect, test } from '../../fixtures/test.js';
import { accountPagesIn } from '../../pages/account-pages.js';
import { journeyIn } from '../../pages/journey.js';
import { PortalHeader } from '../../pages/portal-header.js';

test(
  'a second tab continues the move that is open in the first, and both log out together',
  { tag: '@shell' },
  async ({ page, context, account, journey }) => {
    const mover = aMover({ wants: 'all' });
    await startAt(page, mover, 'savedMovingDetails', { brand: 'oakwood' });
    await journey.movingDetails.moveInDate.expectFilled(mover.home.moveIn);

    const second = await context.newPage();
    const there = { journey: journeyIn(second), account: accountPagesIn(second), header: new PortalHeader(second) };
    await test.step('by a link to a step', async () => {
      await second.goto('/oakwood/enrolment/moving-details');
      await there.journey.movingDetails.moveInDate.expectFilled(mover.home.moveIn);
      for (const tab of [page, second])
        expect(await storedValue(tab, 'userRefreshToken', 'oakwood')).toMatch(/^sealed:/);
      expect(await second.evaluate(() => localStorage.length + document.cookie.length)).toBe(0);
    });

    await test.step('or by starting again, which leads to the move', async () => {
      await second.goto('/oakwood/pending/personal-details');
      await there.journey.movingDetails.title.or(there.journey.councilWater.title).waitFor();
      await expect(there.journey.personalDetails.title).toBeHidden();
    });

    await test.step('while another brand and a new browser start from scratch', async () => {
      const other = await context.newPage();
      await other.goto('/meadow/pending/personal-details');
      await journeyIn(other).personalDetails.title.waitFor();
      expect(await storedValue(other, 'userRefreshToken', 'meadow')).toBeNull();
      await other.close();
    });

    await test.step('logging out in the second ends both', async () => {
      await there.header.open();
      await there.header.logOut.click();
      await there.account.codeLogin.title.waitFor();
      await account.codeLogin.title.waitFor();
      expect(await storedValue(page, 'userRefreshToken', 'oakwood')).toBeNull();
      const third = await context.newPage();
      await third.goto('/oakwood/enrolment/moving-details');
      await accountPagesIn(third).codeLogin.title.waitFor();
    });
  },
);

test(
  'a login in one tab continues in another that shows the login, and warns a sign-up there',
  { tag: '@shell' },
  async ({ page, context, journey }) => {
    const [signUp, login] = [await context.newPage(), await context.newPage()];
    await signUp.goto('/oakwood/pending/personal-details');
    const { person } = aMover();
    await journeyIn(signUp).personalDetails.enter(person);
    await login.goto('/oakwood/login');
    await accountPagesIn(login).codeLogin.title.waitFor();

    await startAt(page, aMover(), 'movingDetails', { brand: 'oakwood' });
    await journey.movingDetails.title.waitFor();
    await journeyIn(login).movingDetails.title.waitFor();
    await expect(signUp.getByText(/^You have logged in in another tab\./)).toBeVisible();
    await expect(journeyIn(signUp).personalDetails.surname).toHaveValue(person.surname);
  },
);
