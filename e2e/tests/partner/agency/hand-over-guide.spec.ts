import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from '../../../fixtures/test.js';
import { GuideFollower } from '../../../support/hand-over-guide.js';

/** Tenancy numbers that no other run has sent. */
function newReferences(): Readonly<Record<string, string>> {
  const run = randomUUID().slice(0, 8);
  const numbers = ['T-2041', 'T-2042', 'T-2043', 'T-2044', 'T-2045'];
  return Object.fromEntries(numbers.map((number) => [number, `${number}-${run}`]));
}

test(
  'the guide for partners’ developers, followed literally in an empty folder, hands movers over',
  { tag: ['@storage', '@onboarding'] },
  async () => {
    const references = newReferences();
    const { 'T-2041': first = '', 'T-2042': second = '', 'T-2045': wrong = '' } = references;
    const partner = await GuideFollower.begin(references);

    await test.step('a move is sent with curl, and with Node', async () => {
      const sent = await partner.curl('/api/partner/v1/moves');
      expect(sent).toMatchObject({ status: 201, body: { reference: first, environment: 'test', status: 'scheduled' } });
      expect(await partner.curl('/api/partner/v1/moves')).toMatchObject({ status: 201, body: { reference: first } });
      expect(await partner.run('send-move.mjs', second)).toEqual([
        expect.stringMatching(
          new RegExp(`^${second}: scheduled, invitation at \\d{4}-\\d{2}-\\d{2}T\\d{2}:00:00.000Z$`),
        ),
      ]);
    });

    await test.step('its progress is read', async () => {
      expect(await partner.run('follow-move.mjs', second)).toEqual([
        'opened',
        'inProgress energy',
        'completed energy council',
      ]);
      const outbox = await partner.curl('/api/partner/v1/test/messages');
      expect(outbox).toEqual({ status: 200, body: { messages: expect.any(Array) as unknown } });
    });

    await test.step('a receiver accepts an event once, and a webhook is registered', async () => {
      const secret = `whsec_${randomBytes(32).toString('base64')}`;
      const { sent, received } = await partner.receive('send-test-event.mjs', secret);
      expect(sent).toEqual(['Attempt 1: 204', 'Attempt 2: 204']);
      expect(received.trim().split('\n').slice(1)).toEqual([`${second} move.service_completed energy`]);
      const { status, body } = await partner.curl('/api/partner/v1/webhooks');
      expect({ status, secret: body['secret'] }).toEqual({
        status: 201,
        secret: expect.stringMatching(/^whsec_/) as unknown,
      });
      const removed = await partner.call('DELETE', `/api/partner/v1/webhooks/${String(body['id'])}`);
      expect(removed.status).toBe(204);
    });

    await test.step('a file is checked and imported, twice with the same result', async () => {
      expect(await partner.run('import.mjs', 'tenancies.csv')).toEqual(['done: 2 created, 0 unchanged, 1 invalid']);
      expect(await partner.run('import.mjs', 'tenancies.csv', 'import')).toEqual([
        'done: 2 created, 0 unchanged, 1 invalid',
      ]);
      expect(await partner.run('import.mjs', 'tenancies.csv', 'import')).toEqual([
        'done: 0 created, 2 unchanged, 1 invalid',
      ]);
      expect(await partner.written('report.csv')).toContain(
        `4,${wrong},invalid,emailAddress,Give an email address or a mobile number`,
      );
    });
    await partner.end();
  },
);
