import { isRuntimeSupported, type RuntimeContract } from '@home-move/contract';
import { createTestRuntime } from '@home-move/ui/testing';
import { aRecord } from '../testing/boot.builder';
import { RemoteFault } from './fault';
import { negotiate, requireLibraries, type Adapter } from './negotiate';

// Three versions of the contract, in an older and a newer build of the shell, with three versions of a remote.

const toMajor1: Adapter = (runtime: RuntimeContract) => ({ ...runtime, version: '1.15.0' });

interface Contract {
  readonly current: string;
  readonly older: Readonly<Record<string, Adapter>>;
}
const contracts = {
  '1.14.0': { current: '1.14.0', older: {} },
  '1.15.0': { current: '1.15.0', older: {} },
  '2.0.0': { current: '2.0.0', older: { '1.15.0': toMajor1 } },
} satisfies Record<string, Contract>;

const shells = {
  older: { react: '19.3.0', 'react-hook-form': '7.91.0' },
  newer: { react: '19.3.1', 'react-hook-form': '7.92.0' },
};

const remotes = {
  '1.0.0': aRecord({ contract: '^1.14.0', shared: { react: '^19.3.0', 'react-hook-form': '^7.91.0' } }),
  '1.1.0': aRecord({ contract: '^1.15.0', shared: { react: '^19.3.0', 'react-hook-form': '^7.92.0' } }),
  '2.0.0': aRecord({ contract: '^2.0.0', shared: { react: '^19.3.0', 'react-hook-form': '^7.92.0' } }),
};

type Outcome = 'runs' | 'adapter' | 'HM-201' | 'HM-202';
const matrix: readonly (readonly [keyof typeof contracts, keyof typeof shells, keyof typeof remotes, Outcome])[] = [
  ['1.14.0', 'older', '1.0.0', 'runs'],
  ['1.14.0', 'older', '1.1.0', 'HM-201'],
  ['1.14.0', 'older', '2.0.0', 'HM-201'],
  ['1.14.0', 'newer', '1.0.0', 'runs'],
  ['1.14.0', 'newer', '1.1.0', 'HM-201'],
  ['1.14.0', 'newer', '2.0.0', 'HM-201'],
  ['1.15.0', 'older', '1.0.0', 'runs'],
  ['1.15.0', 'older', '1.1.0', 'HM-202'],
  ['1.15.0', 'older', '2.0.0', 'HM-201'],
  ['1.15.0', 'newer', '1.0.0', 'runs'],
  ['1.15.0', 'newer', '1.1.0', 'runs'],
  ['1.15.0', 'newer', '2.0.0', 'HM-201'],
  ['2.0.0', 'older', '1.0.0', 'adapter'],
  ['2.0.0', 'older', '1.1.0', 'HM-202'],
  ['2.0.0', 'older', '2.0.0', 'HM-202'],
  ['2.0.0', 'newer', '1.0.0', 'adapter'],
  ['2.0.0', 'newer', '1.1.0', 'adapter'],
  ['2.0.0', 'newer', '2.0.0', 'runs'],
];

describe.each(matrix)('contract %s in the %s shell with remote %s', (contract, shell, version, expected) => {
  const { current, older } = contracts[contract];
  const remote = remotes[version];

  it(`has the outcome ${expected} in the shell`, () => {
    const runtime = createTestRuntime();
    const load = () => {
      const adapt = negotiate(remote, current, older);
      requireLibraries(remote, shells[shell]);
      return adapt(runtime) === runtime ? 'runs' : 'adapter';
    };
    let outcome: string;
    try {
      outcome = load();
    } catch (error) {
      outcome = error instanceof RemoteFault ? error.code : String(error);
    }
    expect(outcome).toBe(expected);
  });

  it(`is ${expected === 'HM-201' ? 'rejected' : 'accepted'} by the contract rule of the registry`, () => {
    expect(isRuntimeSupported(remote.contract, [current, ...Object.keys(older)])).toBe(expected !== 'HM-201');
  });
});
