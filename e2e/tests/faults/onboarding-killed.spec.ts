import { formatDay, inDays } from '../../fixtures/mover.js';
import { anInvited } from '../../fixtures/people.js';
import { expect, test } from '../../fixtures/test.js';
import { MoverClient } from '../../support/mover-client.js';
import { codeIn, Inbox } from '../../support/outbox.js';
import { crashApi, hangDatabase, killApi } from '../../support/system.js';

const castleRoad = '14 Castle Road, Bedford, MK40 2QT';
// A dozen restarts each, of a few seconds on a busy machine.
test.describe.configure({ timeout: 300_000 });

const born = { day: '12', month: '4', year: '1991' };

test("the API may be killed between any two screens after a partner's link, and under an open one", async ({
  page,
  account,
  onboarding,
  journey,
}) => {
  const { home, contact, code, yourDetails, edit } = onboarding;
  const { movingDetails, productSelection } = journey;
  const { link, known } = await anInvited({ brand: 'default' });
  const moveIn = inDays(7);
  const crashAndReload = async () => {
    await crashApi();
    await page.reload();
  };

  await page.goto(link);
  await expect(account.verifyPostcode.title).toBeVisible();

  await crashApi();
  await account.verifyPostcode.confirm(known.postcode);
  await expect(home.title).toBeVisible();

  await crashAndReload();
  await home.choose('14 Castle Road, Bedford');
  await home.next.click();
  await expect(contact.title).toBeVisible();

  await crashAndReload();
  await expect(contact.email).toHaveValue(known.email);
  await contact.next.click();
  await expect(code.root.getByText(/^We sent a 6-digit code/)).toBeVisible();
  const sent = codeIn(await new Inbox(known.email).next());

  await crashAndReload();
  await code.enter(sent);
  await expect(yourDetails.title).toBeVisible();

  await crashAndReload();
  await yourDetails.expectPart('New home', [
    ['Address', castleRoad],
    ['Move-in date', 'Not given yet'],
  ]);
  await yourDetails.edit('first name').click();
  await edit.firstName.fill('Robin');
  await test.step('killed while a step is being saved', async () => {
    const wake = await hangDatabase();
    const isUnderWay = page.waitForRequest('**/api/v1/onboarding/journey');
    await edit.save.click();
    await isUnderWay;
    await killApi();
    await wake();
  });
  await expect(edit.banner).toBeVisible();
  await expect(edit.firstName).toHaveValue('Robin');
  await edit.save.click();
  await expect(yourDetails.told('First name updated')).toBeVisible();

  await crashAndReload();
  await yourDetails.edit('date of birth').click();
  await edit.dateOfBirth.enter(born);
  await edit.save.click();
  await expect(yourDetails.told('Date of birth updated')).toBeVisible();

  await crashAndReload();
  await yourDetails.edit('move-in date').click();
  await edit.moveInDate.enter(moveIn);
  await edit.save.click();
  await expect(yourDetails.told('Move-in date updated')).toBeVisible();

  await crashAndReload();
  await yourDetails.expectPart('Personal details', [
    ['First name', 'Robin'],
    ['Surname', known.surname],
    ['Date of birth', formatDay(born)],
  ]);
  await yourDetails.expectPart('New home', [
    ['Address', castleRoad],
    ['Move-in date', formatDay(moveIn)],
  ]);
  await yourDetails.confirm.click();
  await expect(movingDetails.title).toBeVisible();

  await crashAndReload();
  await movingDetails.moveInDate.expectFilled(moveIn);
  await expect(movingDetails.address).toHaveValue('14 Castle Road, Bedford');
  await movingDetails.residentialStatus.selectOption('Private tenant');
  await movingDetails.next.click();
  await expect(movingDetails.title).toBeHidden();

  await crashApi();
  await page.goto('/enrolment/moving-details');
  await expect(movingDetails.residentialStatus).toHaveValue('201');
  await movingDetails.moveInDate.expectFilled(moveIn);
  await expect(productSelection.title).toBeHidden();
});

test('the API has everything that it acknowledged after each kill, and a call that is sent again counts once @full', async () => {
  const invited = await anInvited({ brand: 'oakwood' });
  const { postcode, email } = invited.known;
  const mover = await MoverClient.byPostcode(invited, postcode);
  const contact = { emailAddress: email, contactNumber: '07700900199' };
  const acknowledged: Record<string, unknown> = {};

  /** As whoever heard no answer does: the API is killed, and the same is sent again. */
  const twice = async <Answer extends { readonly version: number }>(send: () => Promise<Answer>): Promise<Answer> => {
    const answer = await send();
    await crashApi();
    expect((await send()).version).toBe(answer.version);
    return answer;
  };
  const step = async (sent: Parameters<MoverClient['save']>[0], shows: object) => {
    const { version } = await mover.journey();
    await twice(() => mover.save({ ...sent, version }));
    Object.assign(acknowledged, shows, { version: version + 1 });
    expect(await mover.journey()).toMatchObject(acknowledged);
  };

  await step({ postcode: 'CF10 3NP' }, { postcode: 'CF10 3NP' });
  await step(
    {
      isManualAddress: true,
      manualAddressStreetOne: '3 River Walk',
      manualAddressStreetTwo: '',
      manualAddressTown: 'Cardiff',
      manualAddressCounty: 'Glamorgan',
    },
    { addressHumanReadable: '3 River Walk, Cardiff, Glamorgan, CF10 3NP' },
  );
  await twice(() => mover.saveContact(contact));
  Object.assign(acknowledged, { phoneNumber: contact.contactNumber });
  await mover.verify('email', email);
  await step({ firstName: 'Robin' }, { firstName: 'Robin', verifyWith: 'sms' });
  await step({ surname: 'Ashdown-Lee' }, { surname: 'Ashdown-Lee' });
  await step({ dateOfBirth: '1991-04-12' }, { dateOfBirth: '1991-04-12' });

  await twice(() => mover.commit());
  const committed = { firstName: 'Robin', surname: 'Ashdown-Lee', status: 20, emailAddressVerified: true, ...contact };
  expect(await mover.move()).toMatchObject(committed);
  await twice(() => mover.update({ residentialStatus: 201 }));
  await twice(() => mover.moveInDateUnknown());
  expect(await mover.move()).toMatchObject({ ...committed, residentialStatus: 201, moveInDate: null });
});
