import { anOnboardingMover, openOnboarding } from '../../fixtures/onboarding.js';
import { openPhone, scanQrCode } from '../../fixtures/phone.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { SecretLeaks } from '../../fixtures/secret-leaks.js';
import { InvalidLinkPage } from '../../pages/error.pages.js';
import { journeyIn } from '../../pages/journey.js';
import { onboardingPagesIn } from '../../pages/onboarding-pages.js';
import { PhoneDialog } from '../../pages/phone-dialog.js';
import { PhoneLinkPage } from '../../pages/phone-link.page.js';
import { expectNoViolations } from '../../pages/screen.page.js';
import { codeIn, Inbox, linkIn } from '../../support/outbox.js';

// Both are tagged @large, because phones do not get the offer.
test(
  'a phone scans the code, confirms the postcode, and continues at the same step, once',
  { tag: ['@large', '@shell', '@onboarding'] },
  async ({ page, onboarding, browser, keyboard }) => {
    const { edit, yourDetails } = onboarding;
    const started = await anOnboardingMover('oakwood');
    await openOnboarding(page, started, '/onboarding/edit/firstName');
    await expect(edit.firstName).toHaveValue('Robin');
    const dialog = new PhoneDialog(page);
    await keyboard.activate(dialog.trigger);
    await expect(dialog.code).toBeVisible();
    await expectNoViolations(page, '[role=dialog]');
    const link = await scanQrCode(dialog.code);
    await keyboard.press('Escape');
    await expect(dialog.region).toBeHidden();
    await expect(dialog.trigger).toBeFocused();

    const phone = await openPhone(browser);
    const there = { link: new PhoneLinkPage(phone), dead: new InvalidLinkPage(phone), ...onboardingPagesIn(phone) };
    await phone.goto(new URL('/oakwood', link).href);
    const leaks = new SecretLeaks(phone, new URL(link).pathname.split('/').at(-1) ?? '');
    await phone.goto(link);
    await there.link.expectAccessible();
    await there.link.confirm('MK40 2QS');
    await there.link.expectErrors(["Sorry but that's not the postcode we were provided, please check and try again."]);
    await expect(there.link.postcode).toBeFocused();
    await there.link.confirm('mk402qt');
    await expect(there.edit.firstName).toHaveValue('Robin');
    await expect(phone).toHaveURL(/\/oakwood\/onboarding\/edit\/firstName$/);
    await expect(new PhoneDialog(phone).trigger).toBeHidden();
    await there.edit.firstName.fill('Robyn');
    await there.edit.save.click();
    await expect(there.yourDetails.status('First name updated')).toBeVisible();
    await leaks.expectNone();

    await page.goto('/oakwood/onboarding/confirm');
    await expect(page.getByRole('definition').first()).toHaveText('Robyn');
    await expect(yourDetails.title).toBeVisible();

    const stranger = await openPhone(browser);
    await stranger.goto(link);
    await new InvalidLinkPage(stranger).expectAccessible();
    await stranger.context().close();
    await phone.context().close();
  },
);

test(
  'without a postcode the mover mails the link and confirms with a code',
  { tag: ['@large', '@full', '@shell', '@onboarding'] },
  async ({ page, mover, browser }) => {
    const { email } = mover.person;
    await startAt(page, mover, 'movingDetails');
    const dialog = new PhoneDialog(page);
    await dialog.open();
    await dialog.emailLink.click();
    await expect(dialog.region.getByText('Sent to r•••@example.test. It works once, for 24 hours.')).toBeVisible();
    const mailbox = new Inbox(email);
    const link = linkIn(await mailbox.next(), 'phone');

    const phone = await openPhone(browser);
    const there = new PhoneLinkPage(phone);
    await phone.goto(link);
    await there.expectAccessible();
    await mailbox.expectNothingNew();
    await there.sendCode.click();
    await there.code.fill(codeIn(await mailbox.next()));
    await there.carryOn.click();
    await expect(journeyIn(phone).movingDetails.title).toBeVisible();
    await expect(phone).toHaveURL(/\/enrolment\/moving-details$/);
    await phone.context().close();
  },
);
