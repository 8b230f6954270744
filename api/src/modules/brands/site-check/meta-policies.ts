/** Elements of a head. Any other element begins the body, in which a policy has no effect. */
const headElements: ReadonlySet<string> = new Set([
  'base',
  'basefont',
  'bgsound',
  'head',
  'html',
  'link',
  'meta',
  'noframes',
  'noscript',
  'script',
  'style',
  'template',
  'title',
]);

/** Elements of a head whose content is no markup, or has no effect. */
const opaqueElements: ReadonlySet<string> = new Set(['noframes', 'noscript', 'script', 'style', 'template', 'title']);

/** The look-ahead keeps the time linear: otherwise a long name without an end could be split anywhere. */
const openingTag = /<(?<name>[a-z][^\s/>]*)(?=[\s/>])(?<attributes>(?:[^"'>]|"[^"]*"|'[^']*')*)>/iy;
const attribute = /(?<name>[^\s"'>/=]+)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'>]+)))?/g;
const character = /&(?:#(?<decimal>\d{1,7})|#x(?<hex>[\da-f]{1,6})|(?<name>amp|apos|quot));?/gi;
const named: Readonly<Record<string, string>> = { amp: '&', apos: "'", quot: '"' };

/**
 * The policies in the `meta` elements of a page's head. The time is linear in the length of the text, whatever it contains.
 */
export function metaPolicies(html: string): readonly string[] {
  const found: string[] = [];
  let position = 0;
  for (;;) {
    position = afterBlanks(html, position);
    if (html.startsWith('<!--', position)) {
      position = after(html, '-->', position + 2);
      continue;
    }
    if (/^<[!?/]/.test(html.slice(position, position + 2))) {
      position = after(html, '>', position);
      continue;
    }
    openingTag.lastIndex = position;
    const tag = openingTag.exec(html)?.groups;
    const name = tag?.['name']?.toLowerCase() ?? '';
    if (!headElements.has(name)) return found;
    position = openingTag.lastIndex;
    if (opaqueElements.has(name)) position = afterContent(html, name, position);
    const attributes = name === 'meta' ? attributesIn(tag?.['attributes'] ?? '') : new Map<string, string>();
    const policy = attributes.get('content');
    const isPolicy = attributes.get('http-equiv')?.trim().toLowerCase() === 'content-security-policy';
    if (isPolicy && policy !== undefined) found.push(policy);
  }
}

function afterBlanks(html: string, position: number): number {
  const blanks = /\s*/y;
  blanks.lastIndex = position;
  blanks.test(html);
  return blanks.lastIndex;
}

/** The position after the next mark, or the end. */
function after(html: string, mark: string, position: number): number {
  const index = html.indexOf(mark, position);
  return index === -1 ? html.length : index + mark.length;
}

/** The position of the closing tag, or the end. */
function afterContent(html: string, name: string, position: number): number {
  const closingTag = new RegExp(`</${name}`, 'gi');
  closingTag.lastIndex = position;
  return closingTag.exec(html)?.index ?? html.length;
}

/** The attributes of a tag. Of attributes with the same name, the first applies. */
function attributesIn(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const { groups = {} } of text.matchAll(attribute)) {
    const name = groups['name']?.toLowerCase() ?? '';
    const value = groups['double'] ?? groups['single'] ?? groups['bare'] ?? '';
    if (!attributes.has(name)) attributes.set(name, withCharacters(value));
  }
  return attributes;
}

/** Replaces references to ASCII characters, which policies consist of. */
function withCharacters(text: string): string {
  return text.replace(character, (reference, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? reference;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code < 0x80 ? String.fromCharCode(code) : reference;
  });
}
