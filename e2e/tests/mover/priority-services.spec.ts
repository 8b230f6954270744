import { addDays, londonToday, toDateParts } from '@home-move/contract';
import { overflowingTexts, smallTargets } from '../../fixtures/layout.js';
import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';

for (const [brand, tag] of [
  ['oakwood', ['@small']],
  ['harbour', ['@large', '@full']],
] as const) {
  test(
    `registers needs with the companies that the mover agrees to, using only the keyboard, with ${brand} [PSR-01] [PSR-06]`,
    { tag: [...tag, '@energy'] },
    async ({ page, journey, keyboard }) => {
      // Council and water are mandatory for Harbour Homes.
      const mover = aMover({ wants: ['energy', 'council', 'water'] });
      const { psr, payment, confirmation } = journey;
      const until = toDateParts(addDays(londonToday(new Date()), 90));
      const find = async (condition: string) => {
        await keyboard.tabTo(psr.search);
        await keyboard.press('ControlOrMeta+a', 'Backspace');
        await page.keyboard.type(condition);
      };
      await startAt(page, mover, 'psr', { brand });

      await expect(psr.title).toBeVisible();
      await keyboard.activate(psr.yes, 'Space');
      await psr.expectAccessible();
      expect(await overflowingTexts(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      await keyboard.activate(psr.next);
      await expect(page).toHaveTitle(/^Error: /);
      await psr.expectSeen(psr.search);

      await find('fridge');
      await keyboard.activate(psr.condition(/^Medicine refrigeration/), 'Space');
      await find('translator');
      await keyboard.activate(psr.condition(/^Unable to communicate in English/), 'Space');
      await keyboard.type(psr.language, 'sign');
      await keyboard.press('ArrowDown', 'Enter');
      await expect(psr.language).toHaveValue('British Sign Language (BSL)');
      await find('operation');
      await expect(psr.chosen).toContainText('Medicine refrigeration');
      await keyboard.activate(psr.condition(/^Post-hospital recovery/), 'Space');
      await keyboard.type(psr.until.day, until.day);
      await keyboard.type(psr.until.month, until.month);
      await keyboard.type(psr.until.year, until.year);
      await keyboard.activate(psr.consent(/Larkfield Energy/), 'Space');
      await psr.expectAccessible();
      await keyboard.activate(psr.next);

      await expect(payment.title).toBeFocused();
      const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
      // A code of three letters also occurs in random tokens, but not in quotation marks.
      expect(stored).not.toMatch(/refrigeration|communicationInEnglish|"bfi\\*"|psrOptions/i);
      await page.goBack();
      await expect(psr.condition(/^Medicine refrigeration/)).toBeChecked();
      await expect(psr.language).toHaveValue('British Sign Language (BSL)');
      await psr.until.expectFilled(until);
      await expect(psr.consent(/Larkfield Energy/)).toBeChecked();
      await expect(psr.consent(/network operator/)).not.toBeChecked();
      await keyboard.activate(psr.next);

      await payment.setUpByKeyboard(keyboard, mover.bank);
      await expect(confirmation.energy).toContainText('Completed');
    },
  );
}
