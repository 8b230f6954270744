import { KeyedHash } from './keyed-hash.js';

const before = new KeyedHash('the-first-secret-of-this-test-0001');
const rotating = new KeyedHash('the-second-secret-of-this-test-002', 'the-first-secret-of-this-test-0001');
const after = new KeyedHash('the-second-secret-of-this-test-002');

describe('a keyed hash', () => {
  it('is recognised during a rotation when the previous secret made it, and not afterwards', () => {
    const hash = before.of('123456');
    expect(rotating.matches(hash, '123456')).toBe(true);
    expect(rotating.matches(hash, '123457')).toBe(false);
    expect(after.matches(hash, '123456')).toBe(false);
  });

  it('is made under the current secret only', () => {
    const hash = rotating.of('123456');
    expect(after.matches(hash, '123456')).toBe(true);
    expect(before.matches(hash, '123456')).toBe(false);
    expect(rotating.allOf('123456')).toEqual([hash, before.of('123456')]);
  });
});
