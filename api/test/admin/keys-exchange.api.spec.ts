import { LastingHash } from '../../src/common/crypto/lasting-hash.js';
import { ObjectionRepository } from '../../src/modules/partners/objections/objection.repository.js';
import { SuppressionRepository } from '../../src/modules/platform/comms/suppression.repository.js';
import { UndeliverableMailboxes } from '../../src/modules/platform/comms/undeliverable-mailboxes.js';
import { psrCalls, someAnswers } from '../energy/psr/psr.fixture.js';
import { aMoverWithTariff } from '../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';

const [firstKey, secondKey] = [3, 4].map((byte) => Buffer.alloc(32, byte).toString('base64')) as [string, string];

/** A process before and one after the exchange of the current key, as in a rolling restart. Each knows both keys. */
let before: BootedApp;
let after: BootedApp;
beforeAll(async () => {
  before = await bootApp({ FIELD_KEY: firstKey, FIELD_KEYS_OLD: `2:${secondKey}` });
  after = await before.another({ FIELD_KEY: secondKey, FIELD_KEY_ID: '2', FIELD_KEYS_OLD: `1:${firstKey}` });
  for (const { clock } of [before, after]) clock.at('2026-11-20T10:00:00Z');
});
afterAll(async () => {
  await after.close();
  await before.close();
});

const suppressions = ({ app }: BootedApp) => app.get(SuppressionRepository, { strict: false });
const mailboxes = ({ app }: BootedApp) => app.get(UndeliverableMailboxes, { strict: false });
const objections = ({ app }: BootedApp) => app.get(ObjectionRepository, { strict: false });
const since = new Date('2026-11-20T10:00:00Z');
const inBothDirections = [
  ['before', 'after', () => [before, after] as const],
  ['after', 'before', () => [after, before] as const],
] as const;

describe('while processes with different current keys serve', () => {
  it.each(inBothDirections)('health answers sealed %s the exchange open %s it', async (_from, _to, pair) => {
    const [writer, reader] = pair();
    const mover = await aMoverWithTariff(before);
    await psrCalls(() => writer).save(mover);
    expect(await psrCalls(() => reader).read(mover)).toMatchObject({ status: 200, body: someAnswers });
  });

  it.each(inBothDirections)('an unsubscription %s the exchange holds mails back %s it', async (from, _to, pair) => {
    const [writer, reader] = pair();
    const mailbox = `unsubscribed.${from}@example.test`;
    await suppressions(writer).add(mailbox, since);
    expect(await suppressions(reader).has(mailbox)).toBe(true);
    await suppressions(reader).remove(mailbox);
    expect(await suppressions(writer).has(mailbox)).toBe(false);
  });

  it.each(inBothDirections)('a mailbox that bounced %s the exchange gets no mails %s it', async (from, _to, pair) => {
    const [writer, reader] = pair();
    const emailAddress = `bounced.${from}@example.test`;
    await mailboxes(writer).add({ emailAddress, cause: 'complained' }, since);
    expect(await mailboxes(reader).find(emailAddress)).toEqual({ cause: 'complained', since });
    expect(await mailboxes(writer).find(emailAddress)).toEqual({ cause: 'complained', since });
  });

  it.each(inBothDirections)('an objection %s the exchange prevents invitations %s it', async (from, _to, pair) => {
    const [writer, reader] = pair();
    const contacts = [{ channel: 'email', contact: `objected.${from}@example.test` }] as const;
    await objections(writer).add('oakwood', contacts, since);
    expect(await objections(reader).has('oakwood', contacts)).toBe(true);
    expect(await objections(writer).has('oakwood', contacts)).toBe(true);
  });

  it('no suppression is lost when both replace it by a hash under their current key at the same time', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `winifred.${index}@example.test`);
    const isSuppressed = (name: string) => [after, before].map((api) => suppressions(api).has(name));
    await Promise.all(names.map((name) => suppressions(before).add(name, since)));
    for (let round = 0; round < 4; round += 1) {
      expect(await Promise.all(names.flatMap(isSuppressed))).not.toContain(false);
    }
  });

  it('a mailbox that both have unsubscribed is stored once, with the earlier time, after the next check', async () => {
    const mailbox = 'bertram.underhill@example.test';
    await suppressions(before).add(mailbox, since);
    await suppressions(after).add(mailbox, new Date('2026-11-20T11:00:00Z'));
    expect(await suppressions(after).has(mailbox)).toBe(true);
    const hashes = after.app.get(LastingHash, { strict: false }).allOf(`suppression:${mailbox}`);
    const stored = await after.database
      .collection<{ _id: string }>('suppressions')
      .find({ _id: { $in: [...hashes] } })
      .toArray();
    expect(stored).toEqual([{ _id: hashes[0], since, keyId: '2' }]);
  });
});
