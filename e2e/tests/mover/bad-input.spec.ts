import { dateInDays } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';

test.describe('personal details', () => {
  test(
    'lists every missing field, and focuses the first',
    { tag: ['@onboarding', '@energy', '@entertainment'] },
    async ({ page, journey: { personalDetails } }) => {
      await page.goto('/pending/personal-details');
      await personalDetails.next.click();

      await personalDetails.expectErrors([
        'Please enter your Title',
        'The length of First name must be at least of 2 characters',
        'The length of Surname must be at least of 2 characters',
        'Mandatory',
        'Please enter a valid UK mobile number without spaces, starting with 07',
        'Please enter a valid email address',
      ]);
      await expect(personalDetails.personTitle).toBeFocused();
      await expect(page).toHaveTitle("Error: Let's check your personal details. - Home Move");
      await personalDetails.expectAccessible();

      await personalDetails.errorLink('Mandatory').click();
      await expect(personalDetails.dateOfBirth.day).toBeFocused();
    },
  );

  test(
    'rejects invalid values, keeps them in their fields, and accepts corrected ones [PERS-13] [PERS-15]',
    { tag: ['@small', '@onboarding', '@energy', '@entertainment'] },
    async ({ page, journey: { personalDetails, movingDetails }, mover: { person } }) => {
      await page.goto('/pending/personal-details');
      await personalDetails.enter({
        title: 'Ms',
        firstName: 'R2D2',
        surname: 'A',
        dateOfBirth: { day: '31', month: '2', year: '1991' },
        mobile: '0207946',
        email: 'robin@',
      });
      await personalDetails.next.click();

      await personalDetails.expectErrors([
        'First name cannot contain numbers or special characters',
        'The length of Surname must be at least of 2 characters',
        'Invalid',
        'Please enter a valid UK mobile number without spaces, starting with 07',
        'Please enter a valid email address',
      ]);
      await expect(personalDetails.firstName).toBeFocused();
      await expect(personalDetails.firstName).toHaveValue('R2D2');
      await expect(personalDetails.firstName).toHaveAccessibleDescription(
        /First name cannot contain numbers or special characters/,
      );
      await personalDetails.dateOfBirth.expectFilled({ day: '31', month: '2', year: '1991' });
      await expect(personalDetails.mobile).toHaveValue('0207946');
      await expect(personalDetails.email).toHaveValue('robin@');
      await personalDetails.expectAccessible();

      await personalDetails.enter(person);
      await personalDetails.next.click();
      await movingDetails.expectAccessible();
    },
  );

  for (const [age, year, message] of [
    ['under 18 [PERS-18]', 2015, 'You must be at least 18 years of age to sign up'],
    ['over 99', 1900, 'You must be 99 years of age or under to sign up'],
  ] as const) {
    test(
      `rejects a mover ${age}`,
      { tag: ['@onboarding', '@energy', '@entertainment'] },
      async ({ page, journey: { personalDetails }, mover: { person } }) => {
        await page.goto('/pending/personal-details');
        await personalDetails.enter({ ...person, dateOfBirth: { day: '1', month: '1', year: String(year) } });
        await personalDetails.next.click();
        await personalDetails.expectErrors([message]);
        await expect(personalDetails.dateOfBirth.day).toBeFocused();
      },
    );
  }
});

test.describe('moving details', { tag: '@full' }, () => {
  test.beforeEach(async ({ page, mover }) => {
    await startAt(page, mover, 'movingDetails');
  });

  test(
    'lists the missing date, status and address',
    { tag: ['@onboarding', '@energy', '@entertainment'] },
    async ({ page, journey: { movingDetails } }) => {
      await movingDetails.next.click();
      await movingDetails.expectErrors([
        'Please enter the date from which you are responsible for utilities at your new home',
        'Please select an option',
        'Please tell me the postcode of your new home',
      ]);
      await expect(movingDetails.moveInDate.day).toBeFocused();
      await expect(page).toHaveTitle('Error: About your new home - Home Move');
      await movingDetails.expectAccessible();
    },
  );

  test(
    'rejects dates out of range, a postcode without a search, and a search without a choice',
    { tag: ['@small', '@onboarding', '@energy', '@entertainment'] },
    async ({ journey: { movingDetails }, mover: { home } }) => {
      await movingDetails.moveInDate.enter(dateInDays(30));
      await movingDetails.residentialStatus.selectOption(home.status);
      await movingDetails.postcode.fill('MK40 2QT');
      await movingDetails.next.click();
      await movingDetails.expectErrors([
        'I can only help with move-in dates up to 29 days in the future',
        'Please search for your address using your postcode',
      ]);

      await movingDetails.moveInDate.enter(dateInDays(-120));
      await movingDetails.findAddress.click();
      await movingDetails.address.press('Escape');
      await movingDetails.next.click();
      await movingDetails.expectErrors([
        'I can only help with dates 3 months in the past',
        'Please select an address from the dropdown',
      ]);
      await expect(movingDetails.moveInDate.day).toBeFocused();
      await movingDetails.expectAccessible();
    },
  );

  test(
    'rejects an invalid postcode without a lookup',
    { tag: ['@onboarding', '@energy', '@entertainment'] },
    async ({ journey: { movingDetails } }) => {
      await movingDetails.search('NOT ONE');
      await expect(movingDetails.postcode).toHaveAccessibleDescription(/Please check your postcode is valid/);
      await expect(movingDetails.postcode).toHaveValue('NOT ONE');
      await movingDetails.findAddress.click();
      await expect(movingDetails.address).toBeHidden();
    },
  );

  test(
    'lists the missing fields of a manual address [ADDR-14]',
    { tag: ['@onboarding', '@energy', '@entertainment'] },
    async ({ journey: { movingDetails }, mover: { home } }) => {
      await movingDetails.moveInDate.enter(home.moveIn);
      await movingDetails.residentialStatus.selectOption(home.status);
      await movingDetails.manualEntry.click();
      await movingDetails.postcode.fill('NOT ONE');
      await movingDetails.next.click();
      await movingDetails.expectErrors([
        'Please enter your house name or number',
        'Please enter the first line of your address',
        'Please enter your town or city',
        "We don't recognise this postcode",
      ]);
      await expect(movingDetails.houseNameOrNumber).toBeFocused();
      await movingDetails.expectAccessible();
    },
  );

  test(
    'warns of a business address and accepts it [ADDR-19]',
    { tag: ['@onboarding', '@energy', '@entertainment'] },
    async ({ journey: { movingDetails, councilWater }, mover }) => {
      await movingDetails.enter({ ...mover.home, address: 'Castle Road Dental Care, 22 Castle Road, Bedford' });
      await expect(
        movingDetails.root.getByText(
          'The address you have selected appears to be a business address. Please check that you have selected the correct address before continuing.',
        ),
      ).toBeVisible();
      await movingDetails.expectAccessible();
      await movingDetails.next.click();
      await expect(councilWater.title).toBeVisible();
    },
  );
});

