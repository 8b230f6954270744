import type { Doc } from '../bson/value.js';
import { CommandError } from '../errors/command.error.js';
import { compileFilter } from '../query/filter.js';
import { ID_INDEX, indexSpecDoc } from '../storage/index-spec.js';
import { type Command, singleBatchReply } from './command.js';

export const create: Command = {
  options: [],
  run(body, operation, { store }) {
    const ns = body.namespace();
    if (store.collection(ns) !== undefined) throw new CommandError(48, `Collection ${ns} already exists.`);
    operation.entries.push(...store.createCollection(ns));
    return {};
  },
};

export const drop: Command = {
  options: [],
  run(body, operation, { store }) {
    const ns = body.namespace();
    const existing = store.collection(ns);
    if (existing === undefined) return {};
    const nIndexesWas = existing.indexes.size + 1;
    store.assertUntouched(ns);
    operation.entries.push(...store.dropCollection(ns));
    return { nIndexesWas, ns };
  },
};

export const dropDatabase: Command = {
  options: [],
  run(body, operation, { store }) {
    const db = body.database();
    const namespaces = store.collectionsOf(db).map(({ ns }) => ns);
    for (const ns of namespaces) store.assertUntouched(ns);
    for (const ns of namespaces) operation.entries.push(...store.dropCollection(ns));
    return { dropped: db };
  },
};

export const listCollections: Command = {
  options: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  run(body, _operation, { store }) {
    const db = body.database();
    const matches = compileFilter(body.doc('filter'));
    const detail: Doc = body.flag('nameOnly')
      ? {}
      : { options: {}, info: { readOnly: false }, idIndex: indexSpecDoc(ID_INDEX) };
    const listed = store
      .collectionsOf(db)
      .map(({ ns }): Doc => ({ name: ns.slice(db.length + 1), type: 'collection', ...detail }));
    return singleBatchReply(`${db}.$cmd.listCollections`, listed.filter(matches));
  },
};
