import { Long } from 'bson';
import { CommandError } from '../errors/command.error.js';
import { compileProjection } from '../query/projection.js';
import { sortDocs } from '../query/sort.js';
import { FIRST_BATCH } from '../storage/cursors.js';
import { type Command, cursorReply } from './command.js';

export const find: Command = {
  options: ['filter', 'sort', 'projection', 'skip', 'limit', 'batchSize', 'singleBatch'],
  inTransaction: true,
  snapshot: 'reads',
  run(body, operation, { cursors }) {
    const ns = body.namespace();
    const skip = body.count('skip') ?? 0;
    const limit = body.count('limit') || Infinity;
    const sorted = sortDocs(operation.find(ns, body.doc('filter')), (doc) => doc, body.doc('sort'));
    const docs = sorted.slice(skip, skip + limit).map(compileProjection(body.doc('projection')));
    const batch = cursors.start(ns, docs, body.count('batchSize') ?? FIRST_BATCH, operation.session);
    if (body.flag('singleBatch')) cursors.kill(batch.id);
    return cursorReply(ns, 'firstBatch', body.flag('singleBatch') ? { ...batch, id: 0 } : batch);
  },
};

export const getMore: Command = {
  options: ['collection', 'batchSize'],
  inTransaction: true,
  snapshot: 'continues',
  run(body, _operation, { cursors }) {
    const ns = `${body.database()}.${body.string('collection')}`;
    if ((body.value('maxTimeMS') ?? 0) !== 0)
      throw new CommandError(2, 'cannot set maxTimeMS on getMore command for a non-awaitData cursor');
    return cursorReply(ns, 'nextBatch', cursors.next(body.count('getMore') ?? 0, ns, body.count('batchSize')));
  },
};

export const killCursors: Command = {
  options: ['cursors'],
  inTransaction: true,
  snapshot: 'continues',
  run(body, _operation, { cursors }) {
    const ids = body.value('cursors');
    if (!Array.isArray(ids)) throw new CommandError(14, "killCursors needs an array 'cursors'");
    const isKilled = ids.map((id) => typeof id === 'number' && cursors.kill(id));
    const idsWhere = (wanted: boolean) =>
      ids.filter((_id, index) => isKilled[index] === wanted).map((id) => Long.fromNumber(Number(id)));
    return { cursorsKilled: idsWhere(true), cursorsNotFound: idsWhere(false), cursorsAlive: [], cursorsUnknown: [] };
  },
};

export const count: Command = {
  options: ['query', 'skip', 'limit', 'fields'],
  run(body, operation) {
    const skip = body.count('skip') ?? 0;
    const found = operation.find(body.namespace(), body.doc('query')).length;
    return { n: Math.min(Math.max(found - skip, 0), body.count('limit') || Infinity) };
  },
};
