import { aMover, type MoverOptions } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { walk } from '../../fixtures/walk.js';
import { applicationsOf, breakProvider, restoreProvider } from '../../support/sandbox.js';

const thirdParty =
  'There has been a error retrieving data from our third-party supplier. Please try again in a moment.';

const missing = (range: string) =>
  `Oops - something went wrong and we haven't been able to show you ${range}. Please try refreshing the page. If that doesn't work, try logging out and back in again, or try later.`;

/** A mover to any address of this postcode. */
const moverTo = (postcode: string, wants?: MoverOptions['wants']) =>
  aMover({ home: { postcode, address: /^\d+ / }, wants });

test(
  'address lookup down: shows it, keeps the entries, and accepts a manual address',
  { tag: ['@onboarding', '@energy', '@entertainment', '@council-water'] },
  async ({ page, journey }) => {
    const { movingDetails, productSelection } = journey;
    const mover = moverTo('LE2 3AA');
    await breakProvider('addresses', 'down', 'LE2 3AA');
    await startAt(page, mover, 'movingDetails');

    await movingDetails.moveInDate.enter(mover.home.moveIn);
    await movingDetails.residentialStatus.selectOption(mover.home.status);
    await movingDetails.search('LE2 3AA');
    await expect(movingDetails.searchMessage).toContainText(thirdParty);
    await expect(movingDetails.searchMessage).toContainText(
      'You can also enter it yourself: choose "Can\'t find your address?".',
    );
    await movingDetails.expectAccessible();
    await movingDetails.moveInDate.expectFilled(mover.home.moveIn);
    await expect(movingDetails.postcode).toHaveValue('LE2 3AA');

    await movingDetails.manualEntry.click();
    await expect(movingDetails.houseNameOrNumber).toBeFocused();
    await expect(movingDetails.postcode).toHaveValue('LE2 3AA');
    await movingDetails.expectAccessible();
    await movingDetails.enterAddress({ house: '3', line1: 'Elm Road', town: 'Leicester' });
    await movingDetails.next.click();
    await walk(journey, mover, { from: 'councilWater', to: 'productSelection' });
    await expect(productSelection.energy).toHaveAccessibleDescription(
      'Energy for 3 Elm Road, whose meters we could not find',
    );
  },
);

test(
  'insufficient details of an address: manual entry opens [ADDR-18]',
  { tag: ['@small', '@onboarding', '@energy', '@entertainment', '@council-water'] },
  async ({ page, journey }) => {
    const { movingDetails, councilWater } = journey;
    const mover = moverTo('TR1 2HE');
    await startAt(page, mover, 'movingDetails');

    await movingDetails.enter(mover.home);
    await movingDetails.next.click();
    await expect(
      movingDetails.root.getByText(
        "Unfortunately we weren't able to find enough details about your address. Please enter the rest of it yourself.",
      ),
    ).toHaveCount(1);
    await expect(movingDetails.postcode).toHaveValue('TR1 2HE');
    await movingDetails.moveInDate.expectFilled(mover.home.moveIn);
    await movingDetails.expectAccessible();
    await movingDetails.enterAddress({ house: 'Rose Cottage', line1: 'Quay Lane', town: 'Truro' });
    await movingDetails.next.click();
    await expect(councilWater.council.card).toBeVisible();
    await councilWater.expectAccessible();
  },
);

test(
  'meter register down: promises nothing before energy is chosen, shows it, and continues once it is back',
  { tag: ['@onboarding', '@energy', '@entertainment', '@council-water'] },
  async ({ page, journey }) => {
    const { usage } = journey;
    const mover = moverTo('DE1 2RT');
    await breakProvider('supply', 'error', 'DE1 2RT');
    await startAt(page, mover, 'productSelection');

    const { energy } = journey.productSelection;
    await expect(energy).toHaveAccessibleDescription(/^We cannot check the energy supply at .+ right now\./);
    await energy.check();
    await journey.productSelection.next.click();
    await expect(usage.banner).toContainText('We could not look up your energy supply');
    await expect(usage.banner).toContainText(thirdParty);
    await usage.expectAccessible();

    await restoreProvider('supply', 'DE1 2RT');
    await usage.button('Try again').click();
    await usage.yes.check();
  },
);

test(
  'quotes down: shows it, and Try again shows the plans once they are back [LIST-29]',
  { tag: ['@small', '@onboarding', '@energy', '@entertainment', '@council-water'] },
  async ({ page, journey }) => {
    const { list } = journey;
    const mover = moverTo('CV1 1GF');
    await breakProvider('quotes', 'malformed', 'CV1 1GF');
    await startAt(page, mover, 'list');

    await expect(list.banner).toContainText(
      'Error retrieving tariffs! Please try again later. Apologies for any inconvenience.',
    );
    await list.expectAccessible();
    await expect(list.button(/^Continue$/)).toBeVisible();

    await restoreProvider('quotes', 'CV1 1GF');
    await list.button('Try again').click();
    await expect(list.select('Larkfield Fix 12')).toBeVisible();
    await expect(list.banner).toBeHidden();
  },
);

