import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { UserError } from './user-error.mjs';

/** The private key of `npm start`, whose public key production rejects. */
export const DEVELOPMENT_SIGNING_KEY = `-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIGRldmVsb3BtZW50LW9ubHktc2lnbmluZy1rZXktMzJi
-----END PRIVATE KEY-----`;

/** A copy of the record with its signature by a private key. Throws a UserError for anything but an ed25519 key. */
export function signRecord(record, privateKey) {
  const key = readPrivateKey(privateKey);
  const value = sign(null, Buffer.from(signedText(record)), key).toString('base64');
  return { ...record, signature: { key: keyId(key), value } };
}

/**
 * The text that a signature covers: the record as JSON with sorted keys, without empty lists and objects, which its reader may
 * add. The API has the same rule (record-signature.ts).
 */
export function signedText({ signature: _signature, publishedBy: _by, publishedAt: _at, ...record }) {
  return JSON.stringify(canonical(record));
}

function canonical(value) {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  const members = Object.entries(value).filter(([, member]) => !isEmpty(member));
  return Object.fromEntries(
    members.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, canonical(member)]),
  );
}

const isEmpty = (value) => typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** A new pair: the private key as PEM, the public key as RECORD_PUBLIC_KEYS lists it, and its id. */
export function newKeyPair() {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    publicKey: publicDer(privateKey).toString('base64'),
    id: keyId(privateKey),
  };
}

const publicDer = (privateKey) => createPublicKey(privateKey).export({ type: 'spki', format: 'der' });

/** Identifies a key in the audit. */
const keyId = (privateKey) => `key-${createHash('sha256').update(publicDer(privateKey)).digest('hex').slice(0, 8)}`;

function readPrivateKey(text) {
  try {
    const key = createPrivateKey(text);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The message of the error would not name the setting.
  }
  throw new UserError('SIGNING_KEY is no private key that `deploy key` has made: an ed25519 key as PEM.');
}
