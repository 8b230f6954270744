import type { Page } from '@playwright/test';
import { formatDate, dateInDays } from '../../support/mover.js';
import { anOnboardingMover, continueOnboarding, openOnboarding } from '../../fixtures/onboarding.js';
import { anInvitedMover, wrongCode, type InvitedMover } from '../../fixtures/people.js';
import { expect, test, type Fixtures } from '../../fixtures/test.js';
import { codeIn, Inbox } from '../../support/outbox.js';

const castleRoad = '14 Castle Road, Bedford, MK40 2QT';

type Pages = Pick<Fixtures, 'account' | 'onboarding'>;

/** Opens the link, confirms its postcode and waits for the first step. */
async function openLink(page: Page, { account, onboarding }: Pages, { link, known }: InvitedMover): Promise<void> {
  await page.goto(link);
  await account.verifyPostcode.confirm(known.postcode);
  await expect(onboarding.home.title).toBeVisible();
}

test(
  "a partner's link leads through home, contact and code to the mover's enrolment [ONB-14] [ONB-17] [ONB-19]",
  { tag: ['@both', '@shell', '@onboarding'] },
  async ({ page, account, onboarding, journey }) => {
    const { home, contact, code, yourDetails, edit } = onboarding;
    const invited = await anInvitedMover({ brand: 'oakwood', branch: '12' });
    const { email, mobile, surname } = invited.known;
    const moveIn = dateInDays(7);
    await openLink(page, { account, onboarding }, invited);
    await home.choose('14 Castle Road, Bedford');
    await home.next.click();

    await contact.expectAccessible();
    await expect(contact.email).toHaveValue(email);
    await expect(contact.mobile).toHaveValue(mobile);
    await contact.next.click();

    await code.expectAccessible();
    const sent = codeIn(await new Inbox(email).next());
    await code.enter(wrongCode(sent));
    await code.expectErrors(["We don't recognise this code"]);
    await code.enter(sent);

    await yourDetails.expectAccessible();
    await yourDetails.expectSection('Personal details', [
      ['First name', 'Not given yet'],
      ['Surname', surname],
      ['Date of birth', 'Not given yet'],
    ]);
    await yourDetails.expectSection('Contact details', [
      ['Email address', email],
      ['Mobile number', mobile],
    ]);
    await yourDetails.expectSection('New home', [
      ['Address', castleRoad],
      ['Move-in date', 'Not given yet'],
    ]);
    await yourDetails.confirm.click();
    await yourDetails.expectErrors([
      "That name doesn't look long enough",
      "You haven't entered your date of birth",
      'Please select an option',
    ]);
    await yourDetails.residentialStatus.selectOption('Private tenant');

    await yourDetails.edit('first name').click();
    await edit.expectAccessible();
    await edit.firstName.fill('Robin');
    await edit.save.click();
    await expect(yourDetails.status('First name updated')).toBeVisible();
    await yourDetails.edit('date of birth').click();
    await edit.dateOfBirth.enter({ day: '12', month: '4', year: '1991' });
    await edit.save.click();
    await expect(yourDetails.status('Date of birth updated')).toBeVisible();
    await yourDetails.edit('move-in date').click();
    await edit.moveInDate.enter(moveIn);
    await edit.save.click();
    await expect(yourDetails.status('Move-in date updated')).toBeVisible();
    await yourDetails.expectSection('Personal details', [
      ['First name', 'Robin'],
      ['Surname', surname],
      ['Date of birth', '12 Apr 1991'],
    ]);
    await yourDetails.expectSection('New home', [
      ['Address', castleRoad],
      ['Move-in date', formatDate(moveIn)],
    ]);

    await expect(yourDetails.residentialStatus.locator('option:checked')).toHaveText('Private tenant');
    await yourDetails.confirm.click();
    // Date and address are not asked again.
    await expect(journey.councilWater.title).toBeVisible();
    await expect(page).toHaveURL(/\/oakwood\/enrolment\/council-services-upfront$/);

    await journey.councilWater.back.click();
    await journey.movingDetails.moveInDate.expectFilled(moveIn);
    await expect(journey.movingDetails.address).toHaveValue('14 Castle Road, Bedford');
    await expect(journey.movingDetails.residentialStatus).toHaveValue('201');
    await expect(page).toHaveURL(/\/oakwood\/enrolment\/moving-details$/);
  },
);

