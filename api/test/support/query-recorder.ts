import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { BootedApp } from './boot-app.js';

type Filter = Readonly<Record<string, unknown>>;

interface Index {
  /** Its first field. */
  readonly first: string;
  readonly isSparse: boolean;
}

interface Query {
  readonly collection: string;
  readonly method: string;
  readonly filter: Filter;
}

/** The methods whose first argument is a filter. */
const filtering = /^(find|findOne|findOneAnd\w+|update\w+|delete\w+|replaceOne|countDocuments|distinct)$/;

/** Records the queries of an application, and finds each query that no index narrows. */
export class QueryRecorder {
  private readonly queries = new Map<string, Query>();

  private readonly connection: Connection;

  constructor({ app }: BootedApp) {
    this.connection = app.get<Connection>(getConnectionToken());
    this.connection.set('debug', (collection: string, method: string, ...args: readonly unknown[]) => {
      for (const filter of filtersOf(method, args)) this.record({ collection, method, filter });
    });
  }

  /** The collections that were queried. */
  get collections(): ReadonlySet<string> {
    return new Set([...this.queries.values()].map(({ collection }) => collection));
  }

  /** The queries of these collections that read each document, as "collection method fields". */
  withoutIndex(collections: readonly string[]): readonly string[] {
    return [...this.queries]
      .filter(([, { collection }]) => collections.includes(collection))
      .filter(([, { collection, filter }]) => !isNarrowed(filter, this.indexesOf(collection)))
      .map(([text]) => text)
      .toSorted();
  }

  private indexesOf(collection: string): readonly Index[] {
    const model = Object.values(this.connection.models).find((each) => each.collection.name === collection);
    const indexes = model?.schema.indexes() ?? [];
    return [
      { first: '_id', isSparse: false },
      ...indexes.map(([key, { sparse }]) => ({ first: Object.keys(key)[0] ?? '', isSparse: sparse === true })),
    ];
  }

  /** One query of each shape: the values of a field do not change which index narrows it. */
  private record(query: Query): void {
    this.queries.set(`${query.collection} ${query.method} ${shapeOf(query.filter)}`, query);
  }
}

function filtersOf(method: string, args: readonly unknown[]): readonly Filter[] {
  const [first, second] = args;
  if (method === 'distinct') return [(second ?? {}) as Filter];
  if (method === 'aggregate') {
    const [stage] = first as readonly { readonly $match?: Filter }[];
    return [stage?.$match ?? {}];
  }
  return filtering.test(method) ? [(first ?? {}) as Filter] : [];
}

/** Fields and operators, without values. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].join()}]`;
  if (typeof value !== 'object' || value === null || value instanceof Date || '_bsontype' in value)
    return value === null ? 'null' : '?';
  return `{${Object.entries(value)
    .map(([name, inner]) => `${name}: ${shapeOf(inner)}`)
    .join(', ')}}`;
}

/** Whether an index leads from the filter to some documents, as in MongoDB: its first field is bounded. */
function isNarrowed({ $or, $and, ...fields }: Filter, indexes: readonly Index[]): boolean {
  if (indexes.some((index) => isBoundedBy(index, fields))) return true;
  const [branches, parts] = [$or, $and] as readonly (readonly Filter[] | undefined)[];
  return (
    (parts ?? []).some((part) => isNarrowed(part, indexes)) ||
    (branches !== undefined && branches.every((branch) => isNarrowed(branch, indexes)))
  );
}

function isBoundedBy({ first, isSparse }: Index, fields: Filter): boolean {
  if (!(first in fields)) return false;
  const condition = fields[first];
  if (!isOperators(condition)) return !(isSparse && condition === null);
  const { $in, $eq, $gt, $gte, $lt, $lte } = condition;
  if (Array.isArray($in)) return !(isSparse && $in.includes(null));
  return [$eq, $gt, $gte, $lt, $lte].some((bound) => bound !== undefined && bound !== null);
}

function isOperators(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.keys(value).some((name) => name.startsWith('$'));
}
