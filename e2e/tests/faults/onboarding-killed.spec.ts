import { formatDate, dateInDays } from '../../support/mover.js';
import { anInvitedMover } from '../../fixtures/people.js';
import { expect, test } from '../../fixtures/test.js';
import { MoverClient } from '../../support/mover-client.js';
import { codeIn, Inbox } from '../../support/outbox.js';
import { crashApi, hangDatabase, killApi } from '../../support/system.js';

const castleRoad = '14 Castle Road, Bedford, MK40 2QT';
// A dozen restarts in each story, of a few seconds each, on a busy machine more.
test.describe.configure({ timeout: 600_000 });

const dateOfBirth = { day: '12', month: '4', year: '1991' };

for (const { when, everyScreen, tag } of [
  { when: 'while the code is on its way and while a step is saved', everyScreen: false, tag: [] },
  { when: 'between any two screens and under an open one', everyScreen: true, tag: ['@full'] },
])
  test(
    `a partner's link survives killing the API ${when}`,
    { tag: [...tag, '@onboarding'] },
    async ({ page, account, onboarding, journey }) => {
      const { home, contact, code, yourDetails, edit } = onboarding;
      const { councilWater, movingDetails, productSelection } = journey;
      const { link, known } = await anInvitedMover({ brand: 'default' });
      const moveIn = dateInDays(7);
      const crashBetweenScreens = async () => {
        if (everyScreen) await crashApi();
      };
      const crashAndReload = async () => {
        await crashBetweenScreens();
        await page.reload();
      };

      await page.goto(link);
      await expect(account.verifyPostcode.title).toBeVisible();

      await crashBetweenScreens();
      await account.verifyPostcode.confirm(known.postcode);
      await expect(home.title).toBeVisible();

      await crashAndReload();
      await home.choose('14 Castle Road, Bedford');
      await home.next.click();
      await expect(contact.title).toBeVisible();

      await crashAndReload();
      await expect(contact.email).toHaveValue(known.email);
      await contact.next.click();
      await expect(code.sentNotice).toBeVisible();
      const sent = codeIn(await new Inbox(known.email).next());

      await crashApi();
      await page.reload();
      await code.enter(sent);
      await expect(yourDetails.title).toBeVisible();

      await crashAndReload();
      await yourDetails.expectSection('New home', [
        ['Address', castleRoad],
        ['Move-in date', 'Not given yet'],
      ]);
      await yourDetails.edit('first name').click();
      await edit.firstName.fill('Robin');
      await test.step('killed while a step is being saved', async () => {
        const resume = await hangDatabase();
        const requestSent = page.waitForRequest('**/api/v1/onboarding/journey');
        await edit.save.click();
        await requestSent;
        await killApi();
        await resume();
      });
      await expect(edit.banner).toBeVisible();
      await expect(edit.firstName).toHaveValue('Robin');
      await edit.save.click();
      await expect(yourDetails.status('First name updated')).toBeVisible();

      await crashAndReload();
      await yourDetails.edit('date of birth').click();
      await edit.dateOfBirth.enter(dateOfBirth);
      await edit.save.click();
      await expect(yourDetails.status('Date of birth updated')).toBeVisible();

      await crashAndReload();
      await yourDetails.edit('move-in date').click();
      await edit.moveInDate.enter(moveIn);
      await edit.save.click();
      await expect(yourDetails.status('Move-in date updated')).toBeVisible();

      await crashAndReload();
      await yourDetails.expectSection('Personal details', [
        ['First name', 'Robin'],
        ['Surname', known.surname],
        ['Date of birth', formatDate(dateOfBirth)],
      ]);
      await yourDetails.expectSection('New home', [
        ['Address', castleRoad],
        ['Move-in date', formatDate(moveIn)],
      ]);
      await yourDetails.residentialStatus.selectOption('Private tenant');
      await yourDetails.confirm.click();
      await expect(councilWater.title).toBeVisible();

      await crashBetweenScreens();
      await page.goto('/enrolment/moving-details');
      await expect(movingDetails.residentialStatus).toHaveValue('201');
      await expect(movingDetails.address).toHaveValue('14 Castle Road, Bedford');
      await movingDetails.moveInDate.expectFilled(moveIn);
      await expect(productSelection.title).toBeHidden();
    },
  );

test(
  'the API keeps everything it acknowledged across kills, and a repeated call takes effect once @full',
  { tag: '@onboarding' },
  async () => {
    const invited = await anInvitedMover({ brand: 'oakwood' });
    const { postcode, email } = invited.known;
    const mover = await MoverClient.byPostcode(invited, postcode);
    const contact = { emailAddress: email, contactNumber: '07700900199' };
    const acknowledged: Record<string, unknown> = {};

    /** Kills the API after the answer and sends the same call again, as a client does that received no answer. */
    const sendTwice = async <Answer extends { readonly version: number }>(
      send: () => Promise<Answer>,
    ): Promise<Answer> => {
      const answer = await send();
      await crashApi();
      expect((await send()).version).toBe(answer.version);
      return answer;
    };
    const save = async (step: Parameters<MoverClient['save']>[0], expected: object) => {
      const { version } = await mover.journey();
      await sendTwice(() => mover.save({ ...step, version }));
      Object.assign(acknowledged, expected, { version: version + 1 });
      expect(await mover.journey()).toMatchObject(acknowledged);
    };

    await save({ postcode: 'CF10 3NP' }, { postcode: 'CF10 3NP' });
    await save(
      {
        isManualAddress: true,
        manualAddressStreetOne: '3 River Walk',
        manualAddressStreetTwo: '',
        manualAddressTown: 'Cardiff',
        manualAddressCounty: 'Glamorgan',
      },
      { addressHumanReadable: '3 River Walk, Cardiff, Glamorgan, CF10 3NP' },
    );
    await sendTwice(() => mover.saveContact(contact));
    Object.assign(acknowledged, { phoneNumber: contact.contactNumber });
    await mover.verify('email', email);
    await save({ firstName: 'Robin' }, { firstName: 'Robin', verifyWith: 'sms' });
    await save({ surname: 'Ashdown-Lee' }, { surname: 'Ashdown-Lee' });
    await save({ dateOfBirth: '1991-04-12' }, { dateOfBirth: '1991-04-12' });

    await sendTwice(() => mover.commit());
    const committed = {
      firstName: 'Robin',
      surname: 'Ashdown-Lee',
      status: 20,
      emailAddressVerified: true,
      ...contact,
    };
    expect(await mover.enrolment()).toMatchObject(committed);
    await sendTwice(() => mover.update({ residentialStatus: 201 }));
    await sendTwice(() => mover.moveInDateUnknown());
    expect(await mover.enrolment()).toMatchObject({ ...committed, residentialStatus: 201, moveInDate: null });
  },
);