test(
  'energy usage requires an answer, and rejects implausible values [USAGE-05] [USAGE-06] [USAGE-07]',
  { tag: ['@full', '@onboarding', '@energy', '@entertainment'] },
  async ({ page, journey, mover }) => {
    const { usage, list } = journey;
    await startAt(page, mover, 'usage');

    await usage.next.click();
    await usage.expectErrors(['Please select one of the options']);
    await expect(usage.yes).toBeFocused();
    await expect(page).toHaveTitle('Error: How much energy will you use? - Home Move');
    await usage.expectAccessible();

    await usage.estimate.check();
    await usage.next.click();
    await usage.expectErrors([
      'Please select the number of rooms',
      'Please select property type',
      'Please select the number of people',
    ]);

    await usage.enter({ electricity: '', gas: '0' });
    await usage.next.click();
    await usage.expectErrors(['Please enter a value greater than 0', 'Please enter a value greater than 0']);

    await usage.enter({ electricity: 'lots', gas: '500000' });
    await usage.next.click();
    await usage.expectErrors([
      'This field can only contain numbers',
      'Your usage seems too high, please enter a value less than 499999',
    ]);
    await expect(usage.electricity).toBeFocused();
    await expect(usage.electricity).toHaveValue('lots');

    await usage.enter({ electricity: '2700.5', gas: '9,800' });
    await usage.next.click();
    await usage.expectErrors(['To the nearest kWh']);
    await usage.electricity.fill('2,700 kWh');
    await usage.next.click();
    await expect(list.usageSummary).toHaveText(/^For 2,700 kWh of electricity and 9,800 kWh of gas a year/);
  },
);

test(
  'payment requires bank details and consents, and rejects invalid ones',
  { tag: ['@both', '@full', '@onboarding', '@energy', '@entertainment'] },
  async ({ page, journey, mover }) => {
    const { payment } = journey;
    await startAt(page, mover, 'payment');

    await payment.accountName.fill('');
    await payment.next.click();
    await payment.expectErrors([
      'Please enter your Account Holder Name',
      'Please enter your Sort Code',
      'Please enter your Bank Account Number',
      'Please choose your preferred payment day',
      'This field is required',
      'This field is required',
    ]);
    await expect(payment.accountName).toBeFocused();
    await expect(page).toHaveTitle('Error: Check your plan and set up payment - Home Move');
    await payment.expectAccessible();

    await payment.enter({ ...mover.bank, accountName: 'R@shdown', sortCode: '08-99', accountNumber: '663749' });
    await payment.next.click();
    await payment.expectErrors([
      "Please use letters, numbers, spaces and & . ' / - only",
      'Please enter a valid Sort Code',
      'Please enter a valid Bank Account Number',
    ]);
    await expect(payment.accountName).toHaveValue('R@shdown');
    await expect(payment.sortCode).toHaveValue('0899');
    await expect(payment.accountNumber).toHaveValue('663749');
    await expect(payment.day.locator('option:checked')).toHaveText('15th of the month');
    await expect(payment.terms).toBeChecked();
  },
);

test(
  'an unknown path shows a page with a link to the first page',
  { tag: ['@onboarding', '@energy', '@entertainment'] },
  async ({ page, journey: { landing } }) => {
    await page.goto('/no/such/page/at/all');
    await expect(page.getByRole('heading', { level: 1, name: 'We could not find that page' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(landing.title).toBeVisible();
  },
);

test(
  'an unknown brand shows the default brand',
  { tag: ['@onboarding', '@energy', '@entertainment'] },
  async ({ page, journey: { landing } }) => {
    await page.goto('/nobody-knows-this-brand');
    await expect(landing.title).toBeVisible();
    await expect(page).toHaveTitle('Move in with everything set up - Home Move');
  },
);
