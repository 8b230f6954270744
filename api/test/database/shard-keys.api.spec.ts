import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { growingCollections } from '../platform/data-privacy/retention-periods.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { shardKeys } from './shard-keys.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ LOG_LEVEL: 'silent' });
}, 60_000);
afterAll(() => api.close());

/** The fields of each unique index that the application declares for a collection. */
function uniqueIndexes(collection: string): readonly (readonly string[])[] {
  const models = Object.values(api.app.get<Connection>(getConnectionToken()).models);
  return models
    .filter((model) => model.collection.collectionName === collection)
    .flatMap(({ schema }) => schema.indexes())
    .flatMap(([fields, options]) => (options.unique === true ? [Object.keys(fields)] : []));
}

/** Whether the key consists of the first fields of an index: only then does a sharded collection keep the index unique. */
const isPrefix = (key: readonly string[], fields: readonly string[]): boolean =>
  key.length <= fields.length && key.every((field, index) => fields[index] === field);

/** The unique indexes of a collection that its shard key does not allow, by their fields. */
function conflictsOf(collection: string): readonly string[] {
  const { key } = shardKeys[collection] ?? { key: null };
  if (key === null) return [];
  const conflicting = uniqueIndexes(collection).filter((fields) => !isPrefix(Object.keys(key), fields));
  return conflicting.map((fields) => fields.join()).toSorted();
}

describe('the shard keys', () => {
  it('are decided for each collection that grows, and for no other', () => {
    expect(Object.keys(shardKeys)).toEqual(growingCollections.toSorted());
  });

  it('allow every unique index', () => {
    const conflicts = Object.keys(shardKeys).flatMap((collection) =>
      conflictsOf(collection).map((fields) => `${collection}: ${fields}`),
    );
    expect(conflicts).toEqual([]);
  });

  it('are compared with indexes that exist', () => {
    expect(uniqueIndexes('jobs')).toEqual([['key']]);
    expect(uniqueIndexes('partner_moves')).toEqual([['partner', 'environment', 'reference']]);
  });
});
