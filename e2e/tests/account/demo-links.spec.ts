import { anInvited, type InvitedPerson } from '../../fixtures/people.js';
import { inTurn } from '../../fixtures/spread.js';
import { expect, test, type Fixtures } from '../../fixtures/test.js';
import { countTypedFields } from '../../fixtures/typed-fields.js';
import { MoverClient } from '../../support/mover-client.js';
import { codeIn, Inbox } from '../../support/outbox.js';

/*
 * Each kind of link that the demo has, without a pointer, in three brands. Who commits or changes something is invited
 * anew, so that the demo's people stay as they are.
 */

type Hands = Pick<Fixtures, 'account' | 'onboarding' | 'keyboard'>;

/** By the link and its postcode to the first step. */
async function comeIn({ account, onboarding, keyboard }: Hands, { link, known }: InvitedPerson): Promise<void> {
  const { verifyPostcode } = account;
  await keyboard.page.goto(link);
  await keyboard.type(verifyPostcode.postcode, known.postcode.toLowerCase());
  await keyboard.activate(verifyPostcode.consent, 'Space');
  await keyboard.press('Enter');
  await expect(onboarding.home.title).toBeFocused();
}

/** On from there until the contact is given. */
async function giveHome({ onboarding: { home, contact }, keyboard }: Hands): Promise<void> {
  await keyboard.type(home.address, '14 Cas');
  await keyboard.press('ArrowDown', 'Enter');
  await expect(home.address).toHaveValue('14 Castle Road, Bedford');
  await keyboard.activate(home.next);
  await expect(contact.title).toBeFocused();
  await keyboard.activate(contact.next);
}

for (const [turn, brand] of ['oakwood', 'default', 'harbour'].entries()) {
  test(
    `${brand}: a letting agent's link leads to a move with 7 boxes to type into, of at most 12`,
    inTurn(0, turn),
    async ({ page, account, onboarding, journey, keyboard }) => {
      const { code, yourDetails, edit } = onboarding;
      const invited = await anInvited({ brand });
      const typedFields = await countTypedFields(page);
      await comeIn({ account, onboarding, keyboard }, invited);
      await giveHome({ account, onboarding, keyboard });
      await expect(code.title).toBeFocused();
      await keyboard.type(code.code, codeIn(await new Inbox(invited.known.email).next()));
      await keyboard.press('Enter');

      await expect(yourDetails.title).toBeFocused();
      await keyboard.activate(yourDetails.edit('first name'));
      await expect(edit.title).toBeFocused();
      await keyboard.type(edit.firstName, 'Robin');
      await keyboard.press('Enter');
      await expect(yourDetails.told('First name updated')).toBeVisible();
      await keyboard.activate(yourDetails.edit('date of birth'));
      await keyboard.type(edit.dateOfBirth.day, '12041991');
      await keyboard.press('Enter');
      await expect(yourDetails.told('Date of birth updated')).toBeVisible();
      await yourDetails.seen();
      await keyboard.activate(yourDetails.confirm);

      await expect(journey.movingDetails.address).toHaveValue('14 Castle Road, Bedford');
      expect(await typedFields(), 'boxes that had to be typed into').toBe(7);
      await expect(page).toHaveURL(new RegExp(`/${brand}/enrolment/moving-details$`));
    },
  );
}

for (const [turn, brand] of ['oakwood', 'default', 'harbour'].entries()) {
  test(
    `${brand}: who has shown mailbox and phone before is not asked for a code [ONB-09] [ONB-10]`,
    inTurn(1, turn),
    async ({ account, onboarding, journey, keyboard }) => {
      const { yourDetails } = onboarding;
      const invited = await anInvited({ brand });
      const { postcode, email, mobile } = invited.known;
      const elsewhere = await MoverClient.byPostcode(invited, postcode);
      await elsewhere.verify('email', email);
      await elsewhere.verify('sms', mobile);
      await elsewhere.save({ firstName: 'Robin' });
      await elsewhere.save({ dateOfBirth: '1991-04-12' });
      const [mailbox, phone] = [await Inbox.of(email), await Inbox.of(mobile)];

      await comeIn({ account, onboarding, keyboard }, invited);
      await giveHome({ account, onboarding, keyboard });
      await expect(yourDetails.told('Verification has already been successfully performed')).toBeVisible();
      await expect(yourDetails.title).toBeFocused();
      await keyboard.activate(yourDetails.confirm);
      await expect(journey.movingDetails.address).toHaveValue('14 Castle Road, Bedford');
      await mailbox.expectNothingNew();
      await phone.expectNothingNew();
    },
  );
}

for (const [turn, brand] of ['oakwood', 'default', 'meadow'].entries()) {
  test(
    `${brand}: a social tenant confirms surname and postcode, and types what the landlord did not know [VAL-02]`,
    inTurn(2, turn),
    async ({ page, account, journey, keyboard }) => {
      const { personalDetails, movingDetails } = journey;
      const { confirmDetails } = account;
      const { token, known } = await anInvited({ brand, type: 'Social' });
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
      await movingDetails.seen();
    },
  );
}

const closed = [
  {
    who: 'whose account is locked is told so [VAL-08]',
    link: 'demo-locked',
    surname: 'Novak',
    told: (email: string, phone: string) =>
      `Your account is locked, because the details did not match 3 times. For help, email ${email} or call ${phone}, Monday to Friday, 9am to 5pm.`,
  },
  {
    who: 'who was forgotten is told so [VAL-11]',
    link: 'demo-forgotten',
    surname: 'Whoever',
    told: (email: string, phone: string) =>
      `The details of this account were removed, because you asked us to forget them. To start again, email ${email} or call ${phone}.`,
  },
];
const helpers = [
  { brand: 'oakwood', email: 'moving@oakwood.example.test', phone: '01632 960 101' },
  { brand: 'default', email: 'help@example.test', phone: '020 7946 0123' },
  { brand: 'meadow', email: 'newhome@meadow.example.test', phone: '01632 960 303' },
];

for (const [row, { who, link, surname, told }] of closed.entries()) {
  for (const [turn, { brand, email, phone }] of helpers.entries()) {
    test(`${brand}: ${who}, and who can help`, inTurn(3 + row, turn), async ({ page, account, keyboard }) => {
      const { confirmDetails } = account;
      await page.goto(`/${brand}/confirm-details/${link}`);
      await keyboard.type(confirmDetails.surname, surname);
      await keyboard.type(confirmDetails.postcode, 'MK40 2QT');
      await keyboard.press('Enter');

      await expect(confirmDetails.banner).toHaveText(told(email, phone));
      await expect(confirmDetails.confirm).toBeHidden();
      const main = page.getByRole('main');
      await keyboard.tabTo(main.getByRole('link', { name: email }));
      await keyboard.tabTo(main.getByRole('link', { name: phone }));
      await confirmDetails.seen();
    });
  }
}
