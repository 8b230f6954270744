import { themeMessages } from '../brand/theme.messages';
import { liftText } from '../brand/theme.texts';
import { hostThemeTokens, type HostTheme, type HostThemeToken } from './host-theme';

/** What the value of each token has to be. */
const requirements: Readonly<Record<HostThemeToken, string>> = {
  accent: themeMessages.colour,
  surface: themeMessages.colour,
  darkAccent: themeMessages.colour,
  darkSurface: themeMessages.colour,
  corners: themeMessages.corners,
  font: themeMessages.font,
};

const maxUnknown = 5;
/** Names come from the page, and are shown in its console. */
const shown = (name: string) => name.replaceAll(/[^\w-]/g, '').slice(0, 30);

function unknownText(names: readonly string[]): string {
  const list = names.slice(0, maxUnknown).map(shown).join(', ');
  return `There is no token ${list}; the tokens are ${hostThemeTokens.join(', ')}.`;
}

/**
 * One line for the developers of the page around a frame: tokens that are ignored, and colours that were lifted. Null if there are
 * none. Contains nothing but the page's own values.
 * @param hasDarkMode whether the brand offers dark pages; otherwise no one sees their lifts
 */
export function hostThemeText(
  { ignored, lifts }: Pick<HostTheme, 'ignored' | 'lifts'>,
  hasDarkMode: boolean,
): string | null {
  const invalid = hostThemeTokens.filter((token) => ignored.includes(token));
  const unknown = ignored.filter((name) => !invalid.some((token) => token === name));
  const sentences = [
    ...(unknown.length > 0 ? [unknownText(unknown)] : []),
    ...invalid.map((token) => `The token ${token} ${requirements[token]}.`),
    ...lifts.filter(({ mode }) => mode === 'light' || hasDarkMode).map(liftText),
  ];
  return sentences.length === 0 ? null : `themeTokens: ${sentences.join(' ')}`;
}
