import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, type Model, mongo } from 'mongoose';
import { ConfigurationError, ENV, type Env } from '../../config/env.js';
import { Log } from '../logging/log.js';
import { isDuplicateKey } from './database-errors.js';
import { isEmptyDatabase } from './migrations/migrator.js';

/** An index as a schema declares it, or as the server lists it. */
export type IndexDefinition = mongo.IndexDescription & { readonly key: mongo.Document };

/** An index that cannot be built. The message contains no stored value. */
export class IndexError extends Error {
  constructor(collection: string, cause: unknown) {
    super(`the indexes of ${collection} cannot be built: ${reasonOf(cause)}`, { cause });
    this.name = 'IndexError';
  }
}

const command = 'node api/dist/src/admin/main.js database indexes';
/** A new database, or the wrong or a lost one: building indexes there would hide the loss. */
const emptyDatabase = `MONGODB_URI is refused in production: its database is empty; if it should have data, see "The database is empty or lost" in docs/how-to/operate.md, and for a new one run ${command}`;
/** Names in the error of a start. */
const MAX_NAMES = 5;

/** The indexes of all models. Correctness depends on the unique ones, and the end of sessions and codes on the expiring ones. */
@Injectable()
export class Indexes implements OnApplicationBootstrap {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENV) private readonly env: Env,
    private readonly log: Log,
  ) {}

  /**
   * Builds every index before the first request in demo mode. Production only checks them, because building takes long on much
   * data, and several processes start at once. Throws IndexError, and in production ConfigurationError.
   */
  async onApplicationBootstrap(): Promise<void> {
    if (this.env.APP_MODE === 'production') await this.check();
    else await Promise.all(this.models.map(createIndexes));
  }

  /**
   * Builds the missing indexes, one collection after the other, while the application serves. Drops none. Reports each collection
   * before and after it is built, and the indexes that no model declares. Returns the number of built indexes. Throws IndexError.
   */
  async build(report: (line: string) => void): Promise<number> {
    let built = 0;
    for (const model of this.models) {
      const existing = await existingIndexes(model);
      const name = model.collection.collectionName;
      const missing = declaredIndexes(model).filter((index) => !existing.some((other) => isSame(index, other)));
      if (missing.length > 0) {
        const documents = await model.estimatedDocumentCount();
        report(`${name}: building ${namesOf(missing)} (${documents} documents)`);
        const startedAt = performance.now();
        await createIndexes(model);
        report(`${name}: built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
        built += missing.length;
      }
      const unknown = existing.filter((index) => !declaredIndexes(model).some((other) => isSame(index, other)));
      if (unknown.length > 0) report(`${name}: ${namesOf(unknown)} is not declared by this version, and stays`);
    }
    return built;
  }

  /** The names of the indexes that `build` would build, each with its collection. */
  async missing(): Promise<readonly string[]> {
    return (await this.missingOfAll()).map(({ name }) => name);
  }

  /** Throws ConfigurationError when a unique or expiring index is missing, and logs a warning when another one is. */
  async check(): Promise<void> {
    const missing = await this.missingOfAll();
    const required = missing.filter(({ index }) => index.unique === true || index.expireAfterSeconds !== undefined);
    const names = required.map(({ name }) => name);
    if (names.length > 0) {
      if (await this.isEmpty()) throw new ConfigurationError(emptyDatabase);
      const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
      throw new ConfigurationError(
        `MONGODB_URI is refused in production: its database lacks indexes (${names.slice(0, MAX_NAMES).join(', ')}${more}); run ${command}`,
      );
    }
    if (missing.length > 0)
      this.log.warn(
        { indexes: missing.map(({ name }) => name) },
        'the database lacks indexes, so queries are slow: run database indexes of the support tool',
      );
  }

  private async isEmpty(): Promise<boolean> {
    const { db } = this.connection;
    return db !== undefined && (await isEmptyDatabase(db));
  }

  private async missingOfAll() {
    return (await Promise.all(this.models.map(missingIndexes))).flat();
  }

  private get models(): readonly Model<unknown>[] {
    const nameOfCollection = ({ collection }: Model<unknown>) => collection.collectionName;
    return Object.values(this.connection.models).toSorted((a, b) =>
      nameOfCollection(a).localeCompare(nameOfCollection(b)),
    );
  }
}

function declaredIndexes({ schema }: Model<unknown>): readonly IndexDefinition[] {
  // Mongoose adds its own options to the driver's types.
  return schema.indexes().map(([key, options]) => ({ ...options, key }) as IndexDefinition);
}

/** All indexes of a collection in one command; Mongoose sends one for each, and another to create the collection. */
async function createIndexes(model: Model<unknown>): Promise<void> {
  const indexes = declaredIndexes(model);
  if (indexes.length === 0) return;
  try {
    await model.collection.createIndexes([...indexes]);
  } catch (error) {
    if (isDuplicateKey(error) || isConflict(error)) throw new IndexError(model.collection.collectionName, error);
    throw error;
  }
}

async function missingIndexes(model: Model<unknown>) {
  const existing = await existingIndexes(model);
  const collection = model.collection.collectionName;
  return declaredIndexes(model)
    .filter((index) => !existing.some((other) => isSame(index, other)))
    .map((index) => ({ index, name: `${collection}.${nameOf(index)}` }));
}

/** The collection's indexes except the one of `_id`; none if the collection does not exist. */
async function existingIndexes({ collection }: Model<unknown>): Promise<readonly IndexDefinition[]> {
  try {
    const indexes = (await collection.listIndexes().toArray()) as IndexDefinition[];
    return indexes.filter(({ name }) => name !== '_id_');
  } catch (error) {
    if (error instanceof mongo.MongoServerError && error.code === NAMESPACE_NOT_FOUND) return [];
    throw error;
  }
}

const NAMESPACE_NOT_FOUND = 26;
const INDEX_CONFLICTS: readonly unknown[] = [85, 86];

const isConflict = (error: unknown): error is mongo.MongoServerError =>
  error instanceof mongo.MongoServerError && INDEX_CONFLICTS.includes(error.code);

/** Whether two indexes enforce the same, in the same order of fields. */
const isSame = (a: IndexDefinition, b: IndexDefinition): boolean => isDeepStrictEqual(effectOf(a), effectOf(b));

const effectOf = ({ key, unique, sparse, expireAfterSeconds, partialFilterExpression }: IndexDefinition) => [
  Object.entries(key),
  unique ?? false,
  sparse ?? false,
  expireAfterSeconds,
  partialFilterExpression,
];

const nameOf = ({ name, key }: IndexDefinition): string =>
  name ??
  Object.entries(key)
    .map(([path, direction]) => `${path}_${String(direction)}`)
    .join('_');

const namesOf = (indexes: readonly IndexDefinition[]): string => indexes.map(nameOf).join(', ');

/** The server's message of a conflict contains two definitions; that of a duplicate contains stored values. */
function reasonOf(cause: unknown): string {
  if (isConflict(cause)) return cause.message;
  const pattern = (cause as { readonly keyPattern?: object }).keyPattern ?? {};
  return `several documents have the same ${Object.keys(pattern).join(', ') || 'values'}, which must be unique`;
}
