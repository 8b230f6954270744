import type { PinScope, RegistryPin } from '@home-move/contract';
import { aRemote } from '../../../../test/support/test-env.js';
import { scopesOf } from './pin-scope.js';
import { resolveRemotes } from './resolve-remotes.js';

const energy = (version: string) => aRemote({ name: 'energy', version });
const pin = (version: string, scope: PinScope): RegistryPin => ({
  name: 'energy',
  version,
  scope,
  pinnedBy: 'key-1',
  pinnedAt: '2026-11-20T10:00:00.000Z',
});
const noRules = { rejected: [], pins: [], canaries: [], withdrawals: [], disabled: [], proofs: [] };
const remotes = [energy('1.0.0'), energy('1.2.0-beta.1'), energy('1.10.0'), energy('1.2.0'), aRemote()];
const resolve = (pins: readonly RegistryPin[], scopes: readonly string[], known = remotes) => {
  const { remotes: chosen, lastGood } = resolveRemotes({ ...noRules, remotes: known, pins }, scopes);
  return [chosen, lastGood].map((list) => list.map(({ name, version }) => `${name} ${version}`));
};

describe('resolution', () => {
  it.each<[string, readonly RegistryPin[], string, string | null]>([
    ['no scope', [], '1.10.0', '1.2.0'],
    ['all', [pin('1.2.0', 'all')], '1.2.0', '1.0.0'],
    ['a pre-release', [pin('1.2.0-beta.1', 'all')], '1.2.0-beta.1', '1.0.0'],
    ['the lowest', [pin('1.0.0', { partner: 'oakwood' }), pin('1.2.0', 'all')], '1.0.0', null],
    ['an unknown version', [pin('0.9.0', { brand: 'oakwood' }), pin('1.2.0', 'all')], '1.2.0', '1.0.0'],
    [
      'another brand',
      [pin('1.0.0', { brand: 'meadow' }), pin('1.0.0', { brand: 'oakwood', branch: 12 })],
      '1.10.0',
      '1.2.0',
    ],
  ])('with a pin to %s', (_, pins, version, lastGood) => {
    expect(resolve(pins, scopesOf({ urlRoute: 'oakwood', branch: null, partner: null }))).toEqual([
      [`energy ${version}`, 'onboarding 1.0.0'],
      lastGood === null ? [] : [`energy ${lastGood}`],
    ]);
  });

  it('resolves a pre-release only for the scope of its pin, even when it is the highest version', () => {
    const known = [energy('1.0.0'), energy('2.0.0-beta.1'), energy('2.0.0-beta.2')];
    const beta = [pin('2.0.0-beta.2', { brand: 'oakwood' })];
    expect(resolve(beta, ['brand meadow', 'all'], known)).toEqual([['energy 1.0.0'], []]);
    expect(resolve(beta, ['brand oakwood', 'all'], known)).toEqual([['energy 2.0.0-beta.2'], ['energy 1.0.0']]);
  });

  it('omits a remote that has only pre-releases', () => {
    expect(resolve([], ['all'], [energy('1.0.0-alpha'), aRemote()])).toEqual([['onboarding 1.0.0'], []]);
  });
});

describe('the scopes of', () => {
  it.each([
    ['a partner', { urlRoute: 'oakwood', branch: null, partner: null }, ['brand oakwood', 'partner oakwood', 'all']],
    [
      'a sub-partner',
      { urlRoute: 'oakwood-students', branch: null, partner: 'oakwood' },
      ['brand oakwood-students', 'partner oakwood', 'all'],
    ],
    [
      'a branch',
      { urlRoute: 'oakwood', branch: 12, partner: 'oakwood' },
      ['branch oakwood/12', 'brand oakwood', 'partner oakwood', 'all'],
    ],
    ['no brand', null, ['all']],
  ])('%s', (_, brand, scopes) => expect(scopesOf(brand)).toEqual(scopes));
});
