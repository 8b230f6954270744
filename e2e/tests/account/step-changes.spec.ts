import { anInvited } from '../../fixtures/people.js';
import { StepChanges } from '../../fixtures/step-changes.js';
import { expect, test } from '../../fixtures/test.js';
import { codeIn, Inbox } from '../../support/outbox.js';

const save = '/api/v1/onboarding/journey';

test(
  'each step shows as soon as the one before is saved, asks nobody on the way, and nothing moves',
  { tag: '@both' },
  async ({ page, account, onboarding }) => {
    const { home, contact, code, yourDetails, edit } = onboarding;
    const { link, known } = await anInvited({ brand: 'oakwood' });
    const steps = await StepChanges.watch(page);
    await page.goto(link);
    await account.verifyPostcode.confirm(known.postcode);
    await home.choose('14 Castle Road, Bedford');

    expect(await steps.callsBefore('How can we reach you?', () => home.next.click())).toEqual([save]);
    expect(await steps.callsBefore("Verify it's you", () => contact.next.click())).toEqual([
      '/api/v1/enrolment-auth/contact-details',
    ]);
    await code.code.fill(codeIn(await new Inbox(known.email).next()));
    expect(await steps.callsBefore('Your details', () => code.next.click())).toContain('/api/v2/otp/verify');
    expect(await steps.callsBefore('Edit your first name', () => yourDetails.edit('first name').click())).toEqual([]);
    await edit.firstName.fill('Robin');
    expect(await steps.callsBefore('Your details', () => edit.save.click())).toEqual([save]);
    expect(await steps.callsBefore('Edit your new address', () => yourDetails.edit('address').click())).toEqual([]);
    await expect(home.address).toHaveValue('14 Castle Road, Bedford');
    expect(await steps.callsBefore('Your details', () => home.back.click())).toEqual([]);
    const shifts = await steps.shifts();
    const moved = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(moved, JSON.stringify(shifts, null, 2)).toBeLessThan(0.01);
  },
);
