import { hostTheme, hostThemeText, themeSheet, type FrameLook } from '@home-move/contract';
import type { ThemeReport } from './host-link';

/** The brand of a frame, as far as its host may change its look. */
export interface FrameBrand {
  readonly look: FrameLook;
  /** Whether the brand offers dark pages. */
  readonly hasDarkMode: boolean;
}

/**
 * Returns a function that applies the theme tokens of the host to the page, in light and in dark mode, in place of earlier tokens. It
 * returns the report for the host. A background that the host sets is painted, because text is readable only on it.
 */
export function createHostTheme(page: Document, { look, hasDarkMode }: FrameBrand): (tokens: unknown) => ThemeReport {
  // Adopted sheets come after style elements, so this one takes precedence over the look of the brand.
  const sheet = new CSSStyleSheet();
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  const { dataset } = page.documentElement;
  const isPainted = dataset['surface'] === 'surface';

  return (tokens) => {
    const result = hostTheme(look, tokens);
    const { theme } = result;
    sheet.replaceSync(theme === null ? '' : themeSheet(theme));
    const hasSurface = isPainted || result.hasSurface;
    if (hasSurface) dataset['surface'] = 'surface';
    else delete dataset['surface'];
    return { hasSurface, notice: hostThemeText(result, hasDarkMode) };
  };
}
