import { anInvitedMover } from '../../fixtures/people.js';
import { expect, test } from '../../fixtures/test.js';
import { unlock } from '../../support/admin.js';
import { AppClient } from '../../support/app-client.js';

const wrongSurname =
  "Sorry but that's not the surname we were provided with. Please check your entry, ensuring you're entering just your surname.";
const locked =
  'Your account is locked, because the details did not match 3 times. For help, email newhome@meadow.example.test or call 01632 960 303, weekdays, 8am to 8pm.';

test(
  'three wrong surnames lock the account, and support unlocks it [VAL-04] [VAL-05] [VAL-08]',
  { tag: ['@small', '@shell', '@onboarding'] },
  async ({ page, account, journey }) => {
    const { confirmDetails } = account;
    const invited = await anInvitedMover({ brand: 'meadow' });
    const { surname, postcode, email } = invited.known;
    await page.goto(invited.link);

    for (const wrong of ['Ashton', 'Ashdowne']) {
      await confirmDetails.enter({ surname: wrong, postcode });
      await confirmDetails.expectErrors([wrongSurname]);
      await expect(confirmDetails.surname).toBeFocused();
      await expect(confirmDetails.surname).toHaveValue(wrong);
    }
    await confirmDetails.expectAccessible();
    await confirmDetails.enter({ surname: 'Robin Ashdown', postcode });
    await expect(confirmDetails.banner).toHaveText(locked);
    await confirmDetails.expectAccessible();

    await test.step('the right details no longer work', async () => {
      await page.reload();
      await confirmDetails.enter({ surname, postcode });
      await expect(confirmDetails.banner).toHaveText(locked);
    });

    await unlock(invited);
    await page.reload();
    await confirmDetails.enter({ surname, postcode });
    await expect(journey.personalDetails.title).toBeVisible();
    await expect(journey.personalDetails.surname).toHaveValue(surname);
    await expect(journey.personalDetails.email).toHaveValue(email);
  },
);

test(
  'of ten wrong surnames at once, exactly three count [VAL-01] [VAL-04]',
  { tag: ['@shell', '@onboarding'] },
  async () => {
    const { token, known } = await anInvitedMover({ brand: 'oakwood', branch: '12' });
    const client = await AppClient.connected();
    const guess = (surname: string) => client.validate({ token, surname, postcode: known.postcode });

    const answers = await Promise.all(Array.from({ length: 10 }, () => guess('Ashton')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    const results = answers.map(({ body }) => body.result);
    expect(results.filter((result) => result === 1)).toHaveLength(2);
    expect(results.filter((result) => result === 4)).toHaveLength(8);
    expect((await guess(known.surname)).body).toMatchObject({ code: 'DETAILS_NOT_CONFIRMED', result: 4 });
  },
);

test(
  'a mismatch is reported at its field, in the specified words [VAL-06] [VAL-07] [VAL-09]',
  { tag: ['@small', '@shell', '@onboarding'] },
  async ({ page, account }) => {
    const { confirmDetails } = account;
    const { token } = await anInvitedMover({ brand: 'oakwood' });
    await page.goto(`/oakwood/confirm-details/${token}`);
    await confirmDetails.enter({ surname: 'Ashdown', postcode: 'MK40 2QS' });
    await confirmDetails.expectErrors([
      "Sorry but that's not the postcode code we were provided please check and try again.",
    ]);
    await expect(confirmDetails.postcode).toBeFocused();

    await confirmDetails.enter({ surname: 'Ashton', postcode: 'MK40 2QS' });
    const both =
      "Sorry both your postcode and surname don't match the details we have been provided. Please check your entry and try again.";
    await confirmDetails.expectErrors([both, both]);
    await confirmDetails.expectAccessible();

    await page.goto('/oakwood/confirm-details/not-a-token-of-anybody');
    await confirmDetails.enter({ surname: 'Ashdown', postcode: 'MK40 2QT' });
    await expect(confirmDetails.banner).toHaveText('Incorrect Token Error!');
  },
);
