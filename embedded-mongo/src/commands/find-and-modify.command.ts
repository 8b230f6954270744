import type { Document } from 'bson';
import { CommandError } from '../errors/command.error.js';
import { compileProjection } from '../query/projection.js';
import { sortDocs } from '../query/sort.js';
import { compileUpdate } from '../update/update.js';
import { idOf, type StoredDoc } from '../storage/stored-doc.js';
import type { Workspace } from '../storage/workspace.js';
import type { Command } from './command.js';
import type { CommandBody } from './command-body.js';
import { upsert } from './write.command.js';

export const findAndModify: Command = {
  options: ['query', 'sort', 'remove', 'update', 'new', 'fields', 'upsert', 'bypassDocumentValidation'],
  inTransaction: true,
  run(body, operation) {
    const isRemove = body.flag('remove');
    if (isRemove && (body.value('update') !== undefined || body.flag('new') || body.flag('upsert'))) {
      throw new CommandError(9, "Cannot specify 'update', 'new' or 'upsert' with remove=true");
    }
    return isRemove ? removeFirst(body, operation.workspace) : updateFirst(body, operation.workspace);
  },
};

function firstMatch(workspace: Workspace, body: CommandBody): StoredDoc | undefined {
  return sortDocs(workspace.find(body.namespace(), body.doc('query')), ({ doc }) => doc, body.doc('sort'))[0];
}

function removeFirst(body: CommandBody, workspace: Workspace): Document {
  const project = compileProjection(body.doc('fields'));
  const found = firstMatch(workspace, body);
  if (found !== undefined) workspace.remove(body.namespace(), found);
  return {
    lastErrorObject: { n: Number(found !== undefined) },
    value: found === undefined ? null : project(found.doc),
  };
}

function updateFirst(body: CommandBody, workspace: Workspace): Document {
  const [ns, filter, isNew] = [body.namespace(), body.doc('query'), body.flag('new')];
  const change = compileUpdate(body.value('update') ?? null);
  const project = compileProjection(body.doc('fields'));
  const found = firstMatch(workspace, body);
  if (found !== undefined) {
    const changed = change.apply(found.doc, false);
    if (changed !== found.doc) workspace.replace(ns, found, changed);
    return { lastErrorObject: { n: 1, updatedExisting: true }, value: project(isNew ? changed : found.doc) };
  }
  if (!body.flag('upsert')) return { lastErrorObject: { n: 0, updatedExisting: false }, value: null };
  const doc = upsert(workspace, ns, filter, change);
  return { lastErrorObject: { n: 1, updatedExisting: false, upserted: idOf(doc) }, value: isNew ? project(doc) : null };
}
