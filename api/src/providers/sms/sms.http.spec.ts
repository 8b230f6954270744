import type { HttpProviderFactory } from '../http/http-provider.factory.js';
import { HttpSms } from './sms.http.js';

const call = jest.fn(async () => undefined);
const providers = { create: () => ({ call }) } as unknown as HttpProviderFactory;
const sms = new HttpSms({ SMS_SENDER: 'HomeMove' }, providers);

const about = { enrolmentId: 'a'.repeat(24), purpose: 'security', kinds: ['loginCode'] } as const;

beforeEach(() => call.mockClear());

it('checks the vendor without sending a message', async () => {
  await sms.check();
  expect(call).toHaveBeenCalledTimes(1);
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ method: 'GET', path: '/v1/status' }));
});

describe('a text message', () => {
  it.each([
    ['the given sender', 'Oakwood', 'Oakwood'],
    ['the default sender if none is given', null, 'HomeMove'],
  ])('comes from %s', async (_, sender, from) => {
    await sms.send({ to: '07700900101', text: 'Hello', sender, about });
    expect(call).toHaveBeenCalledWith(expect.objectContaining({ body: { to: '+447700900101', from, body: 'Hello' } }));
  });
});
