/** A message or one part of it: header fields by lower-case name, and the undecoded body. Bytes are Latin-1 characters. */
export interface MimeEntity {
  headers: ReadonlyMap<string, string>;
  body: string;
}

/** Splits a message at the first empty line and unfolds its header lines. */
export function parseEntity(raw: string): MimeEntity {
  const text = raw.replace(/\r\n/g, '\n');
  const end = text.startsWith('\n') ? 0 : text.indexOf('\n\n');
  const head = end < 0 ? text : text.slice(0, end);
  const body = end < 0 ? '' : text.slice(end).replace(/^\n{1,2}/, '');
  const fields = head.replace(/\n[ \t]+/g, ' ').split('\n');
  const headers = new Map<string, string>();
  for (const field of fields) {
    const colon = field.indexOf(':');
    const name = field.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && !headers.has(name)) headers.set(name, field.slice(colon + 1).trim());
  }
  return { headers, body };
}

/** The value of a header without its parameters, in lower case: `text/plain; charset=utf-8` → "text/plain". */
export function headerValue({ headers }: MimeEntity, name: string): string {
  return (headers.get(name)?.split(';')[0] ?? '').trim().toLowerCase();
}

/** A parameter of a header: `text/plain; charset=utf-8` and "charset" → "utf-8". */
export function headerParameter({ headers }: MimeEntity, name: string, parameter: string): string | undefined {
  const match = new RegExp(`;\\s*${parameter}\\s*=\\s*(?:"([^"]*)"|([^;\\s]+))`, 'i').exec(headers.get(name) ?? '');
  return match?.[1] ?? match?.[2];
}

/** The parts of a multipart entity, in order. */
export function partsOf(entity: MimeEntity): MimeEntity[] {
  const boundary = headerParameter(entity, 'content-type', 'boundary');
  if (boundary === undefined) return [];
  const [before = ''] = `\n${entity.body}`.split(`\n--${boundary}--`);
  return before
    .split(`\n--${boundary}`)
    .slice(1)
    .map((part) => parseEntity(part.replace(/^[ \t]*\n/, '')));
}