test(
  'a verified email address and number are not verified again, unless forced [ONB-09] [ONB-10] [ONB-11]',
  { tag: ['@small', '@full', '@shell', '@onboarding'] },
  async ({ page, onboarding: { code, yourDetails } }) => {
    const mover = await anOnboardingMover('oakwood');
    const { email, mobile } = mover.known;
    const phone = await Inbox.of(mobile);
    await mover.client.verify('email', email);
    await continueOnboarding(page, mover, '/onboarding/code');
    await code.sentNotice.waitFor();
    await code.enter(codeIn(await phone.next()));
    await expect(yourDetails.title).toBeVisible();

    await page.goto('/oakwood/onboarding/code');
    await expect(yourDetails.status('Verification has already been successfully performed')).toBeVisible();
    await expect(page).toHaveURL(/\/oakwood\/onboarding\/confirm$/);
    await expect(yourDetails.title).toBeVisible();
    await phone.expectNothingNew();

    await page.goto('/oakwood/onboarding/code?forceVerify');
    await code.sentNotice.waitFor();
    await code.enter(codeIn(await phone.next()));
    await expect(yourDetails.title).toBeVisible();
    const mailbox = new Inbox(email);
    await mailbox.next();
    await mailbox.expectNothingNew();
  },
);

test(
  'an address missing from the lookup is entered manually, and replaced by one from the lookup [ONB-15] [ONB-31] [ONB-33]',
  { tag: ['@small', '@full', '@shell', '@onboarding'] },
  async ({ page, onboarding: { home, contact, code, yourDetails } }) => {
    const mover = await anOnboardingMover('default', []);
    await openOnboarding(page, mover, '/onboarding/address');
    await home.manualEntry.click();
    await home.next.click();
    await home.expectErrors(['We need your street address', 'We need your town or city', 'We need your county']);
    await home.expectAccessible();
    await home.street.fill(' The Boathouse ');
    await home.town.fill('Bedford');
    await home.county.fill('Bedfordshire');
    await home.next.click();
    await contact.next.click();
    await code.sentNotice.waitFor();
    await code.enter(codeIn(await new Inbox(mover.known.email).next()));
    await yourDetails.expectSection('New home', [
      ['Address', 'The Boathouse, Bedford, Bedfordshire, MK40 2QT'],
      ['Move-in date', 'Not given yet'],
    ]);

    await yourDetails.edit('address').click();
    await home.expectAccessible();
    await expect(home.street).toHaveValue('The Boathouse');
    await home.root.getByRole('button', { name: 'Search for your address instead' }).click();
    await home.choose('14 Castle Road, Bedford');
    await home.save.click();
    await expect(yourDetails.status('New address updated')).toBeVisible();
    await yourDetails.expectSection('New home', [
      ['Address', castleRoad],
      ['Move-in date', 'Not given yet'],
    ]);
  },
);

test(
  'saved steps survive a reload, which sends no second code, and reopening the link',
  { tag: ['@shell', '@onboarding'] },
  async ({ page, account, onboarding }) => {
    const { home, contact, code, yourDetails } = onboarding;
    const invited = await anInvitedMover({ brand: 'oakwood', branch: '12' });
    const { email } = invited.known;
    await openLink(page, { account, onboarding }, invited);
    await home.choose('14 Castle Road, Bedford');
    await page.reload();
    await expect(home.address).toHaveValue('14 Castle Road, Bedford');
    await home.next.click();

    await contact.mobile.fill('07700 900');
    await page.reload();
    await expect(contact.mobile).toHaveValue('07700 900');
    await contact.mobile.fill(invited.known.mobile);
    await contact.next.click();

    const mailbox = new Inbox(email);
    const sent = codeIn(await mailbox.next());
    const sentNotice = code.root.getByText('We sent a 6-digit code to r•••@example.test. It works for 15 minutes.');
    await expect(sentNotice).toBeVisible();
    await page.reload();
    await expect(sentNotice).toBeVisible();
    await code.enter(sent);
    await expect(yourDetails.title).toBeVisible();

    // Elsewhere the link now needs a code; it continues in this browser, where the mover is logged in.
    await page.goto(invited.link);
    await yourDetails.expectSection('New home', [
      ['Address', castleRoad],
      ['Move-in date', 'Not given yet'],
    ]);
    await mailbox.expectNothingNew();
  },
);
