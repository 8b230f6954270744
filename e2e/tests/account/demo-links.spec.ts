import type { Support } from '@home-move/contract';
import { continueOnboarding } from '../../fixtures/onboarding.js';
import { anInvitedMover, type InvitedMover } from '../../fixtures/people.js';
import { expect, test, type Fixtures } from '../../fixtures/test.js';
import { countTypedFields } from '../../fixtures/typed-fields.js';
import { MoverClient } from '../../support/mover-client.js';
import { codeIn, Inbox } from '../../support/outbox.js';

/*
 * Each kind of link of the demo data, by keyboard, in three brands. Stories that change something use a new invitation, so
 * that the demo data remains unchanged.
 */

/**
 * Limits `npm test` to one brand per kind of story, in rotation, at one of the two widths; HM_FULL runs every brand at both.
 */
function inRotation(kind: number, brand: number): { readonly tag: string[] } {
  const journeys = ['@shell', '@onboarding'];
  if (process.env['HM_FULL']) return { tag: journeys };
  if (brand !== kind % 3) return { tag: ['@full', ...journeys] };
  return { tag: kind % 2 === 0 ? journeys : ['@small', ...journeys] };
}

type Screens = Pick<Fixtures, 'account' | 'onboarding' | 'keyboard'>;

/** Opens the link, confirms its postcode and waits for the first step. */
async function openLink({ account, onboarding, keyboard }: Screens, { link, known }: InvitedMover): Promise<void> {
  const { verifyPostcode } = account;
  await keyboard.page.goto(link);
  await keyboard.type(verifyPostcode.postcode, known.postcode.toLowerCase());
  await keyboard.activate(verifyPostcode.consent, 'Space');
  await keyboard.press('Enter');
  await expect(onboarding.home.title).toBeFocused();
}

/** Enters the new home and the contact. */
async function enterHome({ onboarding: { home, contact }, keyboard }: Screens): Promise<void> {
  await keyboard.type(home.address, '14 Cas');
  await keyboard.press('ArrowDown', 'Enter');
  await expect(home.address).toHaveValue('14 Castle Road, Bedford');
  await keyboard.activate(home.next);
  await expect(contact.title).toBeFocused();
  await keyboard.activate(contact.next);
}

for (const [turn, brand] of ['oakwood', 'default', 'harbour'].entries()) {
  test(
    `${brand}: a letting agent's link leads to a move with 7 typed fields, of at most 12`,
    inRotation(0, turn),
    async ({ page, account, onboarding, journey, keyboard }) => {
      const { code, yourDetails, edit } = onboarding;
      const invited = await anInvitedMover({ brand });
      const typedFields = await countTypedFields(page);
      await openLink({ account, onboarding, keyboard }, invited);
      await enterHome({ account, onboarding, keyboard });
      await expect(code.title).toBeFocused();
      await code.sentNotice.waitFor();
      await keyboard.type(code.code, codeIn(await new Inbox(invited.known.email).next()));
      await keyboard.press('Enter');

      await expect(yourDetails.title).toBeFocused();
      await keyboard.activate(yourDetails.edit('first name'));
      await expect(edit.title).toBeFocused();
      await keyboard.type(edit.firstName, 'Robin');
      await keyboard.press('Enter');
      await expect(yourDetails.status('First name updated')).toBeVisible();
      await keyboard.activate(yourDetails.edit('date of birth'));
      await keyboard.type(edit.dateOfBirth.day, '12041991');
      await keyboard.press('Enter');
      await expect(yourDetails.status('Date of birth updated')).toBeVisible();
      await yourDetails.expectAccessible();
      await keyboard.tabTo(yourDetails.residentialStatus);
      await keyboard.press('ArrowDown');
      await keyboard.activate(yourDetails.confirm);

      await expect(journey.movingDetails.address).toHaveValue('14 Castle Road, Bedford');
      expect(await typedFields(), 'fields that had to be typed into').toBe(7);
      await expect(page).toHaveURL(new RegExp(`/${brand}/enrolment/moving-details$`));
    },
  );
}

