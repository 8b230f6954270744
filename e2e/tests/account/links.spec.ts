import { anInvited } from '../../fixtures/people.js';
import { expect, test } from '../../fixtures/test.js';
import { Traces } from '../../fixtures/traces.js';
import { walk } from '../../fixtures/walk.js';
import { logInLink } from '../../support/admin.js';
import { Inbox, linkIn } from '../../support/outbox.js';

const lastPartOf = (link: string) => new URL(link).pathname.split('/').at(-1) ?? '';

test('a mailed link carries on with a saved move, once, and leaves no trace [COMMS-07] [ROUTE-14]', async ({
  page,
  account,
  journey,
  mover,
}) => {
  const { continueRequest, continueLink, deadLink } = account;
  const { email } = mover.person;
  await page.goto('/oakwood');
  await walk(journey, mover, { to: 'movingDetails' });
  await journey.movingDetails.moveInDate.enter(mover.home.moveIn);
  await page.evaluate(() => sessionStorage.clear());

  await page.goto('/oakwood/continue');
  await continueRequest.seen();
  await continueRequest.ask(email);
  await expect(continueRequest.sent).toBeVisible();
  const link = linkIn(await new Inbox(email).next(), 'continue');
  const traces = new Traces(page, lastPartOf(link));

  const told = page.waitForResponse((response) => response.url().endsWith('/comms/events/create'));
  await page.goto(link);
  await continueLink.seen();
  expect((await told).status(), 'the mail was opened').toBe(204);
  await expect(page).toHaveURL(/\/oakwood\/continue\/[^/?#]+$/);
  await continueLink.carryOn.click();
  await expect(journey.movingDetails.title).toBeVisible();
  await traces.expectNone();

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(link);
  await continueLink.carryOn.click();
  await deadLink.seen();
  await deadLink.another.click();
  await expect(continueRequest.title).toBeVisible();
});

test('a log-in link that is broken goes home and says so [ROUTE-09] [VAL-14]', async ({ page, journey }) => {
  await page.goto('/oakwood/log-in/not-a-token-of-anybody');
  await journey.landing.seen();
  await expect(page).toHaveURL(/\/oakwood\/?$/);
  await expect(journey.landing.banner).toContainText('This link does not work any more');
});

test('a log-in link of somebody invited asks for the details first, and leaves no trace [VAL-13]', async ({
  page,
  account,
  journey,
}) => {
  const invited = await anInvited({ brand: 'oakwood', branch: '12' });
  const link = await logInLink(invited);
  const [byLink, byToken] = [new Traces(page, lastPartOf(link)), new Traces(page, invited.token)];
  await page.goto('/oakwood');
  await page.goto(link);
  await account.confirmDetails.enter(invited.known);
  await expect(journey.personalDetails.title).toBeVisible();
  await expect(journey.personalDetails.surname).toHaveValue(invited.known.surname);
  await byLink.expectNone();
  await page.goForward();
  await byToken.expectNone();
});

test('a token of a link of one kind opens no other page', async ({ page, account, journey }) => {
  const { token } = await anInvited({ brand: 'meadow' });
  await page.goto(`/meadow/password-reset/${token}`);
  await account.deadLink.seen();
  await page.goto(`/meadow/continue/${token}`);
  await account.continueLink.carryOn.click();
  await expect(account.deadLink.title).toBeVisible();
  await page.goto(`/meadow/log-in/${token}`);
  await expect(journey.landing.title).toBeVisible();
});
