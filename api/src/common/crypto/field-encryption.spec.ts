import { FieldEncryption } from './field-encryption.js';

const encryption = new FieldEncryption('k1', Buffer.alloc(32, 1));

describe('a sealed field', () => {
  it('opens for the purpose it was sealed for', () => {
    const sealed = encryption.seal('66374958', 'enrolment-1:account');
    expect(sealed.keyId).toBe('k1');
    expect(encryption.open(sealed, 'enrolment-1:account')).toBe('66374958');
  });

  it('differs each time and does not reveal its content', () => {
    const [first, second] = [encryption.seal('66374958', 'p'), encryption.seal('66374958', 'p')];
    expect(first.box).not.toBe(second.box);
    expect(Buffer.from(first.box, 'base64').toString('latin1')).not.toContain('66374958');
  });

  it('does not open for another purpose, after tampering, or with another key', () => {
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

describe('after a key rotation', () => {
  const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const rotated = new FieldEncryption('k2', second, new Map([['k1', first]]));

  it('opens values that the old key sealed', () => {
    expect(rotated.open(encryption.seal('66374958', 'p'), 'p')).toBe('66374958');
  });

  it('seals only with the current key', () => {
    const sealed = rotated.seal('66374958', 'p');
    expect(sealed.keyId).toBe('k2');
    expect(new FieldEncryption('k2', second).open(sealed, 'p')).toBe('66374958');
    expect(() => encryption.open(sealed, 'p')).toThrow('no key k2');
  });
});
