import { Outbox } from './outbox.js';
import { startTestSandbox } from '../testing/vendor-client.js';

const message = (to: string, text: string) => ({
  channel: 'email' as const,
  from: 'hello@example.test',
  to,
  subject: 'Hello',
  text,
  sentAt: '2026-11-20T09:00:00.000Z',
});

describe('the outbox', () => {
  it('returns the messages to one recipient, newest first', () => {
    const outbox = new Outbox();
    outbox.add(message('sam@example.test', 'first'));
    outbox.add(message('jo@example.test', 'other'));
    outbox.add(message('Sam@example.test', 'second'));
    expect(outbox.sentTo('sam@example.test').map(({ text }) => text)).toEqual(['second', 'first']);
    expect(outbox.sentTo(undefined)).toHaveLength(3);
  });

  it('finds a number in any notation', () => {
    const outbox = new Outbox();
    outbox.add({ ...message('+447700900101', 'your code'), channel: 'sms' });
    expect(outbox.sentTo('07700 900101')).toHaveLength(1);
    expect(outbox.sentTo('00447700900101')).toHaveLength(1);
    // In a query, an unescaped + arrives as a space.
    expect(outbox.sentTo(' 447700900101')).toHaveLength(1);
    expect(outbox.sentTo('07700900102')).toEqual([]);
  });

  it('is initially empty over HTTP', async () => {
    const client = await startTestSandbox();
    expect(await client.get('/outbox?to=sam@example.test')).toEqual({ status: 200, body: [] });
    await client.sandbox.close();
  });
});
