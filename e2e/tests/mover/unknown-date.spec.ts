import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';

test(
  'an unknown move-in date is recorded once, and unticking it restores all entries [MOVE-03] [MOVE-08] [MOVE-22]',
  { tag: '@small' },
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
