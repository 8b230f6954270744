import webpack from 'webpack';

const { NodeType, parseAStylesheet } = webpack.css.syntax;

/** At-rules that only group rules. Others, such as `@font-face`, have names or effects in the whole document. */
const groups = new Set(['media', 'supports', 'container', 'starting-style']);
const siblings = new Set(['+', '~']);

const isDelim = (node, text) => node?.type === NodeType.Delim && node.value === text;
const isCombinator = (node) => node.type === NodeType.Delim && (node.value === '>' || siblings.has(node.value));
const isKeyframes = (rule) => rule.type === NodeType.AtRule && rule.name === 'keyframes';

/** The selectors of a list, each as its nodes. */
function selectorsOf(nodes) {
  const selectors = [[]];
  for (const node of nodes) {
    if (node.type === NodeType.Comma) selectors.push([]);
    else selectors.at(-1).push(node);
  }
  return selectors;
}

/** The compounds of a selector, each with the combinator before it: `>`, `+`, `~`, or nothing for a descendant and the first. */
function compoundsOf(nodes) {
  const compounds = [{ nodes: [] }];
  for (const node of nodes) {
    const last = compounds.at(-1);
    const isBetween = node.type === NodeType.Whitespace || isCombinator(node);
    if (!isBetween) last.nodes.push(node);
    else if (last.nodes.length > 0) compounds.push({ nodes: [] });
    if (isCombinator(node)) compounds.at(-1).combinator = node.value;
  }
  return compounds.filter((compound) => compound.nodes.length > 0);
}

const isClass = (node, index, nodes) => isDelim(node, '.') && nodes[index + 1]?.type === NodeType.Ident;

/** Whether every selector of an `:is()` or `:where()` is confined. A class in `:not()` or `:has()` confines nothing. */
const isConfinedChoice = (node) =>
  node.type === NodeType.Function &&
  ['is', 'where'].includes(node.name) &&
  selectorsOf(node.value).every((selector) => placeOf(selector) !== 'anywhere');

/**
 * The place of the elements that a selector selects: 'own' if they have a class of the module, 'inside' if an ancestor of theirs
 * has one, otherwise 'anywhere'. `outer` is the place of the rule around a nested one.
 */
function placeOf(nodes, outer) {
  const isRelative = outer !== undefined && !nodes.some((node) => isDelim(node, '&'));
  let place = isRelative ? outer : 'anywhere';
  for (const { combinator, nodes: compound } of compoundsOf(nodes)) {
    // A sibling of an element with a class may be outside the remote, a sibling of an element inside one is not.
    if (siblings.has(combinator)) place = place === 'inside' ? 'inside' : 'anywhere';
    else if (place !== 'anywhere') place = 'inside';
    if (place !== 'anywhere') continue;
    if (compound.some((node) => isDelim(node, '&'))) place = outer ?? 'anywhere';
    else if (compound.some(isClass) || compound.some(isConfinedChoice)) place = 'own';
  }
  return place;
}

/** Whether a selector contains `:global` or `:local`, which decide whether a name is the module's own. */
const changesNames = (nodes) =>
  nodes.some((node, index) => {
    const name = node.type === NodeType.Ident ? node.value : node.name;
    const isPseudo = nodes[index - 1]?.type === NodeType.Colon && ['global', 'local'].includes(name);
    return isPseudo || (node.type === NodeType.Function && changesNames(node.value));
  });

const isScope = (node, index, nodes) =>
  (node.type === NodeType.Ident && node.value === 'scope' && nodes[index - 1]?.type === NodeType.Colon) ||
  (node.type === NodeType.Function && node.value.some(isScope));

/**
 * Whether a selector starts at an element around the remote, such as `[data-context='embedded'] .page`. In a scope it selects nothing
 * unless it says where its elements are: `.page:where(:scope *)`.
 */
function startsAtDocument(nodes) {
  const first = compoundsOf(nodes)[0].nodes;
  const isElement = first[0].type === NodeType.Ident && !['html', 'body'].includes(first[0].value);
  const isOwn = first.some(isClass) || first.some(isConfinedChoice);
  return !isElement && !isOwn && !nodes.some(isScope);
}

function findInRule(rule, outer) {
  const { line } = rule.loc.start;
  if (rule.type === NodeType.AtRule) {
    if (isKeyframes(rule) && outer === undefined) return [];
    return groups.has(rule.name) ? findInRules(rule.childRules, outer) : [{ line, text: `@${rule.name}` }];
  }
  const selectors = selectorsOf(rule.prelude);
  const found = selectors.filter(
    (nodes) =>
      placeOf(nodes, outer) === 'anywhere' || changesNames(nodes) || (outer === undefined && startsAtDocument(nodes)),
  );
  if (found.length > 0) return found.map((nodes) => ({ line, text: nodes.map(String).join('').trim() }));
  const areInside = selectors.every((nodes) => placeOf(nodes, outer) === 'inside');
  return findInRules(rule.childRules, areInside ? 'inside' : 'own');
}

const findInRules = (rules, outer) => rules.flatMap((rule) => findInRule(rule, outer));

/**
 * The rules of a CSS module that may apply to elements of others, or to none in a scope: each as its line and its selector, or the
 * name of its at-rule. A selector is confined if its elements have a class of the module, or an ancestor with one.
 */
export const unconfinedRules = (css) => findInRules(parseAStylesheet(css).rules);

/**
 * Puts the rules of a module in the scope of a remote: `createRemote` and dialogs mark its elements by the attribute. Keyframes stay
 * outside, because a scope may not contain any; their names are the module's own.
 */
export function scopeTo(remote, css) {
  const { rules } = parseAStylesheet(css);
  const join = (some) => some.map(({ start, end }) => css.slice(start, end)).join('\n');
  const keyframes = rules.filter(isKeyframes);
  const others = rules.filter((rule) => !isKeyframes(rule));
  return `${join(keyframes)}\n@scope ([data-remote=${remote}]) {\n${join(others)}\n}\n`;
}
