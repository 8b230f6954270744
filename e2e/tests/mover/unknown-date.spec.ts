import { pathOf } from '@home-move/contract';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { ContinueLinkPage } from '../../pages/continue.page.js';
import { journeyIn } from '../../pages/journey.js';
import { Inbox, linkIn } from '../../support/outbox.js';

test(
  'an unknown move-in date is recorded once, and unticking it restores all entries [MOVE-03] [MOVE-08] [MOVE-22]',
  { tag: ['@small', '@onboarding'] },
  async ({ page, journey, mover, keyboard }) => {
    const { movingDetails, councilWater } = journey;
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/move-in-date-unknown')) requests.push(request.method());
    });
    const explanation = page.getByText(
      'We need your move-in date to set up your new home. We will contact you in four weeks to ask for it.',
    );
    await startAt(page, mover, 'movingDetails', { brand: 'oakwood' });
    await movingDetails.enter(mover.home);

    await keyboard.activate(movingDetails.dateUnknown, 'Space');
    await expect(explanation).toBeVisible();
    await expect(movingDetails.dateUnknown).toBeFocused();
    await expect(movingDetails.next).toBeHidden();
    await movingDetails.expectAccessible();
    await page.reload();
    await expect(movingDetails.dateUnknown).toBeChecked();
    await expect(explanation).toBeVisible();
    expect(requests).toEqual(['PUT']);

    await keyboard.activate(movingDetails.dateUnknown, 'Space');
    await expect(explanation).toBeHidden();
    await movingDetails.moveInDate.expectFilled(mover.home.moveIn);
    await expect(movingDetails.residentialStatus.locator('option:checked')).toHaveText(mover.home.status);
    await expect(movingDetails.address).toHaveValue('14 Castle Road, Bedford');
    await keyboard.activate(movingDetails.next);
    await expect(councilWater.title).toBeVisible();
    expect(requests).toEqual(['PUT']);
  },
);

test(
  'without a date, a mover sets up council tax, leaves, returns by the mail, gives the date, and continues with energy',
  { tag: ['@small', '@onboarding'] },
  async ({ page, browser, journey, mover }) => {
    const { movingDetails, councilWater, productSelection, confirmation } = journey;
    const inbox = new Inbox(mover.person.email);
    await startAt(page, mover, 'movingDetails');

    await test.step('what does not need the date', async () => {
      await movingDetails.dateUnknown.check();
      await movingDetails.residentialStatus.selectOption(mover.home.status);
      await movingDetails.search(mover.home.postcode);
      await page.getByRole('option', { name: mover.home.address }).first().click();
      await movingDetails.continueWithoutDate.click();
      await councilWater.council.answer(true);
      await councilWater.water.answer(true);
      await councilWater.next.click();
      await productSelection.choose(['energy', 'council', 'water']);
      await productSelection.next.click();
      await expect(confirmation.energy).toContainText('You can set it up once we know your move-in date.');
      await confirmation.expectAccessible();
    });

    await test.step('on another device, days later', async () => {
      const mail = await inbox.next();
      expect(mail.subject).toBe('Your move with Home Move is saved');
      const device = await browser.newContext();
      const phone = await device.newPage();
      const later = { ...journeyIn(phone), mailed: new ContinueLinkPage(phone) };
      await phone.goto(linkIn(mail, 'continue'));
      await later.mailed.carryOn.click();
      await later.movingDetails.title.or(later.confirmation.title).waitFor();
      await phone.goto(pathOf('moving-details'));
      await later.movingDetails.moveInDate.enter(mover.home.moveIn);
      await later.movingDetails.next.click();
      await later.usage.title.waitFor();
      await device.close();
    });
  },
);
