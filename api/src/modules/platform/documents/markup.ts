/** JSON that cannot end its own script element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** A text between tags. */
export function text(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** A text between the quotes of an attribute. */
export function attribute(value: string): string {
  return text(value).replace(/"/g, '&quot;');
}
