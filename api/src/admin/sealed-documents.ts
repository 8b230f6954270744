import type { mongo } from 'mongoose';
import { isSealed, type Sealed } from '../common/crypto/field-encryption.js';

/** A stored document of any collection. */
export type StoredDocument = mongo.Document & { readonly _id: { toString(): string } | string };

const batchSize = 200;

/** Reads a collection in the order of ids, so that documents that are added or removed meanwhile disturb nothing. */
export async function* readAll(
  collection: mongo.Collection<StoredDocument>,
  paths: readonly string[],
): AsyncGenerator<StoredDocument> {
  const projection = Object.fromEntries(paths.map((path) => [path, 1]));
  for (let after: unknown = null; ;) {
    const filter = (after === null ? {} : { _id: { $gt: after } }) as mongo.Filter<StoredDocument>;
    const batch = await collection.find(filter, { projection }).sort({ _id: 1 }).limit(batchSize).toArray();
    yield* batch;
    if (batch.length < batchSize) return;
    after = batch.at(-1)?._id ?? null;
  }
}

/** The sealed values at a dotted path. Skips null, and plain text of versions that did not seal the field. */
export function sealedAt(document: StoredDocument, path: string): readonly Sealed[] {
  const value = path
    .split('.')
    .reduce<unknown>((parent, name) => (isObject(parent) ? parent[name] : undefined), document);
  return (Array.isArray(value) ? value : [value]).filter(isSealed);
}

/** Whether the value at a path is a list. */
export function isListAt(document: StoredDocument, path: string): boolean {
  return Array.isArray(
    path.split('.').reduce<unknown>((parent, name) => (isObject(parent) ? parent[name] : undefined), document),
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
