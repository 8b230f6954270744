/** Text as HTML, in elements and in quoted attributes. */
export const escaped = (text: string): string =>
  text.replace(/[^\w .,:;@-]/gu, (character) => `&#${character.codePointAt(0)};`);

/** Fills `{{name}}` in a page with HTML. */
export const filled = (page: string, values: Readonly<Record<string, string>>): string =>
  page.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
