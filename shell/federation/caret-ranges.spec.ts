import { satisfy } from './caret-ranges.mjs';

describe('versions of shared modules', () => {
  it.each([
    ['2.5.1', '^2.5.1', true],
    ['2.6.0', '^2.5.1', true],
    ['2.5.0', '^2.5.1', false],
    ['3.0.0', '^2.5.1', false],
    ['2.5.1', '<=2.5.1', true],
    ['2.5.1', '<=2.10.0', true],
    ['2.10.0', '<=2.5.1', false],
    ['3.0.0', '<=2.5.1', false],
  ])('%s satisfies %s: %s', (version, range, isSatisfied) => {
    expect(satisfy(version, range)).toBe(isSatisfied);
  });
});
