import { Outbox } from './outbox.js';
import { startedSandbox } from '../testing/vendor-client.js';

const message = (to: string, text: string) => ({
  channel: 'email' as const,
  to,
  subject: 'Hello',
  text,
  sentAt: '2026-11-20T09:00:00.000Z',
});

describe('the outbox', () => {
  it('gives one recipient their messages, newest first', () => {
    const outbox = new Outbox();
    outbox.add(message('sam@example.test', 'first'));
    outbox.add(message('jo@example.test', 'other'));
    outbox.add(message('Sam@example.test', 'second'));
    expect(outbox.sentTo('sam@example.test').map(({ text }) => text)).toEqual(['second', 'first']);
    expect(outbox.sentTo(undefined)).toHaveLength(3);
  });

  it('is empty at first over HTTP', async () => {
    const client = await startedSandbox();
    expect(await client.get('/outbox?to=sam@example.test')).toEqual({ status: 200, body: [] });
    await client.sandbox.close();
  });
});
