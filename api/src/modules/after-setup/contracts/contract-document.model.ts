import type { ContractDocumentKind } from '@home-move/contract';
import { Schema } from 'mongoose';

export const CONTRACT_DOCUMENT = 'contract_document';

/** A PDF of an order. Kept apart from the enrolment, because nearly every call reads that. */
export interface ContractDocument {
  /** Derives from enrolment, order and kind, so that two processes store one document. */
  _id: string;
  enrolmentId: string;
  /** Of the order. */
  reference: string;
  kind: ContractDocumentKind;
  title: string;
  /** Without extension and personal data. */
  name: string;
  provider: string;
  /** The day of the order, yyyy-MM-dd; null if it was not stored. */
  day: string | null;
  storedAt: Date;
  /** The agreed facts as JSON of a `PdfDocument`; missing once the file is stored. */
  content?: string;
  /** The PDF, and its hash in hexadecimal digits; missing until it is drawn. It is drawn once. */
  file?: Buffer;
  sha256?: string;
  bytes?: number;
}

export const contractDocumentSchema = new Schema<ContractDocument>(
  {
    _id: { type: String, required: true },
    enrolmentId: { type: String, required: true },
    reference: { type: String, required: true },
    kind: { type: String, required: true },
    title: { type: String, required: true },
    name: { type: String, required: true },
    provider: { type: String, required: true },
    day: { type: String, default: null },
    storedAt: { type: Date, required: true },
    content: String,
    file: Buffer,
    sha256: String,
    bytes: Number,
  },
  { collection: 'contract_documents', versionKey: false, id: false },
);
contractDocumentSchema.index({ enrolmentId: 1 });
