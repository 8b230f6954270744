import type { Enrolment } from '@home-move/contract';
import { anEnrolment, someFlags } from '@home-move/contract/testing';
import type { Send } from '../session/send';
import { createStore } from '../store/store';
import { createFlags } from './flags';

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('feature flags', () => {
  it('are the brand’s until an enrolment is there, then asked for once', async () => {
    const enrolment = createStore<Enrolment | null>(null);
    const send = jest.fn(async () => someFlags({ 'manual-address': false }));
    const flags = createFlags(someFlags(), enrolment, send as unknown as Send);
    expect(flags.get()['manual-address']).toBe(true);
    expect(send).not.toHaveBeenCalled();

    enrolment.set(anEnrolment());
    enrolment.set(anEnrolment({ version: 2 }));
    await settle();
    expect(flags.get()['manual-address']).toBe(false);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('stay the brand’s when they cannot be asked for', async () => {
    const send = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const flags = createFlags(someFlags(), createStore<Enrolment | null>(anEnrolment()), send);
    await settle();
    expect(flags.get()['manual-address']).toBe(true);
  });
});
