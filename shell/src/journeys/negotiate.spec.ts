import { aRecord } from '../testing/some-boot';
import { negotiate, satisfies } from './negotiate';

describe('a contract range', () => {
  it.each([
    ['1.0.0', '^1.0.0', true],
    ['1.4.2', '^1.0.0', true],
    ['1.4.2', '^1.4.2', true],
    ['1.4.2', '^1.4.3', false],
    ['1.4.2', '^1.5.0', false],
    ['2.0.0', '^1.0.0', false],
    ['1.0.0', '^2.0.0', false],
    ['1.0.0', '>=1.0.0', false],
    ['1.0.0', '', false],
  ])('version %s, range %s: %s', (version, range, fits) => {
    expect(satisfies(version, range)).toBe(fits);
  });

  it('that does not fit is refused with its code', () => {
    expect(() => negotiate(aRecord({ contract: '^2.0.0' }), '1.0.0')).toThrow('HM-201 energy');
    expect(() => negotiate(aRecord(), '1.0.0')).not.toThrow();
  });
});
