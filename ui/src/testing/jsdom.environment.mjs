import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-jsdom';

const load = createRequire(import.meta.resolve('jest-environment-jsdom'));
const sheetFile = load.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');

/** The declarations of `display` in a style sheet, one rule for each. `none` comes last, because the last rule wins. */
function displayRules(sheet) {
  const selectors = new Map();
  for (const [, selector, body] of sheet.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{([^}]*)\}/g)) {
    const display = /(?:^|[;\s])display\s*:\s*([\w-]+)/.exec(body)?.[1];
    if (display) selectors.set(display, [...(selectors.get(display) ?? []), selector.trim()]);
  }
  const none = selectors.get('none');
  if (!none) throw new Error(`no rule hides anything in ${sheetFile}`);
  selectors.delete('none');
  return [...selectors, ['none', none]].map(([value, list]) => `${list.join(', ')} { display: ${value} }`).join('\n');
}

// For each element that a test queries by role or name, jsdom matches the 120 rules of its default sheet and resolves
// colours. Tests read only the properties of a computed style that hide an element, so jsdom gets only the rules of
// `display`.
load(sheetFile);
load.cache[sheetFile].exports = displayRules(load(sheetFile));
const { propertiesWithResolvedValueImplemented: resolved } = load('jsdom/lib/jsdom/living/helpers/style-rules.js');
for (const name of Object.keys(resolved)) if (!/^(visibility|pointer-events)$/.test(name)) delete resolved[name];

export default TestEnvironment;
