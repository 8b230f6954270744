import { devices } from '@playwright/test';
import { duplicateTab } from '../../fixtures/tabs.js';
import { anOnboardingMover, openOnboarding } from '../../fixtures/onboarding.js';
import { expect, test } from '../../fixtures/test.js';
import { onboardingPagesIn } from '../../pages/onboarding-pages.js';
import { Inbox } from '../../support/outbox.js';

test(
  'of two tabs that edit the same detail, the second is warned of the conflict and keeps its entry',
  { tag: ['@shell', '@onboarding'] },
  async ({ page, onboarding }) => {
    const { edit, yourDetails } = onboarding;
    await openOnboarding(page, await anOnboardingMover('oakwood'), '/onboarding/edit/firstName');
    await expect(edit.firstName).toHaveValue('Robin');
    const other = await duplicateTab(page);
    const there = onboardingPagesIn(other);
    await expect(there.edit.firstName).toHaveValue('Robin');

    await edit.firstName.fill('Robyn');
    await edit.save.click();
    await expect(yourDetails.status('First name updated')).toBeVisible();

    await there.edit.firstName.fill('Bobbie');
    await there.edit.save.click();
    await there.edit.expectErrors(['Someone else changed this. It is now: Robyn. Save again to keep yours.']);
    await expect(there.edit.firstName).toHaveValue('Bobbie');
    await there.edit.expectAccessible();
    await there.edit.save.click();
    await expect(there.yourDetails.status('First name updated')).toBeVisible();

    await page.reload();
    await expect(page.getByRole('definition').first()).toHaveText('Bobbie');
  },
);

test(
  'back and forward, a double click and a second device neither duplicate nor lose anything',
  { tag: ['@small', '@shell', '@onboarding'] },
  async ({ page, onboarding, journey, browser }) => {
    const { home, contact, code, yourDetails } = onboarding;
    const started = await anOnboardingMover('oakwood', [{ firstName: 'Robin' }, { dateOfBirth: '1991-04-12' }]);
    const { email } = started.known;
    await openOnboarding(page, started, '/onboarding/address');
    await home.choose('14 Castle Road, Bedford');
    await home.next.click();
    await contact.title.waitFor();

    await test.step('back and forward', async () => {
      await contact.mobile.fill('07700900666');
      await page.goBack();
      await expect(home.address).toHaveValue('14 Castle Road, Bedford');
      await page.goForward();
      await expect(contact.mobile).toHaveValue('07700900666');
    });

    const mailbox = new Inbox(email);
    await test.step('a double click', async () => {
      await contact.next.dblclick();
      await expect(code.title).toBeVisible();
      await mailbox.next();
      await code.code.waitFor();
      await mailbox.expectNothingNew();
      expect(await started.client.journey()).toMatchObject({ phoneNumber: '07700900666', emailAddress: email });
    });

    await test.step('another device continues with all of it', async () => {
      const phone = await browser.newContext({ ...devices['Pixel 7'], locale: 'en-GB' });
      const onPhone = await phone.newPage();
      await openOnboarding(onPhone, started, '/onboarding/confirm');
      const there = onboardingPagesIn(onPhone);
      await there.yourDetails.expectSection('Contact details', [
        ['Email address', email],
        ['Mobile number', '07700900666'],
      ]);
      await there.yourDetails.residentialStatus.selectOption('Private tenant');
      await there.yourDetails.confirm.dblclick();
      await expect(onPhone).toHaveURL(/\/oakwood\/enrolment\/moving-details$/);
      await phone.close();
    });

    await test.step('the first device finds the journey completed', async () => {
      await page.goto('/oakwood/onboarding/confirm');
      await expect(journey.movingDetails.address).toHaveValue('14 Castle Road, Bedford');
      await expect(yourDetails.title).toBeHidden();
    });
  },
);

test(
  'an offline entry stays in its tab and is saved once the connection is back',
  { tag: ['@shell', '@onboarding'] },
  async ({ page, onboarding, context }) => {
    const { edit, yourDetails } = onboarding;
    const started = await anOnboardingMover('oakwood');
    await openOnboarding(page, started, '/onboarding/confirm');
    await yourDetails.edit('first name').click();
    await edit.firstName.waitFor();
    await context.setOffline(true);
    await edit.firstName.fill('Robyn');
    await edit.save.click();
    await expect(page.getByText(/we save it as soon as you are online again/)).toBeVisible();
    await expect(edit.firstName).toHaveValue('Robyn');
    await edit.expectAccessible();
    expect(await started.client.journey()).toMatchObject({ firstName: 'Robin' });

    await context.setOffline(false);
    await expect(yourDetails.status('First name updated')).toBeVisible();
    await expect(page.getByText('You are online again, and what you typed is saved.')).toBeVisible();
    expect(await started.client.journey()).toMatchObject({ firstName: 'Robyn' });
  },
);
