import { chris, pat } from '../../fixtures/people.js';
import { dateInDays } from '../../support/mover.js';
import { expect, test } from '../../fixtures/test.js';
import { codeIn, Inbox } from '../../support/outbox.js';

const lettings = [
  { name: 'Sam Hartley', link: '/oakwood/12/onboarding/verify/demo-lettings', masked: 's•••@example.test' },
  { name: 'Priya Shah', link: '/oakwood/onboarding/verify/demo-verified', masked: 'p•••@example.test' },
];

for (const { name, link, masked } of lettings) {
  test(
    `${name} opens a letting agent's link with the postcode of the new home [OTP-06] [OTP-08] [VAL-03]`,
    { tag: ['@shell', '@onboarding'] },
    async ({ page, account, onboarding, header }) => {
      const { verifyPostcode } = account;
      await page.goto(link);
      await expect(verifyPostcode.root.getByText(`This link is for ${masked}.`)).toBeVisible();
      await verifyPostcode.expectAccessible();

      await verifyPostcode.confirm('mk402qt');
      await expect(onboarding.home.postcode).toHaveValue('MK40 2QT');
      await onboarding.home.address.click();
      await expect(page.getByRole('option', { name: '14 Castle Road, Bedford' })).toBeVisible();
      await onboarding.home.expectAccessible();
      await expect(page).toHaveURL(/\/oakwood\/onboarding\/address$/);
      await header.open();
      await expect(header.logOut).toBeVisible();
    },
  );
}

test(
  'Jo Evans confirms surname and postcode, and finds the details from the landlord [ROUTE-07] [ROUTE-18] [VAL-02]',
  { tag: ['@both', '@shell', '@onboarding'] },
  async ({ page, account, journey }) => {
    const { personalDetails } = journey;
    await page.goto('/meadow/confirm-details/demo-social');
    await account.confirmDetails.expectAccessible();
    await account.confirmDetails.enter({ surname: ' evans ', postcode: 'cf103np' });

    await expect(personalDetails.surname).toHaveValue('Evans');
    await expect(personalDetails.email).toHaveValue('jo.evans@example.test');
    await expect(personalDetails.firstName).toHaveValue('');
    await expect(page).toHaveURL(/\/meadow\/pending\/personal-details$/);
    await personalDetails.expectAccessible();
  },
);

test(
  'Pat Morgan logs in by code and finds the saved details [OTP-01] [ROUTE-10] [ROUTE-11]',
  { tag: ['@large', '@shell', '@onboarding'] },
  async ({ page, account, journey, header }) => {
    const mailbox = await Inbox.of(pat.email);
    await page.goto('/');
    await header.logIn.click();
    await expect(page).toHaveURL(/\/login$/);
    await account.codeLogin.expectAccessible();
    await account.codeLogin.requestByEmail(pat.email);
    await account.loginCode.expectAccessible();

    await account.loginCode.enter(codeIn(await mailbox.next()));
    await expect(journey.councilWater.title).toBeVisible();
    await page.goto('/enrolment/moving-details');
    await journey.movingDetails.moveInDate.expectFilled(dateInDays(7));
    await expect(journey.movingDetails.address).toHaveValue('24 Castle Road, Bedford');
    await expect(header.logOut).toBeVisible();
  },
);

test(
  'Pat Morgan logs in by password, and is redirected from the landing page [ROUTE-05] [ROUTE-08] [SESS-05]',
  { tag: ['@shell', '@onboarding'] },
  async ({ page, account, journey }) => {
    await page.goto('/log-in');
    await account.passwordLogin.expectAccessible();
    await account.passwordLogin.logIn(pat);
    await expect(journey.councilWater.title).toBeVisible();
    await page.goto('/');
    await expect(journey.councilWater.title).toBeVisible();
    await expect(page).toHaveURL(/\/enrolment\/council-services-upfront$/);
  },
);

test(
  'Chris Doyle logs in by password in a brand without codes, and sees the order and everything set up [ROUTE-02] [ORDER-02]',
  { tag: ['@full', '@shell', '@onboarding'] },
  async ({ page, account, journey, header }) => {
    const { confirmation, yourMove } = journey;
    await page.goto('/meadow');
    await header.open();
    await header.logIn.click();
    await expect(page).toHaveURL(/\/meadow\/log-in$/);
    await account.passwordLogin.expectAccessible();
    await account.passwordLogin.logIn(chris);

    await expect(yourMove.cards).not.toHaveCount(0);
    await yourMove.expectAccessible();
    await yourMove.toSummary.click();
    await expect(confirmation.title).toHaveText('You are all set, Chris');
    await expect(confirmation.energy).toContainText('Completed');
    await expect(confirmation.council).toContainText('Completed');
    await expect(confirmation.water).toContainText('Completed');
    await confirmation.expectAccessible();
  },
);
