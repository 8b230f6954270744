import type { Page } from '@playwright/test';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { pathIn } from '../../support/addresses.js';
import { aMover, dateInDays } from '../../support/mover.js';
import { publishShell, rollBackShell } from '../../support/shell-release.js';

const property = '--hm-story';

/** The value of the custom property in a page. */
const valueIn = (page: Page) =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), property);

test(
  'a published shell is in the next document, leaves an open form as it is, and is taken back by one command',
  { tag: ['@full', '@shell'] },
  async ({ page, context, journey }) => {
    await startAt(page, aMover({ wants: 'all' }), 'savedMovingDetails');
    await journey.movingDetails.moveInDate.enter(dateInDays(9));

    await publishShell(property, 'published');
    const next = await context.newPage();
    try {
      await next.goto(pathIn('default', '/'));
      expect(await valueIn(next)).toBe('published');

      expect(await valueIn(page)).toBe('');
      await journey.movingDetails.moveInDate.expectFilled(dateInDays(9));
      await journey.movingDetails.next.click();
      await expect(journey.councilWater.council.card).toBeVisible();
    } finally {
      await rollBackShell();
    }
    await next.reload();
    expect(await valueIn(next)).toBe('');
  },
);
