import { chris, pat } from '../../fixtures/demo-people.js';
import { inDays } from '../../fixtures/mover.js';
import { expect, test } from '../../fixtures/test.js';
import { codeIn, Inbox } from '../../support/outbox.js';

const lettings = [
  { who: 'Sam Hartley', link: '/oakwood/12/onboarding/verify/demo-lettings', masked: 's•••@example.test' },
  { who: 'Priya Shah', link: '/oakwood/onboarding/verify/demo-verified', masked: 'p•••@example.test' },
];

for (const { who, link, masked } of lettings) {
  test(`${who} comes by the link of a letting agent and the postcode of the new home [OTP-06] [OTP-08] [VAL-03]`, async ({
    page,
    account,
    onboarding,
    header,
  }) => {
    const { verifyPostcode } = account;
    await page.goto(link);
    await expect(verifyPostcode.root.getByText(`This link is for ${masked}.`)).toBeVisible();
    await verifyPostcode.seen();

    await verifyPostcode.confirm('mk402qt');
    await expect(onboarding.home.postcode).toHaveValue('MK40 2QT');
    await onboarding.home.address.click();
    await expect(page.getByRole('option', { name: '14 Castle Road, Bedford' })).toBeVisible();
    await onboarding.home.seen();
    await expect(page).toHaveURL(/\/oakwood\/onboarding\/address$/);
    await header.open();
    await expect(header.logOut).toBeVisible();
  });
}

test(
  'Jo Evans confirms surname and postcode, and finds what the landlord knew [ROUTE-07] [ROUTE-18] [VAL-02] [SESS-21]',
  { tag: '@both' },
  async ({ page, account, journey }) => {
    const { personalDetails } = journey;
    await page.goto('/meadow/confirm-details/demo-social');
    await account.confirmDetails.seen();
    await account.confirmDetails.enter({ surname: ' evans ', postcode: 'cf103np' });

    await expect(personalDetails.surname).toHaveValue('Evans');
    await expect(personalDetails.email).toHaveValue('jo.evans@example.test');
    await expect(personalDetails.firstName).toHaveValue('');
    await expect(page).toHaveURL(/\/meadow\/pending\/personal-details$/);
    await personalDetails.seen();
  },
);

test(
  'Pat Morgan logs in by a code and finds what was entered [OTP-01] [OTP-02] [ROUTE-10] [ROUTE-11] [SESS-22]',
  { tag: '@large' },
  async ({ page, account, journey, header }) => {
    const mailbox = await Inbox.of(pat.email);
    await page.goto('/');
    await header.logIn.click();
    await expect(page).toHaveURL(/\/login$/);
    await account.codeLogin.seen();
    await account.codeLogin.askByMail(pat.email);
    await account.loginCode.seen();

    await account.loginCode.enter(codeIn(await mailbox.next()));
    await journey.movingDetails.moveInDate.expectFilled(inDays(7));
    await expect(journey.movingDetails.address).toHaveValue('24 Castle Road, Bedford');
    await expect(header.logOut).toBeVisible();
  },
);

test('Pat Morgan logs in by password, and is sent on from the landing page [ROUTE-05] [ROUTE-08] [SESS-05] [SESS-27]', async ({
  page,
  account,
  journey,
}) => {
  await page.goto('/log-in');
  await account.passwordLogin.seen();
  await account.passwordLogin.logIn(pat);
  await expect(journey.movingDetails.address).toHaveValue('24 Castle Road, Bedford');
  await page.goto('/');
  await expect(journey.movingDetails.address).toHaveValue('24 Castle Road, Bedford');
  await expect(page).toHaveURL(/\/enrolment\/moving-details$/);
});

test('Chris Doyle logs in by password in a brand without codes, and sees everything set up [ROUTE-02]', async ({
  page,
  account,
  journey,
  header,
}) => {
  const { movingDetails, confirmation } = journey;
  await page.goto('/meadow');
  await header.open();
  await header.logIn.click();
  await expect(page).toHaveURL(/\/meadow\/log-in$/);
  await account.passwordLogin.seen();
  await account.passwordLogin.logIn(chris);

  await expect(movingDetails.address).toHaveValue('16 Castle Road, Bedford');
  await movingDetails.next.click();
  await expect(confirmation.title).toHaveText('You are all set, Chris');
  await expect(confirmation.energy).toContainText('Completed');
  await expect(confirmation.council).toContainText('Completed');
  await expect(confirmation.water).toContainText('Completed');
  await confirmation.seen();
});
