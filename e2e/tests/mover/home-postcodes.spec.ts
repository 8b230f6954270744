import type { Page } from '@playwright/test';
import { addDays, councilChoice, londonToday, pathOf, residentialStatus } from '@home-move/contract';
import { anOnboardingMover, openOnboarding } from '../../fixtures/onboarding.js';
import { aMover } from '../../support/mover.js';
import { prepareEnrolment, startAt } from '../../fixtures/prepared-enrolment.js';
import { logInTab } from '../../fixtures/tabs.js';
import { expect, test } from '../../fixtures/test.js';
import type { MovingDetailsPage } from '../../pages/moving-details.page.js';
import type { NewHomePage } from '../../pages/new-home.page.js';
import type { MoverClient } from '../../support/mover-client.js';

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
  "after a partner's link every kind of postcode leads to an address, from the lookup or entered manually [ADDR-17] [ADDR-18] [ONB-29]",
  { tag: ['@small', '@full', '@onboarding', '@energy'] },
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

test(
  'on moving details every kind of postcode shows its addresses, or that there are none [ADDR-16] [ADDR-17]',
  {
    tag: ['@full', '@onboarding', '@energy'],
  },
  async ({ page, journey, mover }) => {
    const { movingDetails } = journey;
    await startAt(page, mover, 'movingDetails');
    await movingDetails.moveInDate.enter(mover.home.moveIn);
    await lookUpEach(page, movingDetails);
    await movingDetails.expectAccessible();
    await movingDetails.moveInDate.expectFilled(mover.home.moveIn);
    await movingDetails.manualEntry.click();
    await expect(movingDetails.postcode).toHaveValue('IM1 1AA');
  },
);

test(
  'a postcode without addresses shows a phone number where a brand has no manual entry [FLAG-03]',
  { tag: ['@small', '@onboarding', '@energy'] },
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

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A mover in any home of a postcode, who chooses services next. TR1 2HE has to be entered manually. */
async function moverAt(postcode: string): Promise<MoverClient> {
  if (postcode !== 'TR1 2HE') return prepareEnrolment(aMover({ home: { postcode, address: /^/ } }), 'productSelection');
  const client = await prepareEnrolment(aMover(), 'movingDetails');
  const moveInDate = addDays(londonToday(new Date()), 7);
  await client.update({ moveInDate, residentialStatus: residentialStatus.privateTenant });
  await client.enterAddress({ houseNameOrNumber: '3', addressLine1: 'River Walk', town: 'Truro', postcode });
  await client.chooseCouncilServices({ council: councilChoice.optOut, water: councilChoice.optOut });
  return client;
}

const withPlans: readonly { readonly postcode: string; readonly offer: RegExp; readonly tag?: readonly ['@full'] }[] = [
  { postcode: 'MK40 2QT', offer: /^Electricity and gas for \d/, tag: ['@full'] },
  { postcode: 'LS6 1AN', offer: /^Electricity for \d/, tag: ['@full'] },
  { postcode: 'NE6 5LR', offer: /^Economy 7 electricity and gas for \d/ },
  { postcode: 'M14 5RX', offer: /^Pay as you go electricity and gas for \d/, tag: ['@full'] },
  { postcode: 'B29 6BD', offer: /^Electricity, and pay as you go gas for \d/, tag: ['@full'] },
  { postcode: 'TR1 2HE', offer: /^Energy for 3 River Walk, whose meters we could not find$/ },
];

/** Their meters and suppliers differ in ways that product selection does not show. */
const alsoWithPlans = ['EH3 9QN', 'CF10 3NP', 'BS8 1TH', 'NG7 2RD', 'SW9 8HG'];

const withoutPlans: readonly {
  readonly postcode: string;
  readonly reason: string;
  readonly tag?: readonly ['@full'];
}[] = [
  {
    postcode: 'SO17 1BJ',
    reason:
      "Unfortunately, we can't give you a quote right now. We're unable to support your meter setup, but we're working on it and will offer quotes in the future when we can.",
  },
  {
    postcode: 'EX4 4QJ',
    reason: "Unfortunately, we can't give you a quote for a commercial energy supply.",
    tag: ['@full'],
  },
  {
    postcode: 'BT1 5GS',
    reason:
      "Unfortunately, we can't give you a quote for this address. We compare energy plans for homes in England, Scotland and Wales only.",
    tag: ['@full'],
  },
];

async function openProductSelection(page: Page, client: MoverClient): Promise<void> {
  await logInTab(page, client.tokens, 'default');
  await page.goto(pathOf('product-selection'));
}

for (const { postcode, offer, tag = [] } of withPlans) {
  test(
    `a home in ${postcode} has an energy plan for its own meters [PROD-02]`,
    { tag: [...tag, '@onboarding', '@energy'] },
    async ({ page, journey: { productSelection, list } }) => {
      const client = await moverAt(postcode);
      await openProductSelection(page, client);
      await expect(productSelection.energy).toHaveAccessibleDescription(offer);
      await client.update({ energyOptIn: 1, entertainmentOptIn: 0 });
      // Asked, and required, only where the register does not list the meters.
      await client.saveUsage({ knownUsage: 'U', gas: 'Y', prepay: 'N', economy7: 'N' });
      await page.goto(pathOf('energy-list'));
      await expect(list.title).toBeVisible();
      await expect(list.cards.first()).toBeVisible();
    },
  );
}

test(
  'homes with other meters and suppliers have an energy plan too',
  { tag: ['@full', '@onboarding', '@energy'] },
  async () => {
    for (const postcode of alsoWithPlans) {
      await test.step(postcode, async () => {
        const client = await moverAt(postcode);
        await client.update({ energyOptIn: 1, entertainmentOptIn: 0 });
        expect(await client.tariffNames()).not.toEqual([]);
      });
    }
  },
);

for (const { postcode, reason, tag = [] } of withoutPlans) {
  test(
    `a home in ${postcode} gets the reason for no energy plan before energy is chosen [PROD-02] [USAGE-29] [CONF-01]`,
    { tag: [...tag, '@onboarding', '@energy'] },
    async ({ page, journey: { productSelection, confirmation } }) => {
      await openProductSelection(page, await moverAt(postcode));
      await expect(productSelection.energyElsewhere).toContainText(new RegExp(`${escaped(reason)} \\w`));
      await expect(productSelection.energyElsewhere).toContainText('Not through us');
      await expect(productSelection.energy).toBeHidden();
      await productSelection.expectAccessible();
      await productSelection.next.click();
      await expect(page).toHaveURL(new RegExp(`${pathOf('confirmation')}$`));
      await expect(confirmation.energy.getByText(reason, { exact: true })).toBeVisible();
      await expect(confirmation.energy).toContainText('Not through us');
    },
  );
}
