import { anInvited } from '../../fixtures/people.js';
import { expect, test } from '../../fixtures/test.js';
import { invite } from '../../support/admin.js';
import { api } from '../../support/addresses.js';
import { Inbox, linkIn } from '../../support/outbox.js';

/** Somebody who got an invitation, the way out in it, and whether another one would reach them. */
async function aSubscriber(brand: string) {
  const { known } = await anInvited({ brand }, { mailed: true });
  const link = linkIn(await new Inbox(known.email).next(), 'email/unsubscribe');
  const getsMails = async () => (await invite({ brand, email: known.email }, { mailed: true })).isMailed;
  return { link, getsMails };
}

test('somebody unsubscribes by the link of an invitation, and subscribes again [COMMS-01] [COMMS-02] [COMMS-03] [COMMS-04] [COMMS-05] [COMMS-06] [ROUTE-15]', async ({
  page,
  account,
}) => {
  const { unsubscribe, unsubscribed, resubscribed } = account;
  const { link, getsMails } = await aSubscriber('meadow');

  await test.step('opening the page changes nothing, nor does keeping the mails', async () => {
    await page.goto(link);
    await unsubscribe.seen();
    await expect(page, 'the address is not in the address bar').toHaveURL(/\/meadow\/email\/unsubscribe\/[^/?#]+$/);
    await unsubscribe.keep.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You stay subscribed');
    expect(await getsMails()).toBe(true);
  });

  await test.step('yes ends them', async () => {
    await page.goto(link);
    await unsubscribe.yes.click();
    await unsubscribed.seen();
    await expect(page).toHaveURL(/\/meadow\/email\/confirm-unsubscribe\/[^/?#]+$/);
    expect(await getsMails()).toBe(false);
  });

  await unsubscribed.resubscribe.click();
  await resubscribed.seen();
  await expect(page).toHaveURL(/\/meadow\/email\/resubscribe\/[^/?#]+$/);
  expect(await getsMails()).toBe(true);
});

test('a mail program unsubscribes by one click, and only by a post of it [COMMS-05]', async ({ request }) => {
  const { link, getsMails } = await aSubscriber('oakwood');
  const oneClick = `${api}/api/v1/unsubscribe/${new URL(link).pathname.split('/').at(-1)}`;
  expect((await request.get(oneClick)).ok(), 'a look at it').toBe(false);
  expect((await request.post(oneClick, { form: { other: 'body' } })).ok(), 'another body').toBe(false);
  expect(await getsMails()).toBe(true);
  expect((await request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(204);
  expect(await getsMails()).toBe(false);
});
