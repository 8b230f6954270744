import { generateKeyPairSync, sign } from 'node:crypto';

/** A self-signed certificate and its key, as PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** A value in DER: tag, length, content. */
function der(tag: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const { length } = body;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const sequence = (...content: readonly Buffer[]) => der(0x30, ...content);
const integer = (value: number) => der(0x02, Buffer.from([value]));
const octets = (content: Buffer) => der(0x04, content);
const yes = der(0x01, Buffer.from([0xff]));
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
const commonName = oid('550403');
const subjectAltName = oid('551d11');
const basicConstraints = oid('551d13');

/** 1 January of a year between 2000 and 2049. */
const newYear = (year: number) => der(0x17, Buffer.from(`${String(year).slice(2)}0101000000Z`));

function pem(label: string, content: Buffer): string {
  const lines = content.toString('base64').match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}

/** Creates a throwaway certificate for host names, valid from 2020 until 1 January of `until`. */
export function createCertificate(names: readonly string[], until = 2049): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const issuer = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from('Home Move test')))));
  const altNames = sequence(...names.map((name) => der(0x82, Buffer.from(name))));
  const extensions = sequence(
    sequence(basicConstraints, yes, octets(sequence(yes))),
    sequence(subjectAltName, octets(altNames)),
  );
  const content = sequence(
    der(0xa0, integer(2)),
    integer(1),
    ecdsaWithSha256,
    issuer,
    sequence(newYear(2020), newYear(until)),
    issuer,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  // The first octet of a bit string counts its unused bits.
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  return {
    cert: pem('CERTIFICATE', sequence(content, ecdsaWithSha256, signature)),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
