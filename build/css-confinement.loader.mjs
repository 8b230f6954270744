import { relative, resolve } from 'node:path';
import { scopeTo, unconfinedRules } from './css-confinement.mjs';

const root = resolve(import.meta.dirname, '..');

/** The reset, which only the owner of a document adopts. Bundles of remotes parse the file and leave it out. */
const baseSheet = resolve(root, 'ui/src/styles/base.module.css');

function confine(css, file, remote) {
  const found = file === baseSheet ? [] : unconfinedRules(css);
  if (found.length === 0) return scopeTo(remote, css);
  const rules = found.map(({ line, text }) => `${relative(root, file)}:${line}: "${text}"`);
  throw new Error(
    `Each selector needs a class of its module, and :where(:scope *) if it starts outside:\n${rules.join('\n')}`,
  );
}

/**
 * Confines a CSS module of a remote to the elements of that remote. `remote` is its name. Throws for a rule that could apply to
 * other elements, with its file and line, because older browsers have no scopes.
 */
export default function confineCss(css) {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- webpack passes the context of a loader this way
  return confine(css, this.resourcePath, this.getOptions().remote);
}
