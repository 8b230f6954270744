import { relative, resolve } from 'node:path';
import { scopeTo, unconfinedRules } from './css-confinement.mjs';

const root = resolve(import.meta.dirname, '..');

/** The reset, which only the owner of a document adopts. Bundles of remotes parse the file and leave it out. */
const baseSheet = resolve(root, 'ui/src/styles/base.module.css');

/**
 * Confines a CSS module of a remote to the elements of that remote. `remote` is its name. Throws for a rule that could apply to
 * other elements, with its file and line, because older browsers have no scopes.
 */
export default function confineCss(css) {
  const { remote } = this.getOptions();
  const found = this.resourcePath === baseSheet ? [] : unconfinedRules(css);
  if (found.length > 0) {
    const file = relative(root, this.resourcePath);
    const rules = found.map(({ line, text }) => `${file}:${line}: "${text}"`);
    throw new Error(`May apply to elements of others, because it names no class of the module:\n${rules.join('\n')}`);
  }
  return scopeTo(remote, css);
}
