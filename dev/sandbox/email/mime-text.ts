import { headerParameter, headerValue, parseEntity, partsOf, type MimeEntity } from './mime-entity.js';

interface ReadMessage {
  id?: string;
  from: string;
  replyTo?: string;
  subject: string;
  text: string;
}

/** Message-ID, sender, subject and plain text of a message, without attachments and HTML; empty if there is none. */
export function readMessage(raw: string): ReadMessage {
  const message = parseEntity(raw);
  const id = message.headers.get('message-id');
  const replyTo = message.headers.get('reply-to');
  return {
    ...(id !== undefined && { id }),
    from: decodeHeaderText(message.headers.get('from') ?? ''),
    ...(replyTo !== undefined && { replyTo: decodeHeaderText(replyTo) }),
    subject: decodeHeaderText(message.headers.get('subject') ?? ''),
    text: plainTextOf(message) ?? '',
  };
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
  return decodeCharset(decodeBody(entity), charset).replace(/\r\n/g, '\n').trimEnd();
}

function decodeBody(entity: MimeEntity): Buffer {
  const encoding = headerValue(entity, 'content-transfer-encoding');
  if (encoding === 'base64') return Buffer.from(entity.body, 'base64');
  if (encoding === 'quoted-printable') return decodeQuotedPrintable(entity.body.replace(/=[ \t]*\n|[ \t]+(?=\n)/g, ''));
  return Buffer.from(entity.body, 'latin1');
}

function decodeQuotedPrintable(text: string): Buffer {
  const bytes = text.replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

/** Decodes the encoded words of RFC 2047 (=?utf-8?Q?…?=); white space between two of them is ignored. */
function decodeHeaderText(text: string): string {
  const pattern = /=\?([^?]+)\?([bq])\?([^?]*)\?=/gi;
  const joined = text.replace(/(\?=)\s+(?==\?)/g, '$1');
  if (!pattern.test(joined)) return decodeCharset(Buffer.from(joined, 'latin1'), 'utf-8');
  return joined.replace(pattern, (_, charset: string, encoding: string, content: string) =>
    decodeCharset(
      encoding.toLowerCase() === 'b'
        ? Buffer.from(content, 'base64')
        : decodeQuotedPrintable(content.replaceAll('_', ' ')),
      charset,
    ),
  );
}

function decodeCharset(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString('utf8');
  }
}
