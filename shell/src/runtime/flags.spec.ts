import { createStore, type Enrolment, type Flags } from '@home-move/contract';
import { anEnrolment, someFlags } from '@home-move/contract/testing';
import type { Send } from '../session/send';
import { createFlags } from './flags';

describe('feature flags', () => {
  it('are the brand’s until an enrolment is loaded, then evaluated once', async () => {
    const enrolment = createStore<Enrolment | null>(null);
    const send = jest.fn(async () => someFlags({ 'manual-address': false }));
    const flags = createFlags(someFlags(), {}, enrolment, send as unknown as Send);
    expect(flags.get()['manual-address']).toBe(true);
    expect(send).not.toHaveBeenCalled();

    const changed = new Promise<void>((resolve) => flags.subscribe(resolve));
    enrolment.set(anEnrolment());
    enrolment.set(anEnrolment({ version: 2 }));
    await changed;
    expect(flags.get()['manual-address']).toBe(false);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('ignore a late response for the enrolment before the loaded one', async () => {
    const enrolment = createStore<Enrolment | null>(null);
    const answers: ((flags: Flags) => void)[] = [];
    const send = () => new Promise<Flags>((resolve) => answers.push(resolve));
    const flags = createFlags(someFlags(), {}, enrolment, send as unknown as Send);
    enrolment.set(anEnrolment({ id: 'first' }));
    enrolment.set(anEnrolment({ id: 'second' }));
    const [answerFirst, answerSecond] = answers;
    answerSecond?.(someFlags({ 'manual-address': false }));
    await Promise.resolve();
    answerFirst?.(someFlags({ 'ask-nicely': false }));
    await Promise.resolve();
    expect(flags.get()).toMatchObject({ 'manual-address': false, 'ask-nicely': true });
    enrolment.set(null);
    expect(flags.get()['manual-address']).toBe(true);
  });

  it('keep the overrides of the address, whatever the enrolment’s are', async () => {
    const enrolment = createStore<Enrolment | null>(null);
    const send = jest.fn(async () => someFlags({ 'manual-address': false }));
    const flags = createFlags(someFlags(), { 'otp-login': false }, enrolment, send as unknown as Send);
    expect(flags.get()['otp-login']).toBe(false);
    const changed = new Promise<void>((resolve) => flags.subscribe(resolve));
    enrolment.set(anEnrolment());
    await changed;
    expect(flags.get()).toMatchObject({ 'otp-login': false, 'manual-address': false, 'ask-nicely': true });
  });

  it('stay the brand’s when they cannot be evaluated', async () => {
    const failure = Promise.reject(new TypeError('Failed to fetch'));
    const send = jest.fn(() => failure);
    const flags = createFlags(someFlags(), {}, createStore<Enrolment | null>(anEnrolment()), send);
    await expect(failure).rejects.toThrow('Failed to fetch');
    expect(send).toHaveBeenCalledTimes(1);
    expect(flags.get()['manual-address']).toBe(true);
  });
});
