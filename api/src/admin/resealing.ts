import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { FieldEncryption, type Sealed } from '../common/crypto/field-encryption.js';
import { type SealedField, SealedFields } from '../common/crypto/sealed-fields.js';
import { isListAt, readAll, sealedAt, type StoredDocument } from './sealed-documents.js';

/** A process that still seals with an old key would never let a run end. */
const maxRounds = 10;

/** How many sealed values have a key: by key id, and by collection. */
export type SealedCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** What a run has sealed again, and the documents with a value that no key opens. */
export interface Resealed {
  readonly values: number;
  readonly unreadable: readonly string[];
}

/** The result of one document: no value and not `isCurrent` when it changed between its read and its write. */
interface ResealedDocument {
  readonly values: number;
  readonly isCurrent: boolean;
  readonly isReadable: boolean;
}

/**
 * Seals stored values with the current key. Safe while the API runs: the next round rereads documents that changed
 * meanwhile. An interrupted run can be repeated, because it skips values that have the current key.
 */
@Injectable()
export class Resealing {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly encryption: FieldEncryption,
    private readonly fields: SealedFields,
  ) {}

  async count(): Promise<SealedCounts> {
    const counts = new Map<string, Map<string, number>>();
    for (const [name, fields] of this.byCollection()) {
      for await (const document of readAll(this.collection(name), keyIdsOf(fields))) {
        for (const { keyId } of fields.flatMap(({ path }) => sealedAt(document, path))) {
          const ofKey = counts.get(keyId) ?? new Map<string, number>();
          counts.set(keyId, ofKey.set(name, (ofKey.get(name) ?? 0) + 1));
        }
      }
    }
    return counts;
  }

  async run(): Promise<Resealed> {
    let values = 0;
    let isCurrent = false;
    let unreadable: string[] = [];
    for (let round = 0; round < maxRounds && !isCurrent; round += 1) {
      isCurrent = true;
      unreadable = [];
      for await (const { name, id, resealed } of this.resealAll()) {
        values += resealed.values;
        isCurrent &&= resealed.isCurrent;
        if (!resealed.isReadable) unreadable.push(`${name} ${id}`);
      }
    }
    return { values, unreadable };
  }

  private async *resealAll(): AsyncGenerator<{ name: string; id: string; resealed: ResealedDocument }> {
    for (const [name, fields] of this.byCollection()) {
      for await (const document of readAll(this.collection(name), keyIdsOf(fields))) {
        if (this.outdated(document, fields).length === 0) continue;
        yield { name, id: String(document._id), resealed: await this.reseal(name, fields, document._id) };
      }
    }
  }

  private async reseal(
    name: string,
    fields: readonly SealedField[],
    _id: StoredDocument['_id'],
  ): Promise<ResealedDocument> {
    const collection = this.collection(name);
    const filter = { _id } as mongo.Filter<StoredDocument>;
    const projection = Object.fromEntries(['version', ...fields.map(({ path }) => path)].map((path) => [path, 1]));
    const document = (await collection.findOne(filter, { projection })) as StoredDocument | null;
    if (!document) return { values: 0, isCurrent: true, isReadable: true };
    const outdated = this.outdated(document, fields);
    const readable = outdated.flatMap((field) => {
      const values = this.sealAgain(field, document);
      return values ? [{ ...field, values }] : [];
    });
    const isReadable = readable.length === outdated.length;
    if (readable.length === 0) return { values: 0, isCurrent: true, isReadable };
    const changes = readable.map(({ path, values }) => [path, isListAt(document, path) ? values : values[0]] as const);
    const unchanged = { ...filter, ...asRead(document, readable) } as mongo.Filter<StoredDocument>;
    const update = { $set: Object.fromEntries(changes) } as mongo.UpdateFilter<StoredDocument>;
    const isCurrent = (await collection.updateOne(unchanged, update)).modifiedCount === 1;
    return { values: isCurrent ? readable.flatMap(({ values }) => values).length : 0, isCurrent, isReadable };
  }

  /** The fields with a value under another key. */
  private outdated(document: StoredDocument, fields: readonly SealedField[]): readonly SealedField[] {
    return fields.filter(({ path }) => sealedAt(document, path).some((value) => !this.encryption.isCurrent(value)));
  }

  /** The values of a field under the current key; null when no key opens one of them. */
  private sealAgain({ path, purpose }: SealedField, document: StoredDocument): readonly Sealed[] | null {
    const boundTo = purpose(String(document._id));
    try {
      return sealedAt(document, path).map((value) =>
        this.encryption.seal(this.encryption.open(value, boundTo), boundTo),
      );
    } catch {
      return null;
    }
  }

  private byCollection(): ReadonlyMap<string, readonly SealedField[]> {
    const grouped = new Map<string, SealedField[]>();
    for (const field of this.fields.all) {
      grouped.set(field.collection, [...(grouped.get(field.collection) ?? []), field]);
    }
    return grouped;
  }

  private collection(name: string): mongo.Collection<StoredDocument> {
    return this.connection.collection<StoredDocument>(name);
  }
}

const keyIdsOf = (fields: readonly SealedField[]) => fields.map(({ path }) => `${path}.keyId`);

/** Matches the document only as it was read: by its version, which each change raises, otherwise by its values. */
function asRead(document: StoredDocument, fields: readonly SealedField[]): object {
  const { version } = document as { readonly version?: number };
  if (version !== undefined) return { version };
  return Object.fromEntries(fields.map(({ path }) => [`${path}.box`, sealedAt(document, path)[0]?.box]));
}
