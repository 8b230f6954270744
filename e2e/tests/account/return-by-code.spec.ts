import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { returns } from '../../fixtures/returns.js';
import { expect, test } from '../../fixtures/test.js';
import { accountPagesIn } from '../../pages/account-pages.js';
import { journeyIn } from '../../pages/journey.js';
import { pathIn } from '../../support/addresses.js';
import { codeIn, Inbox } from '../../support/outbox.js';

for (const {
  screen,
  start,
  brand = 'default',
  path,
  mover: options,
  act,
  to = screen,
  expectKept,
  isDefault,
} of returns) {
  const where = brand === 'default' ? screen : `${screen} in ${brand}`;
  test(
    `a mover who leaves at ${where} returns by code on a new device to ${to}, with everything that was given`,
    { tag: [...(isDefault ? [] : ['@full']), '@shell', '@onboarding'] },
    async ({ page, browser, journey }) => {
      const mover = aMover(options);
      const { email } = mover.person;
      const mailbox = new Inbox(email);
      const client = await startAt(page, mover, start, { brand, ...(path !== undefined && { path }) });
      await act?.(journey);
      await journey[screen].title.waitFor();
      // Recorded in the background.
      const left = new URL(page.url()).pathname.replace(/^\/(meadow|oakwood)/, '');
      await expect.poll(async () => (await client.enrolment()).lastStep).toBe(left);
      await page.close();

      const device = await browser.newContext();
      const there = await device.newPage();
      const { codeLogin, loginCode } = accountPagesIn(there);
      await there.goto(pathIn(brand, '/login'));
      await codeLogin.requestByEmail(email);
      await loginCode.enter(codeIn(await mailbox.next()));
      const returned = journeyIn(there);
      await expect(returned[to].title).toBeVisible();
      await expectKept(returned, mover);
      await device.close();
    },
  );
}
