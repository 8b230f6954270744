import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import { FieldEncryption, type Sealed } from '../common/crypto/field-encryption.js';
import { SealedFields } from '../common/crypto/sealed-fields.js';
import { maskAccountNumber, maskSortCode } from '../modules/energy/payment/bank-details.js';
import { EnrolmentRepository } from '../modules/move/enrolment/enrolment.repository.js';
import { SubscriptionsService } from '../modules/platform/comms/subscriptions.service.js';
import { UndeliverableMailboxes } from '../modules/platform/comms/undeliverable-mailboxes.js';
import type { BankDetails } from '../providers/quotes/quotes.port.js';
import { isSealed, type StoredDocument } from './sealed-documents.js';

/** A collection with data of a customer. */
interface ExportedCollection {
  /** Matches the customer's documents. */
  readonly of: (enrolmentId: string) => object;
  /** Sealed fields that are opened; any other sealed value is left out. */
  readonly opens?: Readonly<Record<string, (text: string) => unknown>>;
  /** Fields that are left out: hashes of tokens, and ids that only the system uses. */
  readonly without?: readonly string[];
}

const byEnrolment = (enrolmentId: string) => ({ enrolmentId });
const byId = (enrolmentId: string) => ({ _id: enrolmentId });
const json = (text: string): unknown => JSON.parse(text);

/** Bank details as the customer sees them: the file is to inform, not to pay. */
function maskedBank(text: string): unknown {
  const { accountNumber, sortCode, ...others } = JSON.parse(text) as BankDetails;
  return { ...others, accountNumber: maskAccountNumber(accountNumber), sortCode: maskSortCode(sortCode) };
}

/** The collections of the file. */
export const exportedCollections: Readonly<Record<string, ExportedCollection>> = {
  enrolments: {
    of: (enrolmentId) => ({ _id: new Types.ObjectId(enrolmentId) }),
    opens: {
      psrAnswers: json,
      bankDetails: maskedBank,
      'energySetUp.bank': maskedBank,
      'secondarySetUp.bank': maskedBank,
    },
    without: [
      'saveAndContinueHash',
      'renewedTokenHashes',
      'renewedTokenHash',
      'energySetUp.contentHash',
      'secondarySetUp.contentHash',
      'acceptedRequests',
      'contactSources',
      'surnameKey',
    ],
  },
  enrolment_events: { of: byEnrolment },
  disclosures: { of: byEnrolment },
  disclosure_objections: { of: byEnrolment },
  notes: { of: byEnrolment },
  quotes: { of: byEnrolment },
  contract_documents: { of: byEnrolment, without: ['content', 'sha256'] },
  meter_photos: { of: byEnrolment, opens: { photo: json } },
  distributions: { of: byEnrolment, without: ['_id', 'linkHash'] },
  receipts: { of: byEnrolment },
  published_plans: { of: byId },
  feedback: { of: byId, opens: { comment: (text) => text } },
  // The contacts and choices of housemates are theirs, not the customer's.
  households: {
    of: byId,
    without: ['link', 'invitations.tokenHash', 'people.channel', 'people.contact', 'people.wantsMessages'],
  },
  private_entries: { of: byEnrolment, without: ['sessionId', 'linkId', 'codeId', 'contactHash'] },
  partner_moves: { of: byEnrolment, without: ['sent'] },
};

/** Collects the data of a customer who requests a copy. */
@Injectable()
export class CustomerExport {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly encryption: FieldEncryption,
    private readonly sealedFields: SealedFields,
    private readonly enrolments: EnrolmentRepository,
    private readonly subscriptions: SubscriptionsService,
    private readonly undeliverable: UndeliverableMailboxes,
  ) {}

  /** Everything that is stored about the customer of an enrolment, without secrets, by collection. */
  async of(enrolmentId: string): Promise<Readonly<Record<string, unknown>>> {
    const { emailAddress } = await this.enrolments.get(enrolmentId);
    const isUnsubscribed = emailAddress !== null && (await this.subscriptions.isBlocked(emailAddress));
    const undeliverable = emailAddress === null ? null : await this.undeliverable.find(emailAddress);
    const collections = await Promise.all(
      Object.entries(exportedCollections).map(
        async ([name, exported]) => [name, await this.documents(name, exported, enrolmentId)] as const,
      ),
    );
    return { isUnsubscribed, undeliverable, ...Object.fromEntries(collections) };
  }

  private async documents(
    name: string,
    { of, opens = {}, without = [] }: ExportedCollection,
    enrolmentId: string,
  ): Promise<readonly unknown[]> {
    const found = await this.connection.collection<StoredDocument>(name).find(of(enrolmentId)).toArray();
    return found.map((document) =>
      withOpened(document, (path, value) => {
        if (without.includes(path)) return undefined;
        if (!isSealed(value)) return value;
        const read = opens[path];
        return read && read(this.open(name, path, String(document._id), value));
      }),
    );
  }

  private open(collection: string, path: string, id: string, value: Sealed): string {
    const field = this.sealedFields.all.find((each) => each.collection === collection && each.path === path);
    if (!field) throw new Error(`${collection} has no sealed field ${path}`);
    return this.encryption.open(value, field.purpose(id));
  }
}

type Replace = (path: string, value: unknown) => unknown;

/** A copy of a value in which every field has the value that `replace` returns; undefined leaves it out. */
function withOpened(value: unknown, replace: Replace, path = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => withOpened(replace(path, item), replace, path));
    return items.filter((item) => item !== undefined);
  }
  if (!isPlain(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const replaced = replace(at, field);
    return [name, replaced === field ? withOpened(field, replace, at) : replaced] as const;
  });
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

/** Dates and ids are values, not objects with fields. */
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
