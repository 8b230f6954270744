import { runtimeVersion, runtimeVersions, type RuntimeContract } from '@home-move/contract';
import { createTestRuntime } from '@home-move/ui/testing';
import { aRecord } from '../testing/boot.builder';
import { adapters, negotiate } from './negotiate';

const oldRuntime = (runtime: RuntimeContract): RuntimeContract => ({ ...runtime, version: '1.9.0' });

describe('a remote', () => {
  const runtime = createTestRuntime();

  it('of the current major gets the runtime unchanged', () => {
    expect(negotiate(aRecord({ contract: '^1.0.0' }))(runtime)).toBe(runtime);
    expect(negotiate(aRecord({ contract: '^2.1.0' }), '2.3.0', { '1.9.0': oldRuntime })(runtime)).toBe(runtime);
  });

  it('of the previous major gets it through an adapter', () => {
    const adapt = negotiate(aRecord({ contract: '^1.1.0' }), '2.3.0', { '1.9.0': oldRuntime });
    expect(adapt(runtime).version).toBe('1.9.0');
  });

  it.each(['^3.0.0', '^2.4.0', '^1.9.1', '^0.9.0', '>=1.0.0', ''])('that requires %s is rejected', (contract) => {
    expect(() => negotiate(aRecord({ contract }), '2.3.0', { '1.9.0': oldRuntime })).toThrow('HM-201 energy');
  });
});

it('has adapters for exactly the versions that remotes are published for', () => {
  expect([runtimeVersion, ...Object.keys(adapters)]).toEqual(runtimeVersions);
});
