import { limitToContractRange } from './contract-range';
import { createTestRuntime } from './test-runtime';

describe('a runtime limited to a contract range', () => {
  it('throws when a remote reads a member that its range may lack', () => {
    const runtime = limitToContractRange(createTestRuntime(), '^1.0.0');
    expect(() => runtime.portal).toThrow(
      'portal exists since runtime contract 1.1.0; remote.config.mjs accepts ^1.0.0',
    );
    expect(() => runtime.session.get().routeConfig).toThrow('session.routeConfig exists since runtime contract 1.2.0');
  });

  it('keeps every member within the range', () => {
    const runtime = limitToContractRange(createTestRuntime({ portal: 'telephony' }), '^1.1.0');
    expect(runtime.portal).toBe('telephony');
    expect(runtime.session.get().loggedIn).toBe(false);
    expect(runtime.session.get()).toBe(runtime.session.get());
    expect(() => runtime.session.get().error).toThrow('session.error exists since');
  });

  it('changes nothing without a range', () => {
    const runtime = createTestRuntime();
    expect(limitToContractRange(runtime, undefined)).toBe(runtime);
  });
});
