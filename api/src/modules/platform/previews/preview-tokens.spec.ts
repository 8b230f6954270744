import { KeyedHash } from '../../../common/crypto/keyed-hash.js';
import { type Preview, PreviewTokens } from './preview-tokens.js';

const hash = new KeyedHash('the-first-secret-of-this-test-0001');
const tokens = new PreviewTokens(hash);
const preview: Preview = {
  id: 'p1',
  name: 'energy',
  version: '0.3.0-beta.1',
  brand: 'oakwood',
  expiresAt: new Date('2026-11-20T18:00:00.000Z'),
};
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('the token of a preview', () => {
  it.each([preview, { ...preview, brand: null }])('carries %j', (given) => {
    expect(tokens.read(tokens.sign(given))).toEqual(given);
  });

  it('fits into an address without encoding', () => {
    expect(tokens.sign(preview)).toMatch(/^[\w-]+\.[\w-]+$/);
  });

  it('is read after a rotation of the secret, until the previous secret is removed', () => {
    const second = 'the-second-secret-of-this-test-002';
    const rotating = new PreviewTokens(new KeyedHash(second, 'the-first-secret-of-this-test-0001'));
    expect(rotating.read(tokens.sign(preview))).toEqual(preview);
    expect(new PreviewTokens(new KeyedHash(second)).read(tokens.sign(preview))).toBeNull();
  });

  const [content = '', signature = ''] = tokens.sign(preview).split('.');
  const other = encode(['p1', 'energy', '0.4.0', null, 1_795_197_600_000]);
  it.each([
    ['nothing', ''],
    ['another content', `${other}.${signature}`],
    ['no signature', content],
    ['half a signature', `${content}.${signature.slice(0, 20)}`],
    ['a third part', `${content}.${signature}.x`],
    ['a signature for another purpose', `${content}.${hash.of(content)}`],
    ['fields of another kind', `${encode({})}.${hash.of(`preview:${encode({})}`)}`],
  ])('is unknown with %s', (_, token) => {
    expect(tokens.read(token)).toBeNull();
  });
});