for (const [turn, brand] of ['oakwood', 'default', 'harbour'].entries()) {
  test(
    `${brand}: a mover with a verified email address and number is not asked for a code [ONB-09] [ONB-10]`,
    inRotation(1, turn),
    async ({ page, account, onboarding, journey, keyboard }) => {
      const { yourDetails } = onboarding;
      const invited = await anInvitedMover({ brand });
      const { postcode, email, mobile } = invited.known;
      const client = await MoverClient.byPostcode(invited, postcode);
      await client.verify('email', email);
      await client.verify('sms', mobile);
      await client.save({ firstName: 'Robin' });
      await client.save({ dateOfBirth: '1991-04-12' });
      const [mailbox, phone] = [await Inbox.of(email), await Inbox.of(mobile)];

      await continueOnboarding(page, { ...invited, client }, '/onboarding/address');
      await onboarding.home.title.waitFor();
      await enterHome({ account, onboarding, keyboard });
      await expect(yourDetails.status('Verification has already been successfully performed')).toBeVisible();
      await expect(yourDetails.title).toBeFocused();
      await keyboard.tabTo(yourDetails.residentialStatus);
      await keyboard.press('ArrowDown');
      await keyboard.activate(yourDetails.confirm);
      await expect(journey.movingDetails.address).toHaveValue('14 Castle Road, Bedford');
      await mailbox.expectNothingNew();
      await phone.expectNothingNew();
    },
  );
}

for (const [turn, brand] of ['oakwood', 'default', 'meadow'].entries()) {
  test(
    `${brand}: a social tenant confirms surname and postcode, and enters what the landlord did not know [VAL-02]`,
    inRotation(2, turn),
    async ({ page, account, journey, keyboard }) => {
      const { personalDetails, movingDetails } = journey;
      const { confirmDetails } = account;
      const { token, known } = await anInvitedMover({ brand, type: 'Social' });
      await page.goto(`/${brand}/confirm-details/${token}`);
      await keyboard.type(confirmDetails.surname, ` ${known.surname.toUpperCase()} `);
      await keyboard.type(confirmDetails.postcode, 'mk402qt');
      await keyboard.press('Enter');

      await expect(personalDetails.title).toBeFocused();
      await expect(personalDetails.surname).toHaveValue(known.surname);
      await expect(personalDetails.email).toHaveValue(known.email);
      await keyboard.tabTo(personalDetails.personTitle);
      await keyboard.press('M', 's');
      await keyboard.type(personalDetails.firstName, 'Robin');
      await keyboard.type(personalDetails.dateOfBirth.day, '12041991');
      await keyboard.press('Enter');
      await expect(movingDetails.title).toBeFocused();
      await movingDetails.expectAccessible();
    },
  );
}

/** Whom a brand's movers contact. */
interface Helpers extends Support {
  readonly brand: string;
}

const closedAccounts = [
  {
    story: 'a locked account is refused [VAL-08]',
    link: 'demo-locked',
    surname: 'Novak',
    message: ({ email, phone, hours }: Helpers) =>
      `Your account is locked, because the details did not match 3 times. For help, email ${email} or call ${phone}, ${hours}.`,
  },
  {
    story: 'a forgotten mover is refused [VAL-11]',
    link: 'demo-forgotten',
    surname: 'Whoever',
    message: ({ email, phone }: Helpers) =>
      `The details of this account were removed, because you asked us to forget them. To start again, email ${email} or call ${phone}.`,
  },
];
const helpers: readonly Helpers[] = [
  { brand: 'oakwood', email: 'moving@oakwood.example.test', phone: '01632 960 101', hours: 'weekdays, 9am to 5.30pm' },
  { brand: 'default', email: 'help@example.test', phone: '020 7946 0123', hours: 'Monday to Friday, 9am to 5pm' },
  { brand: 'meadow', email: 'newhome@meadow.example.test', phone: '01632 960 303', hours: 'weekdays, 8am to 8pm' },
];

for (const [row, { story, link, surname, message }] of closedAccounts.entries()) {
  for (const [turn, helper] of helpers.entries()) {
    const { brand, email, phone } = helper;
    test(
      `${brand}: ${story}, with contacts for help`,
      inRotation(3 + row, turn),
      async ({ page, account, keyboard }) => {
        const { confirmDetails } = account;
        await page.goto(`/${brand}/confirm-details/${link}`);
        await keyboard.type(confirmDetails.surname, surname);
        await keyboard.type(confirmDetails.postcode, 'MK40 2QT');
        await keyboard.press('Enter');

        await expect(confirmDetails.banner).toHaveText(message(helper));
        await expect(confirmDetails.confirm).toBeHidden();
        const main = page.getByRole('main');
        await keyboard.tabTo(main.getByRole('link', { name: email }));
        await keyboard.tabTo(main.getByRole('link', { name: phone }));
        await confirmDetails.expectAccessible();
      },
    );
  }
}
