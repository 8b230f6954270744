import { runtimeVersion, runtimeVersions, type RuntimeContract } from '@home-move/contract';
import { createTestRuntime } from '@home-move/ui/testing';
import { aRecord } from '../testing/boot.builder';
import { adapters, negotiate, requireLibraries } from './negotiate';

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

describe('a remote that requires libraries', () => {
  const provided = { react: '19.3.1', swr: '2.5.1' };

  it('is accepted when the shell provides each within its range', () => {
    expect(() => requireLibraries(aRecord({ shared: { react: '^19.0.0', swr: '^2.5.1' } }), provided)).not.toThrow();
  });

  it.each([
    ['a newer major version', { swr: '^3.0.0' }],
    ['a newer minor version', { swr: '^2.6.0' }],
    ['an older major version', { react: '^18.3.0', swr: '^2.5.1' }],
    ['one that the shell does not provide', { jotai: '^0.0.0' }],
  ])('is rejected with the reason when it needs %s', (_, shared) => {
    const [module = '', range = ''] = Object.entries(shared)[0] ?? [];
    expect(() => requireLibraries(aRecord({ shared }), provided)).toThrow(
      expect.objectContaining({ code: 'HM-202', isFinal: true, cause: new Error(`${module} ${range}`) }),
    );
  });
});
