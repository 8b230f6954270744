import { isRuntimeSupported, satisfies } from './runtime-version';

describe('a contract range', () => {
  it.each([
    ['1.0.0', '^1.0.0', true],
    ['1.4.2', '^1.0.0', true],
    ['1.4.2', '^1.4.2', true],
    ['1.5.0', '^1.4.2', true],
    ['1.4.2', '^1.4.3', false],
    ['1.4.2', '^1.5.0', false],
    ['2.0.0', '^1.0.0', false],
    ['1.0.0', '^2.0.0', false],
    ['1.0.0', '>=1.0.0', false],
    ['1.0.0', '', false],
  ])('version %s, range %s: %s', (version, range, isWithin) => {
    expect(satisfies(version, range)).toBe(isWithin);
  });

  it.each([
    ['^2.1.0', true],
    ['^1.8.0', true],
    ['^2.4.0', false],
    ['^1.9.1', false],
    ['^3.0.0', false],
    ['^0.9.0', false],
  ])('%s with a shell that provides 2.3.0 and 1.9.0: %s', (range, supported) => {
    expect(isRuntimeSupported(range, ['2.3.0', '1.9.0'])).toBe(supported);
  });

  it('^1.0.0 is supported today', () => expect(isRuntimeSupported('^1.0.0')).toBe(true));
});
