import { aMover } from '../../support/mover.js';
import { aPassword } from '../../fixtures/people.js';
import { expect, test } from '../../fixtures/test.js';
import { SecretLeaks } from '../../fixtures/secret-leaks.js';
import { invite, logInLink } from '../../support/admin.js';

test(
  'an invitation without details leads to a form with a password, which logs in afterwards [ONB-02] [PERS-03] [PWD-01]',
  { tag: ['@small', '@shell', '@onboarding'] },
  async ({ page, account, journey, header }) => {
    const { verifyPostcode, unpopulatedDetails, passwordLogin } = account;
    const { person } = aMover();
    const password = aPassword();
    const { link } = await invite({ brand: 'oakwood', postcode: 'MK40 2QT' });
    await page.goto(link);
    await verifyPostcode.confirm('MK40 2QT');

    await expect(unpopulatedDetails.title).toBeFocused();
    await expect(page).toHaveURL(/\/oakwood\/pending\/personal-details$/);
    await unpopulatedDetails.register(person, 'moving');
    await unpopulatedDetails.expectErrors(['Please ensure your password match the criteria above']);
    await expect(unpopulatedDetails.password).toBeFocused();
    await expect(page).toHaveTitle("Error: We couldn't find your details - Oakwood Lettings");
    await unpopulatedDetails.expectAccessible();
    await unpopulatedDetails.password.fill(password);
    await unpopulatedDetails.next.click();
    await expect(journey.movingDetails.title).toBeVisible();

    await header.open();
    await header.logOut.click();
    await page.goto('/oakwood/log-in');
    await passwordLogin.logIn({ email: person.email, password });
    await expect(journey.movingDetails.title).toBeVisible();
  },
);

test(
  'a link without details opens the form for all of them, without leaking its token [ROUTE-19] [PERS-02]',
  { tag: ['@shell', '@onboarding'] },
  async ({ page, account, journey }) => {
    const { unpopulatedDetails } = account;
    const token = (await logInLink(await invite({ brand: 'meadow', type: 'Social' }))).split('/').at(-1) ?? '';
    const leaks = new SecretLeaks(page, token);
    await page.goto('/meadow');
    await page.goto(`/meadow/pending/personal-details/unpopulated/${token}`);
    await expect(unpopulatedDetails.title).toBeVisible();
    await unpopulatedDetails.expectAccessible();
    await unpopulatedDetails.register(aMover().person, aPassword());
    await expect(journey.movingDetails.title).toBeVisible();
    await leaks.expectNone();
  },
);
