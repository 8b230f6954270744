import { Arrivals } from '../../fixtures/arrivals.js';
import { anInvitedMover } from '../../fixtures/people.js';
import { StepChanges } from '../../fixtures/step-changes.js';
import { expect, test } from '../../fixtures/test.js';
import { codeIn, Inbox } from '../../support/outbox.js';

const save = '/api/v1/onboarding/journey';

test(
  'each step appears as soon as the previous one is saved, without further calls or layout shifts',
  { tag: ['@both', '@shell', '@onboarding'] },
  async ({ page, account, onboarding }) => {
    const { home, contact, code, yourDetails, edit } = onboarding;
    const { link, known } = await anInvitedMover({ brand: 'oakwood' });
    const steps = await StepChanges.watch(page);
    const arrivals = new Arrivals(page);
    await page.goto(link);
    await account.verifyPostcode.confirm(known.postcode);
    await home.choose('14 Castle Road, Bedford');
    // The next journey is preloaded.
    await arrivals.settled();

    expect(await steps.callsBeforeHeading('How can we reach you?', () => home.next.click())).toEqual([save]);
    expect(await steps.callsBeforeHeading("Verify it's you", () => contact.next.click())).toEqual([
      '/api/v1/enrolment-auth/contact-details',
    ]);
    await code.sentNotice.waitFor();
    await code.code.fill(codeIn(await new Inbox(known.email).next()));
    expect(await steps.callsBeforeHeading('Your details', () => code.next.click())).toContain('/api/v2/otp/verify');
    expect(
      await steps.callsBeforeHeading('Edit your first name', () => yourDetails.edit('first name').click()),
    ).toEqual([]);
    await edit.firstName.fill('Robin');
    expect(await steps.callsBeforeHeading('Your details', () => edit.save.click())).toEqual([save]);
    expect(await steps.callsBeforeHeading('Edit your new address', () => yourDetails.edit('address').click())).toEqual(
      [],
    );
    await expect(home.address).toHaveValue('14 Castle Road, Bedford');
    expect(await steps.callsBeforeHeading('Your details', () => home.back.click())).toEqual([]);
    const shifts = await steps.shifts();
    const totalShift = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(totalShift, JSON.stringify(shifts, null, 2)).toBeLessThan(0.01);
  },
);
