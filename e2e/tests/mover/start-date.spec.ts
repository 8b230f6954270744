import { addDays, formatDay, londonToday, pathOf, toDateParts } from '@home-move/contract';
import { aMover, formatDate } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';

/** Both smart meters, which can switch fast; moving in a week from today. */
const fastHome = { postcode: 'SW9 8HG', address: /./ };

for (const [brand, tag] of [
  ['oakwood', ['@small']],
  ['default', ['@large', '@full']],
] as const) {
  test(
    `starts energy on a day chosen in the calendar, using only the keyboard, with ${brand} [SWITCH-02] [SWITCH-04]`,
    { tag: [...tag, '@energy'] },
    async ({ page, journey, keyboard }) => {
      const { list, signup, startDate, payment, confirmation } = journey;
      const mover = aMover({ home: fastHome });
      const moveIn = addDays(londonToday(new Date()), 7);
      const chosen = addDays(moveIn, 8);
      await startAt(page, mover, 'list', { brand });
      // A separate story covers the register.
      await page.goto(`${brand === 'default' ? '' : `/${brand}`}${pathOf('energy-list')}?flags=psr-access-granted:off`);

      await keyboard.activate(list.select('Larkfield Fix 12'));
      await expect(signup.title.or(startDate.title)).toBeFocused();
      if (await signup.title.isVisible()) await keyboard.activate(signup.next);

      await expect(startDate.title).toBeFocused();
      await startDate.expectAccessible();
      await keyboard.tabTo(startDate.asap);
      await keyboard.press('ArrowDown');
      await expect(startDate.custom).toBeChecked();
      await keyboard.activate(startDate.next);
      await startDate.expectErrors([
        'Please enter a valid start date',
        'Please confirm that you are happy to pay for services during cooling-off period',
      ]);
      await startDate.expectSeen(startDate.date.day);

      await keyboard.activate(startDate.openCalendar);
      await startDate.expectSeen(startDate.day(formatDay(moveIn)));
      await keyboard.press('ArrowDown', 'ArrowRight');
      await expect(startDate.day(formatDay(chosen))).toBeFocused();
      await keyboard.press('Enter');
      await expect(startDate.calendar).toBeHidden();
      await startDate.expectSeen(startDate.openCalendar);
      await startDate.date.expectFilled(toDateParts(chosen));
      await expect(startDate.agree).toHaveAccessibleName(/from the day they start/);
      await keyboard.activate(startDate.agree, 'Space');
      await keyboard.activate(startDate.next);

      await expect(payment.title).toBeFocused();
      const starts = payment.facts.filter({ hasText: formatDate(toDateParts(chosen)) });
      await expect(starts).toHaveCount(1);
      await payment.setUpByKeyboard(keyboard, mover.bank);

      await expect(confirmation.energy).toContainText('Larkfield Fix 12');
      await expect(confirmation.energy).toContainText(formatDate(toDateParts(chosen)));
    },
  );
}

test(
  'shows the confirmed start date again on a return from the payment page',
  { tag: '@energy' },
  async ({ page, journey }) => {
    const { list, signup, startDate, payment } = journey;
    const earliest = addDays(londonToday(new Date()), 15);
    await startAt(page, aMover({ home: fastHome }), 'list');
    await page.goto(`${pathOf('energy-list')}?flags=psr-access-granted:off`);
    await list.select('Larkfield Fix 12').click();
    await expect(signup.title.or(startDate.title)).toBeVisible();
    if (await signup.title.isVisible()) await signup.next.click();
    await startDate.custom.check();
    await startDate.date.enter(toDateParts(earliest));
    await startDate.agree.check();
    await startDate.next.click();
    await payment.next.waitFor();
    await page.goBack();
    await expect(startDate.custom).toBeChecked();
    await startDate.date.expectFilled(toDateParts(earliest));
    await expect(startDate.agree).not.toBeChecked();
  },
);
