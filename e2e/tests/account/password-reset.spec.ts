import { aMover } from '../../support/mover.js';
import { aPassword } from '../../fixtures/people.js';
import { expect, test } from '../../fixtures/test.js';
import { invite } from '../../support/admin.js';
import { Inbox, linkIn } from '../../support/outbox.js';

test(
  'a mover without details chooses a password, forgets it, and sets another by a mailed link [PWD-05] [ROUTE-12] [ROUTE-13]',
  { tag: ['@shell', '@onboarding'] },
  async ({ page, account, journey, header }) => {
    const { confirmDetails, unpopulatedDetails, passwordLogin, resetRequest, reset, invalidLink: deadLink } = account;
    const { person } = aMover();
    const { email } = person;
    const [old, fresh] = [aPassword(), aPassword()];
    const mailbox = new Inbox(email);

    await test.step('the mover enters details and a password', async () => {
      const { token } = await invite({ brand: 'meadow', type: 'Social', postcode: 'CF10 3NP' });
      await page.goto(`/meadow/confirm-details/${token}`);
      await confirmDetails.enter({ surname: person.surname, postcode: 'CF10 3NP' });
      await unpopulatedDetails.expectAccessible();
      await unpopulatedDetails.register(person, old);
      await expect(journey.movingDetails.title).toBeVisible();
      await header.open();
      await header.logOut.click();
    });

    await test.step('a link arrives by email', async () => {
      await passwordLogin.forgotten.click();
      await resetRequest.expectAccessible();
      await resetRequest.requestLink(email);
      await expect(resetRequest.sent).toBeVisible();
      await resetRequest.expectAccessible();
    });

    const link = linkIn(await mailbox.next(), 'password-reset');
    await test.step('its page rejects a weak password and accepts a good one', async () => {
      await page.goto(link);
      await reset.expectAccessible();
      await expect(page, 'nothing but the page is in the address').toHaveURL(/^[^?#]+$/);
      await reset.choose({ email, password: 'moving' });
      await reset.expectErrors(['Please ensure your password match the criteria above']);
      await reset.expectAccessible();
      await reset.choose({ email, password: fresh });
      await expect(passwordLogin.title).toBeVisible();
      await expect(page).toHaveURL(/\/meadow\/log-in$/);
    });

    await test.step('only the new password logs in', async () => {
      await passwordLogin.logIn({ email, password: old });
      await expect(passwordLogin.banner).toContainText('That email or password is not right');
      await passwordLogin.logIn({ email, password: fresh });
      await expect(journey.movingDetails.title).toBeVisible();
      await header.open();
      await header.logOut.click();
      await expect(passwordLogin.title).toBeVisible();
    });

    await test.step('the link works once', async () => {
      await page.goto(link);
      await deadLink.expectAccessible();
      await deadLink.another.click();
      await expect(resetRequest.title).toBeVisible();
    });
  },
);

test(
  'a reset for an unknown address shows the same text, and nothing is mailed [PWD-04]',
  { tag: ['@shell', '@onboarding'] },
  async ({ page, account }) => {
    const { email } = aMover().person;
    await page.goto('/password-reset-request');
    await account.resetRequest.requestLink(email);
    await expect(account.resetRequest.sent).toBeVisible();
    await new Inbox(email).expectNothingNew();
  },
);
