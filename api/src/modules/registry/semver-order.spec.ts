import { compareVersions } from './semver-order.js';

it('orders versions by semver', () => {
  const ordered = [
    '0.9.0',
    '1.0.0-1',
    '1.0.0-2',
    '1.0.0-10',
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-beta',
    '1.0.0',
    '1.2.0',
    '1.10.0',
    '1.10.1',
    '2.0.0',
  ];
  expect(ordered.toReversed().toSorted(compareVersions)).toEqual(ordered);
  expect(compareVersions('1.2.0', '1.2.0')).toBe(0);
  expect(compareVersions('1.2.0-a.1', '1.2.0-a.1')).toBe(0);
});
