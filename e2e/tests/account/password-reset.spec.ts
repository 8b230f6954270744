import { aMover } from '../../fixtures/mover.js';
import { aPassword } from '../../fixtures/people.js';
import { expect, test } from '../../fixtures/test.js';
import { invite } from '../../support/admin.js';
import { Inbox, linkIn } from '../../support/outbox.js';

test('somebody of whom the partner knew too little chooses a password, forgets it, and sets another one by a mailed link [VAL-15] [PWD-02] [PWD-05] [PWD-06] [PWD-07] [ROUTE-12] [ROUTE-13]', async ({
  page,
  account,
  journey,
  header,
}) => {
  const { confirmDetails, unpopulatedDetails, passwordLogin, resetRequest, reset, deadLink } = account;
  const { person } = aMover();
  const { email } = person;
  const [old, fresh] = [aPassword(), aPassword()];
  const mailbox = new Inbox(email);

  await test.step('they give their details and a password', async () => {
    const { token } = await invite({ brand: 'meadow', type: 'Social', postcode: 'CF10 3NP' });
    await page.goto(`/meadow/confirm-details/${token}`);
    await confirmDetails.enter({ surname: person.surname, postcode: 'CF10 3NP' });
    await unpopulatedDetails.seen();
    await unpopulatedDetails.register(person, old);
    await expect(journey.movingDetails.title).toBeVisible();
    await header.open();
    await header.logOut.click();
  });

  await test.step('a link comes by mail', async () => {
    await passwordLogin.forgotten.click();
    await resetRequest.seen();
    await resetRequest.ask(email);
    await expect(resetRequest.sent).toBeVisible();
    await resetRequest.seen();
  });

  const link = linkIn(await mailbox.next(), 'password-reset');
  await test.step('behind it a weak password is refused, a good one is taken', async () => {
    await page.goto(link);
    await reset.seen();
    await expect(page, 'nothing but the page is in the address').toHaveURL(/^[^?#]+$/);
    await reset.choose({ email, password: 'moving' });
    await reset.expectErrors(['Please ensure your password match the criteria above']);
    await reset.seen();
    await reset.choose({ email, password: fresh });
    await expect(passwordLogin.title).toBeVisible();
    await expect(page).toHaveURL(/\/meadow\/log-in$/);
  });

  await test.step('the old password opens nothing, the new one everything', async () => {
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
    await deadLink.seen();
    await deadLink.another.click();
    await expect(resetRequest.title).toBeVisible();
  });
});

test('a reset is asked for in the same words by whom nobody knows, and nothing is mailed [PWD-04]', async ({
  page,
  account,
}) => {
  const { email } = aMover().person;
  await page.goto('/password-reset-request');
  await account.resetRequest.ask(email);
  await expect(account.resetRequest.sent).toBeVisible();
  await new Inbox(email).expectNothingNew();
});
