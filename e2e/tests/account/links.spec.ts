import { anInvitedMover } from '../../fixtures/people.js';
import { prepareEnrolment } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { SecretLeaks } from '../../fixtures/secret-leaks.js';
import { logInLink } from '../../support/admin.js';
import { Inbox, linkIn } from '../../support/outbox.js';

const lastPartOf = (link: string) => new URL(link).pathname.split('/').at(-1) ?? '';

test(
  'a mailed link resumes a saved move, once, without leaking its token [COMMS-07] [ROUTE-14]',
  { tag: ['@shell', '@onboarding'] },
  async ({ page, account, journey, mover }) => {
    const { continueRequest, continueLink, invalidLink: deadLink } = account;
    const { email } = mover.person;
    await prepareEnrolment(mover, 'movingDetails', 'oakwood');
    await page.goto('/oakwood/continue');
    await continueRequest.expectAccessible();
    await continueRequest.requestLink(email);
    await expect(continueRequest.sent).toBeVisible();
    const link = linkIn(await new Inbox(email).next(), 'continue');
    const leaks = new SecretLeaks(page, lastPartOf(link));

    const openedEvent = page.waitForResponse((response) => response.url().endsWith('/comms/events/create'));
    await page.goto(link);
    await continueLink.expectAccessible();
    expect((await openedEvent).status(), 'the mail was opened').toBe(204);
    await expect(page).toHaveURL(/\/oakwood\/continue\/[^/?#]+$/);
    await continueLink.carryOn.click();
    await expect(journey.movingDetails.title).toBeVisible();
    await leaks.expectNone();

    await page.evaluate(() => sessionStorage.clear());
    await page.goto(link);
    await continueLink.carryOn.click();
    await deadLink.expectAccessible();
    await deadLink.another.click();
    await expect(continueRequest.title).toBeVisible();
  },
);

test(
  'a broken log-in link leads to the landing page with a message [ROUTE-09] [VAL-14]',
  { tag: ['@shell', '@onboarding'] },
  async ({ page, journey }) => {
    await page.goto('/oakwood/log-in/not-a-token-of-anybody');
    await journey.landing.expectAccessible();
    await expect(page).toHaveURL(/\/oakwood\/?$/);
    await expect(journey.landing.banner).toContainText('This link does not work any more');
  },
);

test(
  'a log-in link of an invited mover requires the details first, without leaking its token [VAL-13]',
  { tag: ['@shell', '@onboarding'] },
  async ({ page, account, journey }) => {
    const invited = await anInvitedMover({ brand: 'oakwood', branch: '12' });
    const link = await logInLink(invited);
    const [linkLeaks, tokenLeaks] = [new SecretLeaks(page, lastPartOf(link)), new SecretLeaks(page, invited.token)];
    await page.goto('/oakwood');
    await page.goto(link);
    await account.confirmDetails.enter(invited.known);
    await expect(journey.personalDetails.title).toBeVisible();
    await expect(journey.personalDetails.surname).toHaveValue(invited.known.surname);
    await linkLeaks.expectNone();
    await page.goForward();
    await tokenLeaks.expectNone();
  },
);

test(
  'the token of one kind of link opens no other page',
  { tag: ['@shell', '@onboarding'] },
  async ({ page, account, journey }) => {
    const { token } = await anInvitedMover({ brand: 'meadow' });
    await page.goto(`/meadow/password-reset/${token}`);
    await account.invalidLink.expectAccessible();
    await page.goto(`/meadow/continue/${token}`);
    await account.continueLink.carryOn.click();
    await expect(account.invalidLink.title).toBeVisible();
    await page.goto(`/meadow/log-in/${token}`);
    await expect(journey.landing.title).toBeVisible();
  },
);
