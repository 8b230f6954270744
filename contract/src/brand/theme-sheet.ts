import type { ThemeData } from './theme';
import { themeTokens } from './theme-tokens';

type Declarations = readonly (readonly [property: string, value: string])[];

const rule = (selector: string, declarations: Declarations) =>
  `${selector}{${declarations.map(([property, value]) => `${property}:${value}`).join(';')}}`;

/**
 * The style sheet of a look: its design tokens for light pages, for dark pages, and for pages that follow a dark device. The last
 * sheet in a page applies, because the rules of every look have the same specificity.
 * @param scope selector of the elements that have the look; by default the page
 */
export function themeSheet(look: ThemeData, scope = ''): string {
  const light = themeTokens(look, 'light');
  const dark = Object.entries(themeTokens(look, 'dark')).filter(([property, value]) => light[property] !== value);
  return [
    rule(scope || ':root', Object.entries(light)),
    rule(`${scope}[data-mode="dark"]`, dark),
    `@media (prefers-color-scheme:dark){${rule(`${scope}[data-mode="system"]`, dark)}}`,
  ].join('');
}
