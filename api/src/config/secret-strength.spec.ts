import { createHash } from 'node:crypto';
import { mayBeRandom, mayBeRandomText } from './secret-strength.js';

/** The same bytes in each run, as varied as random ones. */
const bytesOf = (seed: number) => createHash('sha256').update(`seed ${seed}`).digest();
const seeds = Array.from({ length: 2000 }, (_, index) => index);

describe('a key of 32 bytes', () => {
  it('is accepted when it is random', () => {
    expect(seeds.filter((seed) => !mayBeRandom(bytesOf(seed)))).toEqual([]);
  });

  it.each([
    ['one byte repeated', Buffer.alloc(32, 7)],
    ['a text', Buffer.from('Tr0ub4dor&3-staple-of-the-year-X')],
    ['a short pattern repeated', Buffer.alloc(32, 'a0ff13e2b7', 'hex')],
    ['a sequence', Buffer.from(Array.from({ length: 32 }, (_, index) => index + 100))],
    ['a sequence of steps', Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7))],
    ['a shorter key', bytesOf(1).subarray(0, 31)],
  ])('is weak when it is %s', (_, bytes) => {
    expect(mayBeRandom(bytes)).toBe(false);
  });
});

describe('a secret', () => {
  it.each(['hex', 'base64', 'base64url'] as const)('is accepted when it is random bytes in %s', (encoding) => {
    expect(seeds.filter((seed) => !mayBeRandomText(bytesOf(seed).toString(encoding)))).toEqual([]);
  });

  it.each([
    'a-secret-that-is-long-enough-for-hs256',
    'my-company-production-jwt-secret-of-the-year-2026',
    'MYCOMPANYPRODUCTIONSECRETFORTOKENSNUMBERTWO2026X',
    'correct horse battery staple window tower guitar plum',
    'changeme-changeme-changeme-changeme-changeme-1234',
    '0123456789abcdef'.repeat(4),
    'a'.repeat(64),
    bytesOf(1).toString('hex').slice(0, 32),
    bytesOf(1).toString('base64').slice(0, 32),
  ])('is weak when it is %s', (text) => {
    expect(mayBeRandomText(text)).toBe(false);
  });
});
