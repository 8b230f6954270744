import { AxeBuilder } from '@axe-core/playwright';
import { aBegun, comeTo } from '../../fixtures/onboarding.js';
import { aPhone, scan } from '../../fixtures/phone.js';
import { expect, test } from '../../fixtures/test.js';
import { Traces } from '../../fixtures/traces.js';
import { walk } from '../../fixtures/walk.js';
import { DeadLinkPage } from '../../pages/dead-link.page.js';
import { journeyIn } from '../../pages/journey.js';
import { onboardingPagesIn } from '../../pages/onboarding-pages.js';
import { PhoneDialog } from '../../pages/phone-dialog.js';
import { PhoneLinkPage } from '../../pages/phone-link.page.js';
import { codeIn, Inbox, linkIn } from '../../support/outbox.js';

test('a phone scans a code from the screen, shows by the postcode whose it is, and goes on at the same step, once', async ({
  page,
  account,
  onboarding,
  browser,
  keyboard,
}) => {
  const { edit, yourDetails } = onboarding;
  const begun = await aBegun('oakwood');
  await comeTo(page, account, begun, '/onboarding/edit/firstName');
  await expect(edit.firstName).toHaveValue('Robin');
  const dialog = new PhoneDialog(page);
  await keyboard.activate(dialog.offer);
  await expect(dialog.code).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const link = await scan(dialog.code);
  await keyboard.press('Escape');
  await expect(dialog.region).toBeHidden();
  await expect(dialog.offer).toBeFocused();

  const phone = await aPhone(browser);
  const there = { link: new PhoneLinkPage(phone), dead: new DeadLinkPage(phone), ...onboardingPagesIn(phone) };
  await phone.goto(new URL('/oakwood', link).href);
  const traces = new Traces(phone, new URL(link).pathname.split('/').at(-1) ?? '');
  await phone.goto(link);
  await there.link.seen();
  await there.link.confirm('MK40 2QS');
  await there.link.expectErrors(["Sorry but that's not the postcode we were provided, please check and try again."]);
  await expect(there.link.postcode).toBeFocused();
  await there.link.confirm('mk402qt');
  await expect(there.edit.firstName).toHaveValue('Robin');
  await expect(phone).toHaveURL(/\/oakwood\/onboarding\/edit\/firstName$/);
  await there.edit.firstName.fill('Robyn');
  await there.edit.save.click();
  await expect(there.yourDetails.told('First name updated')).toBeVisible();
  await traces.expectNone();

  await page.goto('/oakwood/onboarding/confirm');
  await expect(page.getByRole('definition').first()).toHaveText('Robyn');
  await expect(yourDetails.title).toBeVisible();

  const stranger = await aPhone(browser);
  await stranger.goto(link);
  await new DeadLinkPage(stranger).seen();
  await stranger.context().close();
  await phone.context().close();
});

test(
  'whose postcode nobody knows yet mails the link, and shows by a code who they are',
  { tag: '@small' },
  async ({ page, journey, mover, browser }) => {
    const { email } = mover.person;
    await page.goto('/');
    await walk(journey, mover, { to: 'movingDetails' });
    const dialog = new PhoneDialog(page);
    await dialog.open();
    await dialog.byMail.click();
    await expect(dialog.region.getByText('Sent to r•••@example.test. It works once, for 24 hours.')).toBeVisible();
    const mailbox = new Inbox(email);
    const link = linkIn(await mailbox.next(), 'phone');

    const phone = await aPhone(browser);
    const there = new PhoneLinkPage(phone);
    await phone.goto(link);
    await there.seen();
    await mailbox.expectNothingNew();
    await there.sendCode.click();
    await there.code.fill(codeIn(await mailbox.next()));
    await there.carryOn.click();
    await journeyIn(phone).movingDetails.seen();
    await expect(phone).toHaveURL(/\/enrolment\/moving-details$/);
    await phone.context().close();
  },
);
