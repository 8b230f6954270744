import type { Document } from 'bson';
import type { Doc } from '../bson/value.js';
import { CommandError } from '../errors/command.error.js';
import { idOf } from '../storage/stored-doc.js';
import type { Workspace } from '../storage/workspace.js';
import { assertTopLevelNames, compileUpdate, type Update } from '../update/update.js';
import { assertId, upsertedDoc, withId } from '../update/upsert.js';
import type { Command } from './command.js';
import { type CommandBody, statementBody } from './command-body.js';
import { isTimeExpired } from './deadline.js';
import type { Operation } from './operation.js';

// Beyond this number the reply could outgrow a message; a real server shortens them too.
const MAX_DETAILED_ERRORS = 1_000;
const BATCH_OPTIONS = ['ordered', 'bypassDocumentValidation'];

export const insert: Command = {
  options: ['documents', ...BATCH_OPTIONS],
  inTransaction: true,
  run(body, operation) {
    const ns = body.namespace();
    const { done, writeErrors } = runBatch(body.docs('documents'), body, operation, (doc) => {
      assertTopLevelNames(doc);
      assertId(doc);
      operation.workspace.insert(ns, withId(doc));
    });
    return { n: done.length, ...writeErrors };
  },
};

export const update: Command = {
  options: ['updates', ...BATCH_OPTIONS],
  inTransaction: true,
  run(body, operation) {
    const ns = body.namespace();
    const { done, writeErrors } = runBatch(body.docs('updates'), body, operation, (doc, index) =>
      updateOne(statementBody('update', doc, ['q', 'u', 'multi', 'upsert']), index, ns, operation.workspace),
    );
    const upserted = done.flatMap((result) => result.upserted ?? []);
    return {
      n: sum(done, 'n'),
      nModified: sum(done, 'nModified'),
      ...(upserted.length > 0 && { upserted }),
      ...writeErrors,
    };
  },
};

export const remove: Command = {
  options: ['deletes', ...BATCH_OPTIONS],
  inTransaction: true,
  run(body, operation) {
    const ns = body.namespace();
    const { done, writeErrors } = runBatch(body.docs('deletes'), body, operation, (doc) => {
      const statement = statementBody('delete', doc, ['q', 'limit']);
      const limit = statement.count('limit');
      if (limit !== 0 && limit !== 1) throw new CommandError(9, 'The limit field in delete objects must be 0 or 1');
      const matched = operation.workspace.find(ns, statement.doc('q')).slice(0, limit || undefined);
      for (const stored of matched) operation.workspace.remove(ns, stored);
      return { n: matched.length };
    });
    return { n: sum(done, 'n'), ...writeErrors };
  },
};

type UpdateResult = { readonly n: number; readonly nModified: number; readonly upserted?: Doc };

function updateOne(statement: CommandBody, index: number, ns: string, workspace: Workspace): UpdateResult {
  const [filter, change, isMulti] = [
    statement.doc('q'),
    compileUpdate(statement.value('u') ?? null),
    statement.flag('multi'),
  ];
  if (isMulti && change.isReplacement)
    throw new CommandError(9, 'multi update is not supported for replacement-style update');
  const matched = workspace.find(ns, filter).slice(0, isMulti ? undefined : 1);
  if (matched.length === 0 && statement.flag('upsert')) {
    return { n: 1, nModified: 0, upserted: { index, _id: idOf(upsert(workspace, ns, filter, change)) } };
  }
  let nModified = 0;
  for (const stored of matched) {
    const changed = change.apply(stored.doc, false);
    if (changed === stored.doc) continue;
    workspace.replace(ns, stored, changed);
    nModified += 1;
  }
  return { n: matched.length, nModified };
}

export function upsert(workspace: Workspace, ns: string, filter: Doc, change: Update): Doc {
  const doc = upsertedDoc(filter, change);
  assertId(doc);
  workspace.insert(ns, doc);
  return doc;
}

// Reports a failing statement in writeErrors; an ordered batch stops there. In a transaction it fails the command.
function runBatch<T>(
  statements: readonly Doc[],
  body: CommandBody,
  operation: Operation,
  run: (statement: Doc, index: number) => T,
): { done: T[]; writeErrors: { writeErrors?: Document[] } } {
  const done: T[] = [];
  const writeErrors: Document[] = [];
  const isOrdered = body.flag('ordered', true);
  for (const [index, statement] of statements.entries()) {
    try {
      done.push(run(statement, index));
    } catch (error) {
      if (!(error instanceof CommandError) || isTimeExpired(error) || operation.isInTransaction) throw error;
      const detail =
        writeErrors.length < MAX_DETAILED_ERRORS ? { errmsg: error.message, ...error.fields } : { errmsg: '' };
      writeErrors.push({ index, code: error.code, ...detail });
      if (isOrdered) break;
    }
  }
  return { done, writeErrors: writeErrors.length > 0 ? { writeErrors } : {} };
}

function sum<K extends string>(results: readonly Readonly<Record<K, number>>[], name: K): number {
  return results.reduce((total, result) => total + result[name], 0);
}
