import { paletteOf, themeSheet, type Colour, type ThemeData, type ThemeMode } from '@home-move/contract';
import { inlined, type Inlined } from '../shell-build/shell-template.js';

/** What documents need of a brand's look. */
export interface BrandLook {
  /** Its style sheet. */
  readonly sheet: Inlined;
  /** The colour of the header in each mode. */
  readonly header: Readonly<Record<ThemeMode, Colour>>;
}

export function brandLook(look: ThemeData): BrandLook {
  return {
    sheet: inlined(themeSheet(look), 'style'),
    header: { light: paletteOf(look, 'light').header, dark: paletteOf(look, 'dark').header },
  };
}
