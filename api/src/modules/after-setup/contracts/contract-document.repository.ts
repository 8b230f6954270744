import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ContractDocumentKind } from '@home-move/contract';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import { Erasure } from '../../../common/erasure/erasure.js';
import type { PdfDocument } from '../pdf/pdf-document.js';
import { CONTRACT_DOCUMENT, type ContractDocument } from './contract-document.model.js';

/** A document as it is listed. */
export interface ListedContractDocument extends Pick<
  ContractDocument,
  'kind' | 'title' | 'name' | 'reference' | 'provider' | 'day'
> {
  readonly id: string;
  /** Null until the file is stored. */
  readonly bytes: number | null;
}

/** A document with the agreed facts, before it is drawn. */
export interface AgreedDocument extends Pick<ContractDocument, 'kind' | 'title' | 'name' | 'provider' | 'day'> {
  readonly content: PdfDocument;
}

/** A document whose file is not stored yet. */
export interface UndrawnDocument {
  readonly id: string;
  readonly content: PdfDocument;
  readonly storedAt: Date;
}

export const sha256Of = (file: Buffer): string => createHash('sha256').update(file).digest('hex');

/** The id of a document; reveals nothing of the order. */
export const contractDocumentId = (enrolmentId: string, reference: string, kind: ContractDocumentKind): string =>
  createHash('sha256').update(`${enrolmentId}:${reference}:${kind}`).digest('hex').slice(0, 32);

/** The documents of orders. Nothing changes a file that is stored. [ORDER-71] */
@Injectable()
export class ContractDocumentRepository implements OnModuleInit {
  constructor(
    @InjectModel(CONTRACT_DOCUMENT) private readonly documents: Model<ContractDocument>,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.erasure.register('contract_documents', ({ enrolmentId }) => this.erase(enrolmentId));
  }

  async listOf(enrolmentId: string): Promise<readonly ListedContractDocument[]> {
    const found = await this.documents.find({ enrolmentId }, { file: 0, content: 0 }).lean();
    return found.map(({ _id, kind, title, name, reference, provider, day, bytes }) => ({
      id: _id,
      kind,
      title,
      name,
      reference,
      provider,
      day,
      bytes: bytes ?? null,
    }));
  }

  /** Stores the agreed facts. A document that is stored already stays as it is. */
  async keep(enrolmentId: string, reference: string, agreed: readonly AgreedDocument[], now: Date): Promise<void> {
    for (const { content, ...document } of agreed) {
      const _id = contractDocumentId(enrolmentId, reference, document.kind);
      const stored = { _id, enrolmentId, reference, ...document, storedAt: now, content: JSON.stringify(content) };
      await this.documents.create(stored).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
    }
  }

  async has(enrolmentId: string, reference: string): Promise<boolean> {
    return (await this.documents.exists({ enrolmentId, reference })) !== null;
  }

  async undrawn(enrolmentId: string, reference: string): Promise<readonly UndrawnDocument[]> {
    const found = await this.documents.find({ enrolmentId, reference, content: { $exists: true } }).lean();
    return found.flatMap(({ _id, content, storedAt }) =>
      content === undefined ? [] : [{ id: _id, content: JSON.parse(content) as PdfDocument, storedAt }],
    );
  }

  /** Stores a file with its hash, unless another process has stored one first. */
  async storeFile(enrolmentId: string, id: string, file: Buffer): Promise<void> {
    await this.documents.updateOne(
      { _id: id, enrolmentId, file: { $exists: false } },
      { $set: { file, sha256: sha256Of(file), bytes: file.length }, $unset: { content: '' } },
    );
  }

  /**
   * The files of an enrolment that are stored, or one of them. Throws for a file that is not as it was stored: it must not be served.
   * [ORDER-71]
   */
  async files(enrolmentId: string, id?: string): Promise<ReadonlyMap<string, Buffer>> {
    const filter = { enrolmentId, file: { $exists: true }, ...(id !== undefined && { _id: id }) };
    const found = await this.documents.find(filter, { file: 1, sha256: 1 }).lean();
    return new Map(
      found.map(({ _id, file, sha256 }) => {
        const bytes = bytesOf(file);
        if (sha256Of(bytes) !== sha256) throw new Error(`DOCUMENT_CHANGED: the hash of document ${_id} does not match`);
        return [_id, bytes];
      }),
    );
  }

  async erase(enrolmentId: string): Promise<void> {
    await this.documents.deleteMany({ enrolmentId });
  }
}

/** The driver returns a Binary of lean documents. */
function bytesOf(stored: unknown): Buffer {
  if (Buffer.isBuffer(stored)) return stored;
  const { buffer } = stored as { readonly buffer: Uint8Array };
  return Buffer.from(buffer);
}
