import { headerParameter, headerValue, parseEntity, partsOf, type MimeEntity } from './mime-entity.js';

/** Subject and plain text of a message; attachments and the HTML part are left out. Empty where there is none. */
export function readMessage(raw: string): { subject: string; text: string } {
  const message = parseEntity(raw);
  return { subject: decodedWords(message.headers.get('subject') ?? ''), text: plainTextOf(message) ?? '' };
}

function plainTextOf(entity: MimeEntity): string | undefined {
  if (headerValue(entity, 'content-disposition') === 'attachment') return undefined;
  const type = headerValue(entity, 'content-type') || 'text/plain';
  if (type.startsWith('multipart/')) {
    for (const part of partsOf(entity)) {
      const text = plainTextOf(part);
      if (text !== undefined) return text;
    }
    return undefined;
  }
  if (type !== 'text/plain') return undefined;
  const charset = headerParameter(entity, 'content-type', 'charset') ?? 'utf-8';
  return inCharset(decodedBody(entity), charset).replace(/\r\n/g, '\n').trimEnd();
}

function decodedBody(entity: MimeEntity): Buffer {
  const encoding = headerValue(entity, 'content-transfer-encoding');
  if (encoding === 'base64') return Buffer.from(entity.body, 'base64');
  if (encoding === 'quoted-printable') return quotedPrintable(entity.body.replace(/=[ \t]*\n|[ \t]+(?=\n)/g, ''));
  return Buffer.from(entity.body, 'latin1');
}

function quotedPrintable(text: string): Buffer {
  const bytes = text.replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

/** Header text with encoded words (=?utf-8?Q?…?=); white space between two of them does not count. */
function decodedWords(text: string): string {
  const words = /=\?([^?]+)\?([bq])\?([^?]*)\?=/gi;
  const joined = text.replace(/(\?=)\s+(?==\?)/g, '$1');
  if (!words.test(joined)) return inCharset(Buffer.from(joined, 'latin1'), 'utf-8');
  return joined.replace(words, (_, charset: string, encoding: string, content: string) =>
    inCharset(
      encoding.toLowerCase() === 'b' ? Buffer.from(content, 'base64') : quotedPrintable(content.replaceAll('_', ' ')),
      charset,
    ),
  );
}

function inCharset(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString('utf8');
  }
}
