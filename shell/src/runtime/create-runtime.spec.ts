import { enrolmentEndpoints } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { aRealRuntime } from '../testing/runtime.builder';
import { someTokens } from '../testing/fake-api';

function aRuntime() {
  const { api, runtime, build } = aRealRuntime('/pending/personal-details');
  return { api, runtime, other: build() };
}

describe('the runtime of a remote', () => {
  it('is separate and frozen, so that no remote changes what another sees', () => {
    const { runtime, other } = aRuntime();
    expect(runtime).not.toBe(other);
    for (const part of [runtime, runtime.http, runtime.session, runtime.enrolment, runtime.brand, runtime.storage]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });

  it('contains no token', () => {
    const { runtime } = aRuntime();
    expect(JSON.stringify(runtime)).not.toMatch(/token/i);
  });

  it('begins a session, notifies subscribers, and calls with its token', async () => {
    const { api, runtime } = aRuntime();
    const heard = jest.fn();
    runtime.session.subscribe(heard);
    api.on('GET /api/v1/enrolment-auth', { body: anEnrolment() });
    await runtime.session.begin(someTokens(1));
    expect(heard).toHaveBeenCalled();
    expect(runtime.session.get().loggedIn).toBe(true);
    expect(runtime.enrolment.get()?.firstName).toBe('Sam');
    await runtime.http.send(enrolmentEndpoints.mine, {});
    expect(api.calls.at(-1)?.token).toBe('user-1');
  });

  it('uses the shell’s clock', () => {
    expect(aRuntime().runtime.clock.now().toISOString()).toBe('2026-11-20T10:42:00.000Z');
  });

  it('exposes the current step and navigates', () => {
    const { runtime } = aRuntime();
    expect(runtime.currentStep.get()).toMatchObject({ id: 'personal-details', path: '/pending/personal-details' });
    runtime.navigate('/enrolment/energy/list');
    expect(runtime.currentStep.get()?.id).toBe('energy-list');
  });
});
