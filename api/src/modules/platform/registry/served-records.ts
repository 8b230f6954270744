import { createHash } from 'node:crypto';
import type { PublishedRecord } from '@home-move/contract';
import { Injectable } from '@nestjs/common';
import { Log } from '../../../common/logging/log.js';
import { RecordSignatures } from '../registry-records/record-signature.js';

/** A stored record that no visitor gets, and why. */
export interface RejectedRecord {
  readonly record: PublishedRecord;
  readonly signatureError: string;
}

interface PartitionedRecords {
  readonly served: readonly PublishedRecord[];
  readonly rejected: readonly RejectedRecord[];
}

/** Separates stored records by their signatures, each of which it verifies once. Logs each rejected record once. */
@Injectable()
export class ServedRecords {
  /** Errors of the records of the last call, by the hash of their whole content. */
  private known: ReadonlyMap<string, string | null> = new Map();

  constructor(
    private readonly signatures: RecordSignatures,
    private readonly log: Log,
  ) {}

  /** Which of these records may be served. */
  partition(records: readonly PublishedRecord[]): PartitionedRecords {
    const verified = records.map((record) => ({ record, ...this.verify(record) }));
    this.known = new Map(verified.map(({ hash, error }) => [hash, error]));
    return {
      served: verified.flatMap(({ record, error }) => (error === null ? [record] : [])),
      rejected: verified.flatMap(({ record, error }) => (error === null ? [] : [{ record, signatureError: error }])),
    };
  }

  private verify(record: PublishedRecord): { readonly hash: string; readonly error: string | null } {
    const hash = createHash('sha256').update(JSON.stringify(record)).digest('base64');
    const known = this.known.get(hash);
    if (known !== undefined) return { hash, error: known };
    const error = this.signatures.errorOf(record);
    const { name: remote, version } = record;
    if (error !== null) this.log.error({ remote, version, reason: `signature ${error}` }, 'record is not served');
    return { hash, error };
  }
}
