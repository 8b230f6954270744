import { dateInDays } from '../../support/mover.js';
import { Keyboard } from '../../support/keyboard.js';
import { everyJourney, expect, test } from '../../fixtures/test.js';
import { ProviderTab } from '../../pages/provider-tab.page.js';

test(
  'sets up all four services using only the keyboard',
  { tag: ['@full', ...everyJourney] },
  async ({ page, journey, keyboard, mover: { person } }) => {
    const { landing, personalDetails, movingDetails, councilWater, productSelection, confirmation } = journey;
    const { usage, list, signup, psr, payment, broadbandList, broadbandSignup, recordVisit } = journey;
    const moveIn = dateInDays(7);

    await page.goto('/');
    await keyboard.activate(landing.start);

    await expect(personalDetails.title).toBeFocused();
    await keyboard.tabTo(personalDetails.personTitle);
    await keyboard.press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
    await expect(personalDetails.personTitle).toHaveValue('Ms');
    await keyboard.type(personalDetails.firstName, person.firstName);
    await keyboard.type(personalDetails.surname, person.surname);
    // Day and month move the focus to the next field after their second digit.
    await keyboard.type(personalDetails.dateOfBirth.day, '12041991');
    await keyboard.type(personalDetails.mobile, person.mobile);
    await keyboard.type(personalDetails.email, person.email);
    await keyboard.press('Enter');

    await expect(movingDetails.title).toBeFocused();
    await keyboard.type(movingDetails.moveInDate.day, moveIn.day);
    await keyboard.type(movingDetails.moveInDate.month, moveIn.month);
    await keyboard.type(movingDetails.moveInDate.year, moveIn.year);
    await keyboard.tabTo(movingDetails.residentialStatus);
    await keyboard.press('ArrowDown', 'ArrowDown');
    await keyboard.type(movingDetails.postcode, 'MK402QT');
    await keyboard.press('Enter');
    await expect(movingDetails.address).toBeFocused();
    await keyboard.press('ArrowDown', 'ArrowDown', 'Enter');
    await expect(movingDetails.address).toHaveValue('10 Castle Road, Bedford');
    await keyboard.activate(movingDetails.next);

    await expect(councilWater.title).toBeFocused();
    await keyboard.tabTo(councilWater.council.keep);
    await keyboard.press('ArrowDown');
    await expect(councilWater.council.decline).toBeChecked();
    await keyboard.press('ArrowUp');
    await keyboard.tabTo(councilWater.water.keep);
    await keyboard.activate(councilWater.next);

    await expect(productSelection.title).toBeFocused();
    await keyboard.activate(productSelection.energy, 'Space');
    await keyboard.activate(productSelection.entertainment, 'Space');
    await keyboard.activate(productSelection.next);

    await expect(usage.title).toBeFocused();
    await keyboard.activate(usage.yes, 'Space');
    await keyboard.type(usage.electricity, '2700');
    await keyboard.type(usage.gas, '9800');
    await keyboard.press('Enter');

    await expect(list.title).toBeFocused();
    await keyboard.activate(list.select('Larkfield Fix 12'));

    await expect(signup.title).toBeFocused();
    await keyboard.activate(signup.next, 'Space');

    await psr.answerNoByKeyboard(keyboard);

    await expect(payment.title).toBeFocused();
    await keyboard.type(payment.sortCode, '089999');
    await keyboard.type(payment.accountNumber, '66374958');
    await keyboard.tabTo(payment.day);
    await keyboard.press('ArrowDown');
    await keyboard.activate(payment.accountHolder, 'Space');
    await keyboard.tabTo(payment.billing('Daily'));
    await keyboard.press('ArrowDown');
    await expect(payment.billing(/^Monthly/)).toBeChecked();
    await keyboard.activate(payment.terms, 'Space');
    await keyboard.activate(payment.next);

    await expect(broadbandList.title).toBeFocused();
    await keyboard.activate(broadbandList.select('Loop 900 rolling'));
    await expect(broadbandSignup.title).toBeFocused();
    await keyboard.activate(broadbandSignup.consent, 'Space');
    const tab = await ProviderTab.openedBy(page, () => keyboard.activate(broadbandSignup.goToProvider));
    await expect(tab.title).toBeFocused();
    const inTab = new Keyboard(tab.page);
    await inTab.activate(tab.goNow);
    await tab.expectVisited('Altnet');
    await expect(recordVisit.title).toBeFocused();
    await keyboard.activate(recordVisit.yes);

    await expect(confirmation.title).toHaveText('Two things left, Robin');
    await expect(confirmation.title).toBeFocused();
    await expect(confirmation.energy).toContainText('Larkfield Fix 12, electricity and gas');
    await expect(confirmation.broadband).toContainText('Loop 900 rolling, from Altnet');
  },
);
