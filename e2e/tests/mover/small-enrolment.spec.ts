import { formatDay, inDays } from '../../fixtures/mover.js';
import { expect, test } from '../../fixtures/test.js';
import { applicationsOf } from '../../support/sandbox.js';

test('sets up energy, and a reload at any step loses nothing', { tag: '@both' }, async ({ page, journey, mover }) => {
  const { landing, personalDetails, movingDetails, productSelection, usage, list, signup, payment, confirmation } =
    journey;
  const { person, home } = mover;

  await page.goto('/');
  await landing.seen();
  await page.reload();
  await landing.getStarted();

  await personalDetails.seen();
  await expect(page).toHaveTitle("Let's check your personal details. - Home Move");
  await personalDetails.enter(person);
  await page.reload();
  await expect(personalDetails.personTitle).toHaveValue('Ms');
  await expect(personalDetails.firstName).toHaveValue('Robin');
  await expect(personalDetails.surname).toHaveValue('Ashdown');
  await personalDetails.dateOfBirth.expectFilled({ day: '12', month: '4', year: '1991' });
  await expect(personalDetails.mobile).toHaveValue(person.mobile);
  await expect(personalDetails.email).toHaveValue(person.email);
  await personalDetails.next.click();

  await movingDetails.seen();
  await movingDetails.enter(home);
  await page.reload();
  await movingDetails.moveInDate.expectFilled(home.moveIn);
  await expect(movingDetails.residentialStatus.locator('option:checked')).toHaveText('Private tenant');
  await expect(movingDetails.postcode).toHaveValue('MK40 2QT');
  await expect(movingDetails.address).toHaveValue('14 Castle Road, Bedford');
  await movingDetails.next.click();

  await productSelection.seen();
  await page.reload();
  await productSelection.energy.check();
  await productSelection.next.click();

  await usage.seen();
  await page.reload();
  await usage.enter(mover.usage);
  await usage.next.click();

  await expect(list.assumed).toHaveText(
    /^For 2,700 kWh of electricity and 9,800 kWh of gas a year at 14 Castle Road\./,
  );
  await list.seen();
  await page.reload();
  await expect(list.assumed).toHaveText(/^For 2,700 kWh of electricity and 9,800 kWh of gas a year/);
  await list.select('Larkfield Fix 12').click();

  await signup.seen();
  await signup.add('Greener energy upgrade').click();
  await page.reload();
  await expect(signup.remove('Greener energy upgrade')).toBeVisible();
  await signup.next.click();

  await payment.seen();
  await page.reload();
  await expect(payment.facts).toContainText([
    'Larkfield Fix 12',
    '14 Castle Road, Bedford, MK40 2QT',
    'Usage app, Greener energy upgrade',
  ]);
  await payment.enter(mover.bank);
  await payment.next.click();

  await expect(confirmation.title).toHaveText('You are all set, Robin');
  await confirmation.seen();
  await page.reload();
  await expect(confirmation.energy).toContainText('Completed');
  await expect(confirmation.energy).toContainText('Larkfield Fix 12, electricity and gas');
  await expect(confirmation.energy).toContainText('£147.70 a month by Direct Debit');
  await expect(confirmation.energy).toContainText('With Usage app and Greener energy upgrade');
  await expect(confirmation.energy).toContainText(`Take meter readings on ${formatDay(inDays(7))}`);
  // Both fuels change supplier.
  await expect(confirmation.energy).toContainText(`Supply starts ${formatDay(inDays(15))}`);
  await expect(confirmation.energy).toContainText(/First Direct Debit 15\s\w+\s\d{4}\s£147\.70/);

  const [application, ...more] = await applicationsOf(person.email);
  expect(application).toMatchObject({ product_codes: ['LARK-FIX12-A-DUAL-STD-DD'], extras: ['USAGEAPP', 'GOGN'] });
  expect(more).toEqual([]);
  await expect(confirmation.energy).toContainText(/Direct Debit reference LARK[A-Z0-9]+/);
});

test('sets up energy by keyboard alone', async ({ page, journey, keyboard, mover: { person } }) => {
  const { landing, personalDetails, movingDetails, productSelection, usage, list, signup, payment, confirmation } =
    journey;
  const moveIn = inDays(7);

  await page.goto('/');
  await keyboard.activate(landing.start);

  await expect(personalDetails.title).toBeFocused();
  await keyboard.tabTo(personalDetails.personTitle);
  await keyboard.press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  await expect(personalDetails.personTitle).toHaveValue('Ms');
  await keyboard.type(personalDetails.firstName, person.firstName);
  await keyboard.type(personalDetails.surname, person.surname);
  // Day and month hand the focus on after their second digit.
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

  await expect(productSelection.title).toBeFocused();
  await keyboard.activate(productSelection.energy, 'Space');
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

  await expect(confirmation.title).toHaveText('You are all set, Robin');
  await expect(confirmation.title).toBeFocused();
  await expect(confirmation.energy).toContainText('Larkfield Fix 12, electricity and gas');
});
