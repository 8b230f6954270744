import { isDoc, type Doc, type Value } from '../bson/value.js';
import { isOperators } from './condition.js';
import { logicalBranches } from './filter.js';

/** For each path, the values of which a matching document must have one; an index can look them up. */
export type Equalities = ReadonlyMap<string, readonly Value[]>;

export function equalitiesOf(filter: Doc): Equalities {
  const found = new Map<string, readonly Value[]>();
  gather(filter, found);
  return found;
}

function gather(filter: Doc, found: Map<string, readonly Value[]>): void {
  for (const [name, condition] of Object.entries(filter)) {
    if (name === '$and') for (const branch of logicalBranches(name, condition)) gather(branch, found);
    else if (!name.startsWith('$')) {
      const values = candidates(condition);
      // An index holds the elements of an array, not the array.
      if (values !== undefined && !values.some(Array.isArray)) found.set(name, values);
    }
  }
}

function candidates(condition: Value): readonly Value[] | undefined {
  if (!isOperators(condition)) return [condition];
  if (!isDoc(condition)) return undefined;
  if (Object.hasOwn(condition, '$eq')) return condition.$eq === undefined ? undefined : [condition.$eq];
  return Array.isArray(condition.$in) ? condition.$in : undefined;
}