test(
  'supplier down: keeps the bank details, and a second attempt sets up energy once',
  { tag: ['@onboarding', '@energy', '@entertainment', '@council-water'] },
  async ({ page, journey, mover }) => {
    const { payment, confirmation } = journey;
    const { email } = mover.person;
    await breakProvider('quotes', 'error', email);
    await startAt(page, mover, 'payment');

    await payment.enter(mover.bank);
    await payment.next.click();
    await expect(payment.banner).toHaveText(thirdParty);
    await expect(payment.accountName).toHaveValue('R Ashdown');
    await expect(payment.sortCode).toHaveValue('089999');
    await expect(payment.accountNumber).toHaveValue('66374958');
    await expect(payment.terms).toBeChecked();
    await payment.expectAccessible();

    await restoreProvider('quotes', email);
    await payment.next.click();
    await expect(confirmation.energy).toContainText('Larkfield Fix 12, electricity and gas');
    expect(await applicationsOf(email)).toHaveLength(1);
  },
);

test(
  'council register down: shows it, and continues once it is back',
  { tag: ['@small', '@full', '@onboarding', '@energy', '@entertainment', '@council-water'] },
  async ({ page, journey }) => {
    const { councilWater, productSelection, confirmation } = journey;
    const mover = moverTo('HX1 1AA');
    await breakProvider('councils', 'down', 'HX1 1AA');
    await startAt(page, mover, 'councilWater');

    await expect(councilWater.banner).toContainText('We could not look up your council and water company');
    await expect(councilWater.banner).toContainText(thirdParty);
    await expect(councilWater.banner).toContainText('What you entered is safe.');
    await councilWater.expectAccessible();

    await councilWater.continueLater.click();
    await productSelection.expectAccessible();
    await page.goBack();
    await expect(councilWater.banner).toContainText(thirdParty);
    await restoreProvider('councils', 'HX1 1AA');
    await councilWater.tryAgain.click();
    await expect(councilWater.council.card).toContainText('Calderdale');
    await walk(journey, mover, { from: 'councilWater', to: 'confirmation' });
    await expect(confirmation.council).toContainText('Calderdale');
  },
);

test(
  'council register stays down: the confirmation is reached without it',
  { tag: ['@full', '@onboarding', '@energy', '@entertainment', '@council-water'] },
  async ({ page, journey }) => {
    const { councilWater, productSelection, confirmation } = journey;
    const mover = moverTo('HX1 2BB');
    await breakProvider('councils', 'down', 'HX1 2BB');
    await startAt(page, mover, 'councilWater');
    await councilWater.continueLater.click();
    await productSelection.title.waitFor();
    await productSelection.next.click();
    await expect(councilWater.banner).toContainText(thirdParty);
    await councilWater.continueLater.click();
    await confirmation.expectAccessible();
  },
);

test(
  'unknown council and water: explains it, and continues [COUNCIL-07]',
  { tag: ['@full', '@onboarding', '@energy', '@entertainment', '@council-water'] },
  async ({ page, journey }) => {
    const { councilWater, productSelection } = journey;
    await startAt(page, moverTo('PL4 8AA'), 'councilWater');

    await expect(councilWater.council.card).toContainText(
      "Unfortunately we couldn't identify the local council for your new home.",
    );
    await expect(councilWater.council.card.getByRole('link', { name: /^Find your local council/ })).toHaveAttribute(
      'href',
      'https://www.gov.uk/find-local-council',
    );
    await expect(councilWater.water.card).toContainText(
      "Unfortunately we couldn't identify the water company for your new home.",
    );
    await councilWater.expectAccessible();
    await councilWater.next.click();
    await expect(productSelection.title).toBeVisible();
  },
);

test(
  'one broadband feed down: shows the packages of the other',
  { tag: ['@full', '@onboarding', '@energy', '@entertainment', '@council-water'] },
  async ({ page, journey }) => {
    const { broadbandList } = journey;
    const mover = moverTo('LE2 3AB', ['entertainment']);
    await breakProvider('broadband-wombb', 'down', 'LE2 3AB');
    await startAt(page, mover, 'broadbandList');
    await expect(broadbandList.banner).toContainText(missing('the full range of available packages'));
    await expect(broadbandList.cards.first()).toBeVisible();
    await broadbandList.expectAccessible();
  },
);

test(
  'both broadband feeds down: shows it, and Try again shows the packages once they are back',
  { tag: ['@small', '@onboarding', '@energy', '@entertainment', '@council-water'] },
  async ({ page, journey }) => {
    const { broadbandList, broadbandSignup } = journey;
    const mover = moverTo('LE2 3AD', ['entertainment']);
    const both = ['broadband-ht', 'broadband-wombb'] as const;
    for (const feed of both) await breakProvider(feed, 'error', 'LE2 3AD');
    await startAt(page, mover, 'broadbandList');
    await expect(broadbandList.banner).toContainText(missing('the available packages'));
    await broadbandList.expectAccessible();
    await expect(broadbandList.button(/^Continue$/)).toBeVisible();

    for (const feed of both) await restoreProvider(feed, 'LE2 3AD');
    await broadbandList.button('Try again').click();
    await broadbandList.root
      .getByRole('button', { name: /^Select / })
      .first()
      .click();
    await expect(broadbandSignup.title).toBeVisible();
  },
);
