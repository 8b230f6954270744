import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '../user-error.mjs';

const project = join(import.meta.dirname, '..', '..');
const themes = join(project, 'api', 'dist', 'src', 'modules', 'brands', 'brand', 'demo-themes.data.js');

/**
 * The style sheet for hosts that mount a remote in their pages: the tokens also apply to the shadow root that contains them, without
 * the fonts that only our pages may load, followed by our looks. Texts are in px there, because a page may have another rem.
 * @param tokens the shell's `tokens.css`
 */
export function hostTokens(tokens, looks) {
  const loadedFonts = /@font-face\s*\{[^}]*url\([^}]*\}/g;
  const textPixel = /--hm-px:\s*\.0625rem/;
  if (!textPixel.test(tokens)) throw new UserError('tokens.css does not define --hm-px. Run npm run build first.');
  return tokens.replace(loadedFonts, '').replace(textPixel, '--hm-px:1px').replaceAll(':root', ':root,:host') + looks;
}

/** The style sheets of our looks, each for the elements whose `data-brand` is its name. Throws a UserError if the API is not built. */
export async function lookSheets() {
  const [{ demoThemes }, { themeSheet }] = await Promise.all([
    import(pathToFileURL(themes).href),
    import('@home-move/contract'),
  ]).catch((error) => {
    throw new UserError(`The looks cannot be read: ${error.message}. Run npm run build first.`);
  });
  return Object.entries(demoThemes)
    .map(([name, look]) => themeSheet(look, `[data-brand="${name}"]`))
    .join('');
}
