import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');

/** True in `npm run docs:update`, which writes generated files instead of checking them. */
export const isUpdating = process.env['UPDATE_DOCS'] === '1';

/** Expects a file, named from the root, to contain the generated text. */
export function expectGenerated(path: string, text: string): void {
  const file = join(root, path);
  if (isUpdating) writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
}

/** A Markdown table; a bar in a cell would end the cell. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
