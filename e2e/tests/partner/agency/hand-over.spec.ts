import type { Browser, Page } from '@playwright/test';
import { openPhone } from '../../../fixtures/phone.js';
import { expect, test } from '../../../fixtures/test.js';
import { walk } from '../../../fixtures/walk.js';
import { accountPagesIn } from '../../../pages/account-pages.js';
import { AgencyPage } from '../../../pages/agency.page.js';
import { journeyIn } from '../../../pages/journey.js';
import { onboardingPagesIn } from '../../../pages/onboarding-pages.js';
import { aMover, type Mover } from '../../../support/mover.js';
import { codeIn, Inbox, linkIn } from '../../../support/outbox.js';

/** Jobs of the API run every five seconds, and deliver webhooks every two. */
const afterJobs = { timeout: 90_000 };
const tag = ['@storage', '@onboarding', '@shell', '@energy', '@confirmation'];

const postcode = 'MK40 2QT';
const tenantOf = ({ person }: Mover) => ({ ...person });

/** Opens the invitation of a mover on their phone. Returns it with the address of the link. */
async function openInvitation(
  browser: Browser,
  inbox: Inbox,
): Promise<{ readonly phone: Page; readonly link: string }> {
  const link = linkIn(await inbox.next(afterJobs), 'verify');
  const phone = await openPhone(browser);
  await phone.goto(link);
  return { phone, link };
}

test(
  'an agency sends a tenant, who sets up the new home on a phone, and sees each status',
  { tag },
  async ({ page, browser }) => {
    const mover = aMover();
    const { person, home } = mover;
    const inbox = new Inbox(person.email);
    const agency = new AgencyPage(page);
    const tenancy = await agency.enter(tenantOf(mover));
    await expect(tenancy.badge).toHaveText('Not sent');
    await tenancy.send.click();
    await expect(tenancy.badge).toHaveText(/^(Invitation planned|Invited)$/);
    await expect(tenancy.send).toBeHidden();

    const { phone } = await openInvitation(browser, inbox);
    await expect(tenancy.badge).toHaveText('Invited', afterJobs);
    await expect(agency.latest).toHaveText('Robin Ashdown: Invited');
    await agency.expectAccessible();

    const { verifyPostcode } = accountPagesIn(phone);
    const { home: newHome, contact, code, yourDetails } = onboardingPagesIn(phone);
    const journey = journeyIn(phone);
    await expect(phone.getByText('Oakwood Lettings gave us your name, email address, mobile number')).toBeVisible();
    await verifyPostcode.confirm(postcode);
    await newHome.choose('14 Castle Road, Bedford');
    await newHome.next.click();
    await contact.next.click();
    await code.sentNotice.waitFor();
    await code.enter(codeIn(await inbox.next()));
    await yourDetails.dateOfBirth.enter(person.dateOfBirth);
    await yourDetails.residentialStatus.selectOption(home.status);
    await yourDetails.confirm.click();
    await expect(journey.councilWater.title).toBeVisible();
    await expect(tenancy.badge).toHaveText(/^(Opened|Setting up)$/, afterJobs);

    await walk(journey, mover, { from: 'councilWater', to: 'confirmation' });
    await expect(journey.confirmation.energy).toContainText('Completed');
    await expect(tenancy.badge).toHaveText('Completed', afterJobs);
    await expect(tenancy.news).toContainText(['Invited', 'Opened', 'Energy set up', 'Everything set up']);
    await expect(tenancy.cancel).toBeHidden();
    const shown = await tenancy.row.innerText();
    for (const secret of ['Larkfield', '66374958', 'Castle Road']) expect(shown).not.toContain(secret);
    await phone.context().close();
  },
);

test(
  'a tenant who wants none of it is deleted with one click, and never invited again',
  { tag },
  async ({ page, browser }) => {
    const mover = aMover();
    const inbox = new Inbox(mover.person.email);
    const agency = new AgencyPage(page);
    const tenancy = await agency.enter(tenantOf(mover));
    await tenancy.send.click();

    const { phone, link } = await openInvitation(browser, inbox);
    const { verifyPostcode } = accountPagesIn(phone);
    await verifyPostcode.notWanted.click();
    await expect(verifyPostcode.title).toHaveText('Your details are deleted');
    await verifyPostcode.expectAccessible();
    await expect(tenancy.badge).toHaveText('Objected', afterJobs);
    await phone.goto('about:blank');
    await phone.goto(link);
    await expect(verifyPostcode.title).toHaveText('This link does not work');
    await phone.context().close();

    await test.step('a second move of the person is not accepted, and sends nothing', async () => {
      const second = await agency.enter(tenantOf(mover));
      await second.send.click();
      await expect(second.badge).toHaveText('Objected');
      await expect(second.send).toBeHidden();
      await expect(second.news).toContainText(['Objected'], afterJobs);
      await inbox.expectNothingNew();
    });
  },
);

test(
  'a move that the agency cancels cannot be opened any more, and the tenant reads why',
  { tag },
  async ({ page, browser }) => {
    const mover = aMover();
    const inbox = new Inbox(mover.person.email);
    const agency = new AgencyPage(page);
    const tenancy = await agency.enter(tenantOf(mover));
    await tenancy.send.click();
    const { phone, link } = await openInvitation(browser, inbox);
    await expect(accountPagesIn(phone).verifyPostcode.title).toHaveText('Confirm your new postcode');
    await expect(tenancy.badge).toHaveText('Invited', afterJobs);

    await agency.cancel(tenancy);
    await expect(tenancy.badge).toHaveText('Cancelled');
    await expect(tenancy.cancel).toBeHidden();
    expect((await inbox.next(afterJobs)).subject).toBe('Oakwood Lettings has cancelled your invitation');
    await phone.goto('about:blank');
    await phone.goto(link);
    await expect(accountPagesIn(phone).verifyPostcode.title).toHaveText('This link does not work');
    await expect(tenancy.news).toContainText(['Invited', 'Cancelled'], afterJobs);
    await phone.context().close();
  },
);

test(
  'an agency reads every wrong field of a tenant whom Home Move does not accept',
  { tag: ['@storage', '@onboarding'] },
  async ({ page, keyboard }) => {
    const agency = new AgencyPage(page);
    await page.setViewportSize({ width: 320, height: 720 });
    const tenancy = await agency.enter({ ...tenantOf(aMover()), surname: 'Ashd0wn', mobile: '020 7946 0123' });
    await tenancy.send.focus();
    await keyboard.press('Enter');
    await expect(tenancy.problem.getByRole('listitem')).toHaveText([
      'Surname: Surname cannot contain numbers or special characters',
      'Mobile number: Please enter a valid UK mobile number without spaces, starting with 07',
    ]);
    await expect(tenancy.badge).toHaveText('Not sent');
    await expect(tenancy.send).toBeFocused();
    await expect(agency.latest).toHaveText('Robin Ashd0wn: Please check what you entered');
    await agency.expectAccessible();
  },
);
