import { createPublicKey, verify } from 'node:crypto';
import { DEVELOPMENT_SIGNING_KEY, newKeyPair, signedText, signRecord } from './signature.mjs';

const record = {
  name: 'energy',
  version: '1.0.0',
  files: { 'b.js': 'sha384-b', 'a.js': 'sha384-a' },
  routes: ['/list'],
};

describe('the text that a signature covers', () => {
  it('does not depend on the order of fields', () => {
    expect(signedText(record)).toBe(
      '{"files":{"a.js":"sha384-a","b.js":"sha384-b"},"name":"energy","routes":["/list"],"version":"1.0.0"}',
    );
  });

  it('keeps the order of lists, and values such as false and null', () => {
    expect(signedText({ routes: ['/b', '/a'], runsEarly: false, builder: null })).toBe(
      '{"builder":null,"routes":["/b","/a"],"runsEarly":false}',
    );
  });

  it.each([
    ['empty lists and objects', { firstShared: [], sizes: {}, lazyPages: [{ routes: ['/x'], chunks: [] }] }],
    ['the publication', { publishedBy: 'key-1', publishedAt: 'now', lazyPages: [{ routes: ['/x'] }] }],
    ['the signature', { signature: { key: 'key-1', value: 'x' }, lazyPages: [{ routes: ['/x'] }] }],
  ])('leaves out %s', (_what, fields) => {
    expect(signedText(fields)).toBe('{"lazyPages":[{"routes":["/x"]}]}');
  });
});

describe('a signature', () => {
  it('is verified by the public key of a new pair', () => {
    const { privateKey, publicKey, id } = newKeyPair();
    const { signature, ...rest } = signRecord(record, privateKey);
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    expect(rest).toEqual(record);
    expect(signature.key).toBe(id);
    expect(verify(null, Buffer.from(signedText(record)), key, Buffer.from(signature.value, 'base64'))).toBe(true);
  });

  it('needs an ed25519 key', () => {
    expect(() => signRecord(record, 'secret')).toThrow('SIGNING_KEY is no private key that `deploy key` has made');
  });

  it('has a fixed key on a local system', () => {
    expect(signRecord(record, DEVELOPMENT_SIGNING_KEY).signature.key).toBe('key-19902f52');
  });
});
