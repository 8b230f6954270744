import { FieldEncryption } from './field-encryption.js';

const encryption = new FieldEncryption('k1', Buffer.alloc(32, 1));

describe('a sealed field', () => {
  it('opens for the purpose it was sealed for', () => {
    const sealed = encryption.seal('66374958', 'enrolment-1:account');
    expect(sealed.keyId).toBe('k1');
    expect(encryption.open(sealed, 'enrolment-1:account')).toBe('66374958');
  });

  it('never looks the same twice, nor like what it holds', () => {
    const [one, two] = [encryption.seal('66374958', 'p'), encryption.seal('66374958', 'p')];
    expect(one.box).not.toBe(two.box);
    expect(Buffer.from(one.box, 'base64').toString('latin1')).not.toContain('66374958');
  });

  it('does not open for another purpose, changed, or with another key', () => {
    const sealed = encryption.seal('66374958', 'enrolment-1:account');
    const bytes = Buffer.from(sealed.box, 'base64');
    bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1;
    expect(() => encryption.open(sealed, 'enrolment-2:account')).toThrow(/authenticate/);
    expect(() => encryption.open({ ...sealed, box: bytes.toString('base64') }, 'enrolment-1:account')).toThrow(
      /authenticate/,
    );
    expect(() => new FieldEncryption('k1', Buffer.alloc(32, 2)).open(sealed, 'enrolment-1:account')).toThrow(
      /authenticate/,
    );
    expect(() => new FieldEncryption('k2', Buffer.alloc(32, 1)).open(sealed, 'enrolment-1:account')).toThrow(
      'no key k1',
    );
  });
});

describe('after a change of keys', () => {
  const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const rotated = new FieldEncryption('k2', second, new Map([['k1', first]]));

  it('opens what the old key sealed', () => {
    expect(rotated.open(encryption.seal('66374958', 'p'), 'p')).toBe('66374958');
  });

  it('seals with the current key alone', () => {
    const sealed = rotated.seal('66374958', 'p');
    expect(sealed.keyId).toBe('k2');
    expect(new FieldEncryption('k2', second).open(sealed, 'p')).toBe('66374958');
    expect(() => encryption.open(sealed, 'p')).toThrow('no key k2');
  });
});
