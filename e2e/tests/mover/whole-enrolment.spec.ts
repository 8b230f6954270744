import { aMover, formatDate, dateInDays } from '../../support/mover.js';
import { everyJourney, expect, test } from '../../fixtures/test.js';
import { ProviderTab } from '../../pages/provider-tab.page.js';
import { applicationsOf } from '../../support/sandbox.js';

test(
  'sets up all four services, and a reload at any step loses nothing [PROD-01]',
  { tag: everyJourney },
  async ({ page, journey }) => {
    const mover = aMover({ wants: 'all' });
    const { person, home } = mover;
    const { landing, personalDetails, movingDetails, councilWater, productSelection, confirmation } = journey;
    const { usage, list, signup, psr, payment, broadbandList, broadbandSignup, recordVisit } = journey;

    await page.goto('/');
    await landing.expectAccessible();
    await page.reload();
    await landing.getStarted();

    await personalDetails.expectAccessible();
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

    await movingDetails.expectAccessible();
    await movingDetails.enter(home);
    await page.reload();
    await movingDetails.moveInDate.expectFilled(home.moveIn);
    await expect(movingDetails.residentialStatus.locator('option:checked')).toHaveText('Private tenant');
    await expect(movingDetails.postcode).toHaveValue('MK40 2QT');
    await expect(movingDetails.address).toHaveValue('14 Castle Road, Bedford');
    await movingDetails.next.click();

    await test.step('council and water come first, preselected by the brand', async () => {
      const { council, water } = councilWater;
      await expect(council.card).toContainText('Bedford Borough Council');
      await councilWater.expectAccessible();
      await expect(page).toHaveTitle('Council tax and water - Home Move');
      await page.reload();
      await expect(council.keep).toBeChecked();
      await expect(water.keep).toBeChecked();
      await expect(water.card).toContainText('Anglian Water');
      await expect(council.card.getByRole('link', { name: 'Register with Bedford Borough Council' })).toHaveAttribute(
        'href',
        'https://bedford-borough-council.example/council-tax/moving-home',
      );
      await councilWater.next.click();
    });

    await test.step('product selection does not offer them again', async () => {
      await productSelection.expectAccessible();
      await page.reload();
      await expect(productSelection.energy).toHaveAccessibleDescription('Electricity and gas for 14 Castle Road');
      await expect(productSelection.council).toBeHidden();
      await expect(productSelection.water).toBeHidden();
      await productSelection.energy.check();
      await productSelection.entertainment.check();
      await productSelection.next.click();
    });

    await usage.expectAccessible();
    await page.reload();
    await usage.enter(mover.usage);
    await usage.next.click();

    await expect(list.usageSummary).toHaveText(
      /^For 2,700 kWh of electricity and 9,800 kWh of gas a year at 14 Castle Road\./,
    );
    await list.expectAccessible();
    await page.reload();
    await expect(list.usageSummary).toHaveText(/^For 2,700 kWh of electricity and 9,800 kWh of gas a year/);
    await list.select('Larkfield Fix 12').click();

    await signup.expectAccessible();
    await signup.add('Greener energy upgrade').click();
    await page.reload();
    await expect(signup.remove('Greener energy upgrade')).toBeVisible();
    await signup.next.click();

    await psr.expectAccessible();
    await page.reload();
    await psr.answerNo();

    await payment.expectAccessible();
    await page.reload();
    await expect(payment.facts).toContainText([
      'Larkfield Fix 12',
      '14 Castle Road, Bedford, MK40 2QT',
      'Usage app, Greener energy upgrade',
    ]);
    await payment.enter(mover.bank);
    await payment.next.click();

    await test.step('broadband: the list, the package, the provider’s own site', async () => {
      await expect(broadbandList.card('Loop 900 rolling')).toContainText('RECOMMENDED FOR RENTERS');
      await broadbandList.expectAccessible();
      await page.reload();
      await broadbandList.select('Loop 900 rolling').click();

      await expect(broadbandSignup.title).toHaveText('Set up with Altnet');
      await broadbandSignup.expectAccessible();
      await page.reload();
      await expect(broadbandSignup.facts).toContainText(['£39.00 each month', '£19.99', '£58.99']);
      await broadbandSignup.consent.check();
      const tab = await ProviderTab.openedBy(page, () => broadbandSignup.goToProvider.click());
      await tab.expectAccessible();
      await tab.goNow.click();
      await tab.expectVisited('Altnet');

      await expect(recordVisit.title).toHaveText('Have you ordered with Altnet?');
      await recordVisit.expectAccessible();
      await page.reload();
      await recordVisit.yes.click();
    });

    await expect(confirmation.title).toHaveText('Two things left, Robin');
    await expect(confirmation.cards).toHaveCount(4);
    await confirmation.expectAccessible();
    await page.reload();
    await test.step('energy is completed', async () => {
      const { energy } = confirmation;
      await expect(energy).toContainText('Completed');
      await expect(energy).toContainText('Larkfield Fix 12, electricity and gas');
      await expect(energy).toContainText('£147.70 a month by Direct Debit');
      await expect(energy).toContainText('With Usage app and Greener energy upgrade');
      await expect(energy).toContainText(`Take meter readings on ${formatDate(dateInDays(7))}`);
      // Both fuels change supplier.
      await expect(energy).toContainText(`Supply starts ${formatDate(dateInDays(15))}`);
      await expect(energy).toContainText(/First Direct Debit 15\s\w+\s\d{4}\s£147\.70/);
      const applications = await applicationsOf(person.email);
      expect(applications).toMatchObject([
        { product_codes: ['LARK-FIX12-A-DUAL-STD-DD'], extras: ['USAGEAPP', 'GOGN'] },
      ]);
      await expect(energy).toContainText(/Direct Debit reference LARK[A-Z0-9]+/);
    });

    await test.step('broadband waits for the provider', async () => {
      const { broadband } = confirmation;
      await expect(broadband).toContainText('In progress');
      await expect(broadband).toContainText('Loop 900 rolling, from Altnet');
      await expect(broadband).toContainText(
        'We are waiting for confirmation from Altnet that your order went through.',
      );
      await expect(broadband.getByRole('button', { name: 'Select a new package' })).toBeVisible();
    });

    await test.step('council and water show their companies, and are completed once the mover has registered', async () => {
      const { council, water } = confirmation;
      await expect(council).toContainText('To do');
      await expect(council).toContainText('Bedford Borough Council');
      await expect(water).toContainText('Anglian Water');
      await council.getByRole('radio', { name: 'Yes' }).check();
      await expect(council).toContainText('Completed');
      await expect(council.getByRole('status')).toHaveText('Your answer is saved');
      await page.reload();
      await expect(council).toContainText('Completed');
      await expect(council.getByRole('radio', { name: 'Yes' })).toBeChecked();
      await expect(water).toContainText('To do');
    });
  },
);
