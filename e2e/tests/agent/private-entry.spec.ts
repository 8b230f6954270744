import { aMover } from '../../support/mover.js';
import { openPhone } from '../../fixtures/phone.js';
import { prepareEnrolment } from '../../fixtures/prepared-enrolment.js';
import { SecretLeaks } from '../../fixtures/secret-leaks.js';
import { expect, test } from '../../fixtures/test.js';
import { walk } from '../../fixtures/walk.js';
import { AgentPortal } from '../../pages/agent-portal.page.js';
import { PrivateEntryPage } from '../../pages/private-entry.page.js';
import { callLink } from '../../support/admin.js';
import { Inbox, linkIn } from '../../support/outbox.js';

test(
  'an agent sets up a whole move by phone; the customer enters bank details on another device, unseen by the agent',
  { tag: '@telephony' },
  async ({ page, browser }) => {
    const mover = aMover({ wants: ['council', 'water', 'energy'] });
    const inbox = await Inbox.of(mover.person.mobile);
    const client = await prepareEnrolment(mover, 'movingDetails');
    const { id } = await client.enrolment();
    const answers: string[] = [];
    page.on('response', async (response) => {
      const isStream = response.headers()['content-type'] === 'text/event-stream';
      if (!isStream) answers.push(await response.text().catch(() => ''));
    });

    const { journey, panel } = new AgentPortal(page);
    await page.goto(await callLink(id));
    await panel.region.waitFor();
    await walk(journey, mover, { from: 'movingDetails', to: 'payment' });
    await expect(panel.actions).toContainText('Private entry, bank details');
    await panel.ask('text message').click();
    await expect(panel.actions).toContainText('by text message, waiting');
    const step = journey.payment.customerEntry;
    await expect(step).toContainText(/has a link for the bank details.*Link sent by text message\d{1,2}:\d\d [AP]M/);
    await expect(journey.payment.next).toBeDisabled();
    await journey.payment.expectAccessible();

    const link = linkIn(await inbox.next(), 'private-entry');
    const phone = await openPhone(browser);
    await phone.setViewportSize({ width: 320, height: 640 });
    const token = link.split('/').at(-1) ?? '';
    const leaks = new SecretLeaks(phone, token);
    const entry = new PrivateEntryPage(phone);
    await phone.goto(link);
    await entry.expectAccessible();
    await expect(phone).toHaveURL(/\/private-entry$/);
    await expect(phone.getByRole('main')).not.toContainText(mover.person.surname);
    await expect(panel.actions).toContainText('The customer has opened it');
    await expect(panel.actions, 'by server-sent events').not.toContainText('No connection');
    await expect(step).toContainText(/is entering the bank details.*Opened, entering details\d{1,2}:\d\d [AP]M/);

    await entry.enter(mover.bank);
    await expect(entry.done).toBeVisible();
    await expect(panel.actions).toContainText('Done');
    await expect(step).toContainText(/has entered the bank details.*Done\d{1,2}:\d\d [AP]M/);

    await expect(journey.payment.customersAccount).toBeChecked();
    await journey.payment.day.selectOption(mover.bank.day);
    await journey.payment.accountHolder.check();
    await journey.payment.terms.check();
    await journey.payment.next.click();
    await journey.confirmation.title.waitFor();
    expect((await client.enrolment()).energyComplete).toBe(true);
    await panel.openHistory();
    await expect(panel.history).toContainText(/Energy set up.*Jordan Lee/);
    await expect(panel.history).toContainText('Private entry done');

    const digits = mover.bank.accountNumber;
    for (const seen of [...answers, await page.content()]) {
      expect(seen).not.toContain(digits);
      expect(seen).not.toContain(`*${digits.slice(-3)}`);
      expect(seen).not.toContain(token);
    }
    await test.step('the link is of no use any more, and is nowhere in the phone', async () => {
      await phone.goto(link);
      await expect(phone.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more');
      await leaks.expectNone();
    });
    await phone.context().close();
  },
);
