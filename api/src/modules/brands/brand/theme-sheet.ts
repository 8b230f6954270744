import { createHash } from 'node:crypto';
import { themeSheet, type ThemeData } from '@home-move/contract';

/** The hash that names the style sheet of a look: 64 bits, in hexadecimal digits. */
export function themeSheetHash(look: ThemeData): string {
  return createHash('sha256').update(themeSheet(look)).digest('hex').slice(0, 16);
}

/** The path of the style sheet with a hash. */
export const themeSheetPath = (hash: string) => `/brand-themes/${hash}.css`;
