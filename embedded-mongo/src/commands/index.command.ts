import { display } from '../bson/display.js';
import { CommandError } from '../errors/command.error.js';
import type { Collection } from '../storage/collection.js';
import { ID_INDEX, indexSpecDoc, type IndexSpec, isSameIndex, parseIndexSpec } from '../storage/index-spec.js';
import { listedIndexes, type Store } from '../storage/store.js';
import { type Command, singleBatchReply } from './command.js';

export const createIndexes: Command = {
  options: ['indexes', 'commitQuorum'],
  run(body, operation, { store }) {
    const ns = body.namespace();
    const specs = body.docs('indexes').map(parseIndexSpec);
    store.assertUntouched(ns);
    const created = store.createCollection(ns);
    operation.entries.push(...created);
    const before = countIndexes(store, ns);
    for (const spec of specs)
      if (isNewIndex(collectionOf(store, ns), spec)) operation.entries.push(...store.createIndex(ns, spec));
    const after = countIndexes(store, ns);
    return {
      numIndexesBefore: before,
      numIndexesAfter: after,
      createdCollectionAutomatically: created.length > 0,
      ...(before === after && { note: 'all indexes already exist' }),
    };
  },
};

export const listIndexes: Command = {
  options: ['cursor'],
  run(body, _operation, { store }) {
    const ns = body.namespace();
    return singleBatchReply(ns, listedIndexes(collectionOf(store, ns)).map(indexSpecDoc));
  },
};

export const dropIndexes: Command = {
  options: ['index'],
  run(body, operation, { store }) {
    const ns = body.namespace();
    const wanted = body.value('index');
    const { indexes } = collectionOf(store, ns);
    const before = indexes.size + 1;
    const names = wanted === '*' ? [...indexes.keys()] : (Array.isArray(wanted) ? wanted : [wanted]).map(String);
    if (names.includes(ID_INDEX.name)) throw new CommandError(72, 'cannot drop _id index');
    for (const name of names) if (!indexes.has(name)) throw new CommandError(27, `index not found with name [${name}]`);
    operation.entries.push(...names.flatMap((name) => store.dropIndex(ns, name)));
    return { nIndexesWas: before };
  },
};

// Creating the same index again changes nothing; a different index with the same name or key is a conflict.
function isNewIndex(collection: Collection, wanted: IndexSpec): boolean {
  const requested = `Requested index: ${display(indexSpecDoc(wanted))}`;
  for (const existing of listedIndexes(collection)) {
    const isSame = isSameIndex(existing, wanted);
    const detail = `${requested}, existing index: ${display(indexSpecDoc(existing))}`;
    if (existing.name === wanted.name) {
      if (!isSame) throw new CommandError(86, `An existing index has the same name as the requested index. ${detail}`);
      if (existing.expireAfterSeconds === wanted.expireAfterSeconds) return false;
      throw new CommandError(
        85,
        `An equivalent index already exists with the same name but different options. ${detail}`,
      );
    }
    if (isSame) throw new CommandError(85, `Index already exists with a different name: ${existing.name}. ${detail}`);
  }
  return true;
}

function collectionOf(store: Store, ns: string): Collection {
  const collection = store.collection(ns);
  if (collection === undefined) throw new CommandError(26, `ns does not exist: ${ns}`);
  return collection;
}

function countIndexes(store: Store, ns: string): number {
  return collectionOf(store, ns).indexes.size + 1;
}
