import type { Locator, Page } from '@playwright/test';
import { anInvitedMover } from '../../fixtures/people.js';
import { expect, test } from '../../fixtures/test.js';
import type { Screen } from '../../pages/screen.page.js';
import { codeIn, Inbox } from '../../support/outbox.js';

interface ExpectedErrors {
  readonly errors: readonly string[];
  /** The first invalid field. */
  readonly first: Locator;
  readonly title: string;
}

/** Expects each error in the summary, the focus on the first invalid field, and "Error:" in the title. */
async function expectRejected(page: Page, screen: Screen, { errors, first, title }: ExpectedErrors): Promise<void> {
  await screen.expectErrors(errors);
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await expect(page).toHaveTitle(`Error: ${title} - Oakwood Lettings`);
  await screen.expectAccessible();
}

test(
  'each step lists its errors, focuses the first, and marks its title [ONB-05] [ONB-06] [ONB-36]',
  { tag: ['@small', '@full', '@shell', '@onboarding'] },
  async ({ page, account, onboarding }) => {
    const { verifyPostcode } = account;
    const { home, contact, code, yourDetails } = onboarding;
    const { link, known } = await anInvitedMover({ brand: 'oakwood' });

    await page.goto(link);
    await verifyPostcode.next.click();
    await expectRejected(page, verifyPostcode, {
      errors: ['We need your new postcode', 'Required'],
      first: verifyPostcode.postcode,
      title: 'Confirm your new postcode',
    });
    await verifyPostcode.confirm('MK40 2QS');
    await expectRejected(page, verifyPostcode, {
      errors: ["Sorry but that's not the postcode we were provided, please check and try again."],
      first: verifyPostcode.postcode,
      title: 'Confirm your new postcode',
    });
    await expect(verifyPostcode.postcode).toHaveValue('MK40 2QS');
    await verifyPostcode.confirm(known.postcode);

    await home.address.waitFor();
    await home.next.click();
    await expectRejected(page, home, {
      errors: ['We need your new address'],
      first: home.address,
      title: 'Where are you moving to?',
    });
    await home.choose('14 Castle Road, Bedford');
    await home.next.click();

    await contact.email.fill('');
    await contact.mobile.fill('');
    await contact.next.click();
    await expectRejected(page, contact, {
      errors: ['We need your email to continue', 'We need your number to continue'],
      first: contact.email,
      title: 'How can we reach you?',
    });
    await contact.email.fill(known.email);
    await contact.mobile.fill('0207946');
    await contact.next.click();
    await expectRejected(page, contact, {
      errors: ['Please enter a valid UK mobile number without spaces, starting with 07'],
      first: contact.mobile,
      title: 'How can we reach you?',
    });
    await contact.mobile.fill(known.mobile);
    await contact.next.click();

    const sent = codeIn(await new Inbox(known.email).next());
    await code.enter(sent.slice(0, 5));
    await expectRejected(page, code, {
      errors: ['We need your 6-digit code'],
      first: code.code,
      title: "Verify it's you",
    });
    await code.enter(sent);
    await expect(yourDetails.title).toBeVisible();
    await expect(page).toHaveTitle('Your details - Oakwood Lettings');
  },
);
