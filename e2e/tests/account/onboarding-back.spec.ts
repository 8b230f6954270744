import { aMover } from '../../support/mover.js';
import { anOnboardingMover, openOnboarding } from '../../fixtures/onboarding.js';
import { expect, test } from '../../fixtures/test.js';
import { browserBack, ownBack, walkWithBack } from '../../fixtures/walk-with-back.js';
import { codeIn, Inbox } from '../../support/outbox.js';

test(
  'keeps everything when an invited mover goes Back on every page, from the new home to the confirmation',
  { tag: ['@full', '@shell', '@onboarding'] },
  async ({ page, journey, onboarding: { home, contact, code, yourDetails, edit } }) => {
    const started = await anOnboardingMover('oakwood', [{ firstName: 'Robin' }, { dateOfBirth: '1991-04-12' }]);
    const { email, mobile } = started.known;
    const mover = aMover({ wants: ['council', 'water'] });
    const mailbox = new Inbox(email);
    await openOnboarding(page, started, '/onboarding/address');
    await home.choose('14 Castle Road, Bedford');
    await home.next.click();

    await contact.title.waitFor();
    for (const goBack of [browserBack, ownBack]) {
      await goBack(contact);
      await expect(home.title).toBeFocused();
      await expect(home.address).toHaveValue('14 Castle Road, Bedford');
      await home.next.click();
      await expect(contact.email).toHaveValue(email);
      await expect(contact.mobile).toHaveValue(mobile);
    }
    await contact.next.click();

    await code.title.waitFor();
    const sent = codeIn(await mailbox.next());
    for (const goBack of [browserBack, ownBack]) {
      await goBack(code);
      await expect(contact.title).toBeFocused();
      await expect(contact.email).toHaveValue(email);
      await contact.next.click();
      await code.title.waitFor();
    }
    await mailbox.expectNothingNew();
    await code.enter(sent);

    await yourDetails.residentialStatus.selectOption('Private tenant');
    await yourDetails.edit('move-in date').click();
    await edit.moveInDate.enter(mover.home.moveIn);
    await browserBack(edit);
    await expect(yourDetails.residentialStatus.locator('option:checked')).toHaveText('Private tenant');
    await yourDetails.edit('move-in date').click();
    await edit.moveInDate.expectFilled(mover.home.moveIn);
    await edit.save.click();
    await expect(yourDetails.status('Move-in date updated')).toBeVisible();
    await yourDetails.confirm.click();

    await walkWithBack(journey, mover, {
      from: 'councilWater',
      after: ['movingDetails'],
      waysBack: [browserBack, ownBack],
    });
  },
);
