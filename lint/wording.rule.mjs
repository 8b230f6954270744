import { basename, relative, resolve, sep } from 'node:path';
import { findPhrases, wordList } from './phrases.mjs';

const root = resolve(import.meta.dirname, '..');
const allowedNames = new Set(wordList.allowedNames);
const testCalls = new Set(['describe', 'it', 'test']);

/** "fetchLatePages" → fetch, late, pages */
const splitName = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** Whether a call is `it(…)`, `it.each(…)(…)`, `test.describe(…)`, `test.step(…)` and the like. */
function isTestCall(callee) {
  switch (callee?.type) {
    case 'Identifier':
      return testCalls.has(callee.name);
    case 'MemberExpression':
      return isTestCall(callee.object);
    case 'CallExpression':
      return isTestCall(callee.callee);
    case 'TaggedTemplateExpression':
      return isTestCall(callee.tag);
    default:
      return false;
  }
}

function titleText(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join(' ');
  return null;
}

/**
 * Identifiers, comments, test titles, file and folder names avoid the words of `word-list.json`; comments and test titles also
 * avoid the constructions of `constructions.json`. Both lists name a better wording. `allowedNames` are identifiers that the
 * specification or another party defines.
 */
export const wording = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const path = relative(root, context.filename).split(sep);
    const seen = new Set();

    function checkText(text, loc) {
      for (const { found, instead } of findPhrases(text))
        context.report({ loc, message: `"${found}": write ${instead}` });
    }

    function checkName({ name, loc }) {
      if (seen.has(name) || allowedNames.has(name)) return;
      seen.add(name);
      for (const word of splitName(name))
        if (Object.hasOwn(wordList.names, word))
          context.report({ loc, message: `"${word}" in ${name}: write ${wordList.names[word]}` });
    }

    function checkPath(loc) {
      const folders = path.slice(0, -1);
      const banned = { ...wordList.names, ...wordList.folders };
      for (const folder of folders)
        for (const word of splitName(folder))
          if (Object.hasOwn(banned, word)) context.report({ loc, message: `Folder ${folder}: write ${banned[word]}` });
      checkName({ name: basename(context.filename), loc });
    }

    return {
      Program({ loc }) {
        checkPath(loc);
        for (const comment of context.sourceCode.getAllComments()) checkText(comment.value, comment.loc);
      },
      Identifier: checkName,
      JSXIdentifier: checkName,
      CallExpression({ callee, arguments: [title] }) {
        const text = isTestCall(callee) ? titleText(title) : null;
        if (text !== null) checkText(text, title.loc);
      },
    };
  },
};
