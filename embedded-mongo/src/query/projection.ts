import { type Doc, isDoc, type Value } from '../bson/value.js';
import { CommandError, notSupported } from '../errors/command.error.js';
import { parsePath, type Path } from './path.js';

/** The named fields; an empty tree is the whole field. */
type Tree = Map<string, Tree>;

export type Projection = (doc: Doc) => Doc;

/** Compiles an inclusion or exclusion of fields. Throws for computed fields. */
export function compileProjection(spec: Doc): Projection {
  if (Object.keys(spec).length === 0) return (doc) => doc;
  const entries = Object.entries(spec).map(([name, value]) => ({
    name,
    path: parsePath(name),
    include: isIncluded(name, value),
  }));
  if (entries.some(({ path }) => path[0] === '_id' && path.length > 1))
    throw notSupported('the projection of a part of _id');
  const idChoice = entries.find(({ name }) => name === '_id')?.include;
  const others = entries.filter(({ name }) => name !== '_id');
  const including = others[0]?.include ?? idChoice ?? false;
  for (const { name, include } of others) {
    if (include === including) continue;
    if (including) throw new CommandError(31254, `Cannot do exclusion on field ${name} in inclusion projection`);
    throw new CommandError(31253, `Cannot do inclusion on field ${name} in exclusion projection`);
  }
  const tree: Tree = new Map();
  for (const { path } of others) addPath(tree, path);
  if ((idChoice ?? true) === including) tree.set('_id', new Map());
  return (doc) => (including ? pick(doc, tree) : omit(doc, tree));
}

function isIncluded(name: string, value: Value): boolean {
  if (typeof value === 'boolean' || typeof value === 'number') return Boolean(value);
  throw notSupported(`the projection of '${name}'`);
}

function addPath(tree: Tree, path: Path): void {
  let current = tree;
  for (const [index, segment] of path.entries()) {
    const isLast = index === path.length - 1;
    const known = current.get(segment);
    if (known !== undefined && (isLast || known.size === 0)) {
      throw new CommandError(31249, `Path collision at ${path.join('.')}`);
    }
    const next: Tree = known ?? new Map();
    current.set(segment, next);
    current = next;
  }
}

function pick(doc: Doc, tree: Tree): Doc {
  return mapFields(doc, (name, value) => {
    const below = tree.get(name);
    if (below === undefined) return undefined;
    return below.size === 0 ? value : pickInside(value, below);
  });
}

// Inside arrays only documents can contain the wanted fields; other elements are dropped.
function pickInside(value: Value, tree: Tree): Value | undefined {
  if (Array.isArray(value))
    return value.map((element) => pickInside(element, tree)).filter((element) => element !== undefined);
  return isDoc(value) ? pick(value, tree) : undefined;
}

function omit(doc: Doc, tree: Tree): Doc {
  return mapFields(doc, (name, value) => {
    const below = tree.get(name);
    if (below === undefined) return value;
    return below.size === 0 ? undefined : omitInside(value, below);
  });
}

function omitInside(value: Value, tree: Tree): Value {
  if (Array.isArray(value)) return value.map((element) => omitInside(element, tree));
  return isDoc(value) ? omit(value, tree) : value;
}

function mapFields(doc: Doc, change: (name: string, value: Value) => Value | undefined): Doc {
  const kept: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const changed = change(name, value);
    if (changed !== undefined) kept[name] = changed;
  }
  return kept;
}
