import type { Page } from '@playwright/test';
import { anOnboardingMover, openOnboarding } from '../../fixtures/onboarding.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import type { MovingDetailsPage } from '../../pages/moving-details.page.js';
import type { NewHomePage } from '../../pages/new-home.page.js';

const noAddresses =
  'We can’t find any addresses for that postcode. Please check you’ve entered it correctly. If it is right, click the ‘can’t find your address’ link and enter the rest of the address.';
const businessWarning =
  'The address you have selected appears to be a business address. Please check that you have selected the correct address before continuing.';
const insufficientDetails =
  "Unfortunately we weren't able to find enough details about your address. Please enter the rest of it yourself.";

interface Place {
  readonly postcode: string;
  readonly town: string;
  readonly homes: number;
}

const places: readonly Place[] = [
  { postcode: 'EH3 9QN', town: 'Edinburgh', homes: 8 },
  { postcode: 'CF10 3NP', town: 'Cardiff', homes: 8 },
  { postcode: 'BT1 5GS', town: 'Belfast', homes: 8 },
  { postcode: 'PL4 8AA', town: 'Plymouth', homes: 8 },
  { postcode: 'LE2 3AB', town: 'Leicester', homes: 8 },
  { postcode: 'MK40 2QT', town: 'Bedford', homes: 13 },
];

/** ZE1 0ZZ has no homes; the Channel Islands and the Isle of Man are not covered. */
const withoutHomes = ['ZE1 0ZZ', 'GY1 1AA', 'JE2 3AB', 'IM1 1AA'];

/** Searches for every postcode on one page, and chooses an address of each. */
async function lookUpEach(page: Page, lookUp: MovingDetailsPage | NewHomePage): Promise<void> {
  const options = page.getByRole('listbox').getByRole('option');
  for (const { postcode, town, homes } of places) {
    await test.step(`${postcode}: ${homes} in ${town}`, async () => {
      await lookUp.search(postcode.replace(' ', '').toLowerCase());
      await expect(options).toHaveCount(homes);
      await expect(options).toHaveText(Array.from({ length: homes }, () => new RegExp(`, ${town}$`)));
      await options.first().click();
      await expect(lookUp.address).toHaveValue(new RegExp(`, ${town}$`));
    });
  }
  for (const postcode of withoutHomes) {
    await test.step(`${postcode}: none`, async () => {
      await lookUp.search(postcode);
      await expect(lookUp.searchMessage).toHaveText(noAddresses);
      await expect(lookUp.address).toBeHidden();
      await expect(lookUp.postcode).toHaveValue(postcode);
    });
  }
}

test(
  "after a partner's link every kind of postcode leads to an address, from the lookup or entered manually [ADDR-16] [ADDR-17] [ADDR-18] [ADDR-19] [ONB-29]",
  { tag: '@small' },
  async ({ page, onboarding: { home, contact } }) => {
    const started = await anOnboardingMover('default', []);
    await openOnboarding(page, started, '/onboarding/address');
    await home.address.waitFor();
    await lookUpEach(page, home);

    await test.step('a business address shows a warning, and may be chosen', async () => {
      const warning = page.getByText(businessWarning);
      await home.search('MK40 2QT');
      await page.getByRole('option', { name: 'Castle Road Dental Care, 22 Castle Road, Bedford' }).click();
      await expect(warning).toBeVisible();
      await home.next.click();
      await expect(contact.title).toBeVisible();
      await contact.back.click();
      await home.choose('24 Castle Road, Bedford');
      await expect(warning).toBeHidden();
    });

    await test.step('TR1 2HE: insufficient details lead to manual entry', async () => {
      await home.search('TR1 2HE');
      await page.getByRole('listbox').getByRole('option').first().click();
      await home.next.click();
      await expect(page.getByText(insufficientDetails)).toBeVisible();
      await expect(home.street).toBeFocused();
      await home.expectAccessible();
      await home.street.fill('3 River Walk');
      await home.town.fill('Truro');
      await home.county.fill('Cornwall');
      await home.next.click();
      await expect(contact.title).toBeVisible();
      expect(await started.client.journey()).toMatchObject({ isManualAddress: true, postcode: 'TR1 2HE' });
    });
  },
);

test('on moving details every kind of postcode shows its addresses, or that there are none [ADDR-16] [ADDR-17]', async ({
  page,
  journey,
  mover,
}) => {
  const { movingDetails } = journey;
  await startAt(page, mover, 'movingDetails');
  await movingDetails.moveInDate.enter(mover.home.moveIn);
  await lookUpEach(page, movingDetails);
  await movingDetails.expectAccessible();
  await movingDetails.moveInDate.expectFilled(mover.home.moveIn);
  await movingDetails.manualEntry.click();
  await expect(movingDetails.postcode).toHaveValue('IM1 1AA');
});

test(
  'a postcode without addresses shows a phone number where a brand has no manual entry [FLAG-03]',
  { tag: '@small' },
  async ({ page, onboarding: { home } }) => {
    await openOnboarding(page, await anOnboardingMover('harbour', []), '/onboarding/address');
    await home.search('ZE1 0ZZ');
    await expect(home.searchMessage).toHaveText(
      'We can’t find any addresses for that postcode. Please check you’ve entered it correctly.You can also call us on 01632 960 202.',
    );
    await expect(home.manualEntry).toBeHidden();
    await home.expectAccessible();
  },
);
