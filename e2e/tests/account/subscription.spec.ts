import { anInvitedMover } from '../../fixtures/people.js';
import { expect, test } from '../../fixtures/test.js';
import { invite } from '../../support/admin.js';
import { api } from '../../support/addresses.js';
import { Inbox, linkIn } from '../../support/outbox.js';

/** A mover with a mailed invitation: its unsubscribe link, and whether another invitation would be mailed. */
async function aSubscriber(brand: string) {
  const { known } = await anInvitedMover({ brand }, { mailed: true });
  const link = linkIn(await new Inbox(known.email).next(), 'email/unsubscribe');
  const receivesMail = async () => (await invite({ brand, email: known.email }, { mailed: true })).isMailed;
  return { link, receivesMail };
}

test(
  'a mover unsubscribes by the link of an invitation, and resubscribes [COMMS-01] [COMMS-02] [COMMS-04]',
  { tag: ['@shell', '@onboarding'] },
  async ({ page, account }) => {
    const { unsubscribe, unsubscribed, resubscribed } = account;
    const { link, receivesMail } = await aSubscriber('meadow');

    await test.step('opening the page or keeping the emails changes nothing', async () => {
      await page.goto(link);
      await unsubscribe.expectAccessible();
      await expect(page, 'the address is not in the address bar').toHaveURL(/\/meadow\/email\/unsubscribe\/[^/?#]+$/);
      await unsubscribe.keep.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You stay subscribed');
      expect(await receivesMail()).toBe(true);
    });

    await test.step('confirming unsubscribes', async () => {
      await page.goto(link);
      await unsubscribe.yes.click();
      await unsubscribed.expectAccessible();
      await expect(page).toHaveURL(/\/meadow\/email\/confirm-unsubscribe\/[^/?#]+$/);
      expect(await receivesMail()).toBe(false);
    });

    await unsubscribed.resubscribe.click();
    await resubscribed.expectAccessible();
    await expect(page).toHaveURL(/\/meadow\/email\/resubscribe\/[^/?#]+$/);
    expect(await receivesMail()).toBe(true);
  },
);

test(
  'a mail program unsubscribes by one click, and only by POST [COMMS-05]',
  { tag: ['@shell', '@onboarding'] },
  async ({ request }) => {
    const { link, receivesMail } = await aSubscriber('oakwood');
    const oneClick = `${api}/api/v1/unsubscribe/${new URL(link).pathname.split('/').at(-1)}`;
    expect((await request.get(oneClick)).ok(), 'GET').toBe(false);
    expect((await request.post(oneClick, { form: { other: 'body' } })).ok(), 'POST with another body').toBe(false);
    expect(await receivesMail()).toBe(true);
    expect((await request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(204);
    expect(await receivesMail()).toBe(false);
  },
);
