import { startTestSandbox, type VendorClient } from '../testing/vendor-client.js';

let client: VendorClient;
beforeAll(async () => {
  client = await startTestSandbox();
});
afterEach(() => client.send('DELETE', '/faults'));
afterAll(() => client.sandbox.close());

const send = (more: object = {}) =>
  client.send('POST', '/sms/v1/messages', {
    to: '07700900101',
    from: 'HomeMove',
    body: 'Your code is 482913',
    ...more,
  });
const outbox = async (number: string) => (await client.get(`/outbox?to=${encodeURIComponent(number)}`)).body;

describe('the text message vendor', () => {
  it('accepts a message and puts it into the outbox', async () => {
    expect(await send()).toEqual({
      status: 201,
      body: {
        sid: expect.stringMatching(/^SM-[2-9B-Z]{8}$/) as string,
        status: 'queued',
        to: '+447700900101',
        from: 'HomeMove',
        num_segments: '1',
        date_created: '2026-11-20T09:00:00.000Z',
      },
    });
    expect(await outbox('07700900101')).toEqual([
      {
        channel: 'sms',
        from: 'HomeMove',
        to: '+447700900101',
        subject: '',
        text: 'Your code is 482913',
        sentAt: '2026-11-20T09:00:00.000Z',
      },
    ]);
  });

  it.each([
    ['+44 7700 900102', '+447700900102'],
    ['0044 7700-900102', '+447700900102'],
    ['(07700) 900102', '+447700900102'],
  ])('accepts the number %s', async (to, number) => {
    expect(await send({ to })).toMatchObject({ status: 201, body: { to: number } });
  });

  it('counts the segments of a long message', async () => {
    expect(await send({ body: 'x'.repeat(161) })).toMatchObject({ body: { num_segments: '2' } });
  });

  it.each([
    [21211, { to: '01632960001' }],
    [21211, { to: 'sam@example.test' }],
    [21600, { body: '' }],
    [21600, { from: undefined }],
  ])('rejects with %i: %p', async (error_code, more) => {
    expect(await send(more)).toMatchObject({ status: 400, body: { error_code } });
  });

  it('reports the state of the account, without sending', async () => {
    const before = await client.get('/outbox');
    expect(await client.get('/sms/v1/status')).toEqual({ status: 200, body: { status: 'active' } });
    expect(await client.get('/outbox')).toEqual(before);
  });

  it('fails for the number of a fault, without sending', async () => {
    await client.send('PUT', '/faults/sms', { mode: 'error', match: '07700 900103' });
    expect(await send({ to: '+447700900103' })).toEqual({
      status: 500,
      body: { error_code: 20500, message: 'Internal server error' },
    });
    expect(await outbox('07700900103')).toEqual([]);
    expect(await send({ to: '07700900104' })).toMatchObject({ status: 201 });
  });

  it('refuses the number of a fault that no message reaches', async () => {
    await client.send('PUT', '/faults/sms', { mode: 'refuse', match: '07700 900105' });
    expect(await send({ to: '+447700900105' })).toMatchObject({ status: 400, body: { error_code: 21614 } });
    expect(await outbox('07700900105')).toEqual([]);
  });
});
