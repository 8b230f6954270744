import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { AgentPortal } from '../../pages/agent-portal.page.js';
import { journeyIn } from '../../pages/journey.js';
import { crmSite } from '../../support/addresses.js';
import { callLink } from '../../support/admin.js';
import { Inbox } from '../../support/outbox.js';

test(
  'an agent sends an invite, and finishes the enrolment, which both then read and neither changes',
  { tag: '@telephony' },
  async ({ page, browser }) => {
    const mover = aMover({ wants: ['energy'] });
    const inbox = new Inbox(mover.person.email);
    const customer = await browser.newPage();
    const client = await startAt(customer, mover, 'usage');
    const { id } = await client.enrolment();

    const agent = new AgentPortal(page);
    const { panel, journey } = agent;
    await page.goto(await callLink(id));
    await journey.usage.title.waitFor();
    await expect(panel.script).toContainText(/\S/);
    await panel.action('Send energy invite').click();
    await expect(panel.actions).toContainText('The link has been sent');
    await expect(panel.history).toContainText('Energy invite sent');
    expect((await inbox.next()).text).toContain('http');

    await panel.action('Finish').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish enrolment' }).click();
    const step = page.getByRole('main');
    await expect(step.getByRole('heading', { level: 1 })).toHaveText(/ move is finished$/);
    await expect(step).toContainText('The enrolment has been finalised');
    await expect(step).toContainText(/Finished by Jordan Lee on .* [AP]M\./);
    await expect(step.getByRole('region', { name: 'What was set up' }).getByRole('listitem')).not.toHaveCount(0);
    await expect(panel.history).toContainText('Enrolment finished');
    await expect(panel.newNote).toBeHidden();
    await expect(panel.script).toBeHidden();

    await test.step('the mover, who had the page open, learns why nothing is saved', async () => {
      const { usage } = journeyIn(customer);
      await usage.enter(mover.usage);
      await usage.next.click();
      await expect(customer.getByRole('heading', { name: 'This step is closed' })).toBeFocused();
      await expect(customer.getByRole('main')).toContainText(
        'This enrolment has been finished. Call us if something has to change.',
      );
    });
    await customer.close();
  },
);

test(
  'a forgotten customer is gone at once: for the agent, who lands at the record, and for the mover',
  { tag: '@telephony' },
  async ({ page, browser }) => {
    const mover = aMover({ wants: ['energy'] });
    const customer = await browser.newPage();
    const client = await startAt(customer, mover, 'usage');
    const { id } = await client.enrolment();

    const agent = new AgentPortal(page);
    const { panel, journey } = agent;
    await page.goto(await callLink(id));
    await journey.usage.title.waitFor();
    await panel.action('Right to be forgotten').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`Erase everything about ${mover.person.firstName} ${mover.person.surname}?`);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    expect((await client.enrolment()).surname).toBe(mover.person.surname);

    await panel.action('Right to be forgotten').click();
    await dialog.getByRole('button', { name: 'Agree' }).click();
    // The demo's CRM is the agents' admin portal.
    await expect(page).toHaveURL(`${crmSite}/?enrolment=${id}`);

    await customer.reload();
    await expect(customer.getByText(mover.person.surname)).toBeHidden();
    await expect(customer.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(client.enrolment()).rejects.toThrow('401 UNAUTHENTICATED');
    await customer.close();
  },
);
