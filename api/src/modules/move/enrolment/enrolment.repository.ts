import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { HistoryType } from '@home-move/contract';
import { InjectModel } from '@nestjs/mongoose';
import { isValidObjectId, type Model, Types } from 'mongoose';
import { currentActor } from '../../../common/access/actor.js';
import { Clock } from '../../../common/clock/clock.js';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { sealedTokenPurpose } from '../../../common/crypto/sealed.model.js';
import { SealedFields } from '../../../common/crypto/sealed-fields.js';
import { hashToken } from '../../../common/crypto/token-hash.js';
import { surnameKey } from '../../../common/person/surname-key.js';
import { FieldEncryption } from '../../../common/crypto/field-encryption.js';
import { HistoryService } from '../../agents/history/history.service.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { type Happened, whatHappened } from './change-history.js';
import { statusOf } from './enrolment.mapper.js';
import { ENROLMENT, type EnrolmentDocument } from './enrolment.model.js';
import type { EnrolmentChange, EnrolmentRecord } from './enrolment.record.js';
import { forgottenEnrolment } from './forgotten-enrolment.js';
import { trackChangedFields } from './field-changes.js';
import { unconfirmedSource } from './mover-fields.js';
import { progressJobs } from './partner-progress.js';
import { orderCancelJobs, orderNewsJobs, orderStatusJobs } from './order-status-jobs.js';
import { contractDocumentJobs } from './contract-document-jobs.js';
import { receiptJobs } from './receipt-jobs.js';
import { eventsToCopy, reducedEvents, withNewEvents } from './recent-events.js';
import type { RecentHistory } from './recent-history.state.js';
import { usedAt } from './retention.model.js';
import { intoRecord } from './stored-enrolment.js';

/** Enough to find one that is open. */
const maxOthers = 10;

/** How often a change is repeated when another one came first. */
const maxAttempts = 20;

@Injectable()
export class EnrolmentRepository implements OnModuleInit {
  constructor(
    @InjectModel(ENROLMENT) private readonly enrolments: Model<EnrolmentDocument>,
    private readonly encryption: FieldEncryption,
    private readonly sealedFields: SealedFields,
    private readonly history: HistoryService,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    for (const path of ['saveAndContinueToken', 'firstToken']) {
      this.sealedFields.register('enrolments', path, () => sealedTokenPurpose);
    }
  }

  /**
   * Null when the reference is taken, or the id if one is given. Two that are created within the milliseconds of this check would
   * need the same reference of 27 to the power of 8.
   */
  async create(enrolment: Omit<EnrolmentRecord, 'id' | 'version'>, id?: string): Promise<EnrolmentRecord | null> {
    if (await this.enrolments.exists({ reference: enrolment.reference })) return null;
    try {
      const { saveAndContinueToken: token, ...rest } = enrolment;
      const created = { type: 'created', reference: null } as const;
      const by = { actor: currentActor(), now: enrolment.createdAt };
      const stored = await this.enrolments.create({
        ...rest,
        ...(id !== undefined && { _id: id }),
        ...this.toStoredToken(token),
        surnameKey: keyOf(enrolment.surname),
        recentEvents: withNewEvents({ ...enrolment, version: 0 }, [created], by) ?? [],
        version: 1,
      });
      return await this.withHistory(this.toRecord(stored.toObject()));
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /** The enrolment of a token. UNAUTHENTICATED when it no longer exists or was forgotten. */
  async get(id: string): Promise<EnrolmentRecord> {
    const record = await this.find(id);
    if (!record || record.forgottenAt) throw new DomainError('UNAUTHENTICATED');
    return record;
  }

  /** The stored enrolment, including forgotten ones; null for an unknown id. */
  async find(id: string): Promise<EnrolmentRecord | null> {
    if (!isValidObjectId(id)) return null;
    // The driver's collection, because nearly every call reads an enrolment: a query of Mongoose takes twice as long.
    const document = await this.enrolments.collection.findOne<EnrolmentDocument>({ _id: new Types.ObjectId(id) });
    return document && this.toRecord(document);
  }

  /** Whether an agent has finished the enrolment. Reads nothing of one that is open. */
  async isClosed(id: string): Promise<boolean> {
    if (!isValidObjectId(id)) return false;
    const filter = { _id: new Types.ObjectId(id), closedAt: { $gt: new Date(0) } };
    return (await this.enrolments.collection.findOne(filter, { projection: { _id: 1 } })) !== null;
  }

  /** The enrolment of a save-and-continue token, also of one that was renewed; null for an unknown token. */
  async bySaveAndContinueToken(token: string): Promise<EnrolmentRecord | null> {
    const hash = hashToken('save-and-continue', token);
    const renewed = { $or: [{ renewedTokenHashes: hash }, { renewedTokenHash: hash }] };
    return (
      (await this.found(this.enrolments.findOne({ saveAndContinueHash: hash }))) ??
      (await this.found(this.enrolments.findOne(renewed)))
    );
  }

  /** The enrolment of a reference; null for an unknown one, and for a forgotten enrolment. */
  async byReference(reference: string): Promise<EnrolmentRecord | null> {
    return this.found(this.enrolments.findOne({ reference, forgottenAt: null }));
  }

  /**
   * The enrolment that this contact opens to a visitor who proves to own it: the newest in which it is proven, otherwise
   * the newest that `canOpen` admits. Null for an unknown contact, or a forgotten enrolment.
   */
  async byContact(contact: { emailAddress: string } | { contactNumber: string }): Promise<EnrolmentRecord | null> {
    const proven = 'emailAddress' in contact ? { emailAddressVerified: true } : { contactNumberVerified: true };
    const unproven = {
      emailAddressVerified: { $ne: true },
      contactNumberVerified: { $ne: true },
      lockedAt: null,
    } as const;
    const field = 'emailAddress' in contact ? 'emailAddress' : 'contactNumber';
    const confirmed = { [`contactSources.${field}`]: { $ne: unconfirmedSource } };
    const known = { ...contact, forgottenAt: null };
    return (
      (await this.found(this.enrolments.findOne({ ...known, ...proven }).sort({ createdAt: -1 }))) ??
      (await this.found(this.enrolments.findOne({ ...known, ...unproven, ...confirmed }).sort({ createdAt: -1 })))
    );
  }

  /** The newest enrolments of the same brand with the email address of one, without it. */
  async othersWithEmail({ id, brand, emailAddress }: EnrolmentRecord): Promise<readonly EnrolmentRecord[]> {
    if (emailAddress === null) return [];
    const found = await this.enrolments
      .find({ emailAddress, _id: { $ne: new Types.ObjectId(id) }, 'brand.level': brand.level, 'brand.id': brand.id })
      .sort({ createdAt: -1 })
      .limit(maxOthers)
      .lean<EnrolmentDocument[]>();
    return found.map((document) => this.toRecord(document));
  }

  private async found(query: { lean(): PromiseLike<unknown> }): Promise<EnrolmentRecord | null> {
    const document = (await query.lean()) as EnrolmentDocument | null;
    return document && this.toRecord(document);
  }

  /**
   * Applies the change that `decide` returns, atomically: when another change comes first, `decide` runs again on the new
   * record. Updates the status. `decide` throws to reject; an empty change keeps the version.
   * @param enrolment its id, or its record if this call has read it: then it is not read again
   * @param also what the history names besides the fields that change
   */
  async revise(
    enrolment: string | EnrolmentRecord,
    decide: (current: EnrolmentRecord) => EnrolmentChange,
    also: readonly HistoryType[] = [],
  ): Promise<EnrolmentRecord> {
    const id = typeof enrolment === 'string' ? enrolment : enrolment.id;
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const current = attempt === 0 && typeof enrolment !== 'string' ? enrolment : await this.get(id);
      const change = decide(current);
      if (Object.keys(change).length === 0) return current;
      const after = { ...current, ...change };
      const status = statusOf(after);
      const happened = whatHappened(current, change, status);
      const now = this.clock.now();
      const jobs = [receiptJobs, contractDocumentJobs, orderStatusJobs, orderCancelJobs, orderNewsJobs].flatMap(
        (jobsOf) => jobsOf(id, happened, now),
      );
      for (const job of [...jobs, ...progressJobs(current, { ...after, status }, now)]) await this.jobs.schedule(job);
      const { saveAndContinueToken: token, ...fields } = change;
      const changed = await this.enrolments
        .findOneAndUpdate(
          { _id: id, version: current.version },
          {
            $set: {
              ...fields,
              ...this.recentHistory(current, change, [...happened, ...also.map((type) => ({ type, reference: null }))]),
              ...(token !== undefined && {
                ...this.toStoredToken(token),
                firstToken:
                  current.firstToken ?? this.encryption.seal(current.saveAndContinueToken, sealedTokenPurpose),
              }),
              ...trackChangedFields(current, change),
              // Also if it stays: the version before may have stored the surname.
              surnameKey: keyOf(after.surname),
              status,
              // Work of the system is no use of the enrolment.
              ...(currentActor().kind !== 'system' && { retention: usedAt(now) }),
            },
            $inc: { version: 1 },
            ...(token !== undefined && {
              $addToSet: { renewedTokenHashes: hashToken('save-and-continue', current.saveAndContinueToken) },
            }),
          },
          // Otherwise Mongoose walks all of the schema for fields to leave out.
          { returnDocument: 'after', schemaLevelProjections: false },
        )
        .lean<EnrolmentDocument>();
      if (changed) return this.withHistory(this.toRecord(changed, token ?? current.saveAndContinueToken));
    }
    throw new DomainError('CONFLICT');
  }

  /**
   * Copies the entries that the enrolment still holds to its history, and returns it. Changes do so themselves; this completes
   * what a process that ended, or a failed copy, has left.
   */
  async withHistory(record: EnrolmentRecord): Promise<EnrolmentRecord> {
    const entries = eventsToCopy(record);
    if (entries.length === 0) return record;
    await this.history.copy(entries, async () => {
      const eventsCopiedTo = Math.max(...record.recentEvents.map(({ version }) => version));
      await this.enrolments.collection.updateOne({ _id: new Types.ObjectId(record.id) }, { $max: { eventsCopiedTo } });
    });
    return record;
  }

  /** What a change adds to the history, stored with the change so that neither is lost without the other. */
  private recentHistory(
    current: EnrolmentRecord,
    change: EnrolmentChange,
    happened: readonly Happened[],
  ): Partial<RecentHistory> {
    const recentEvents = withNewEvents(current, happened, { actor: currentActor(), now: this.clock.now() });
    if (!recentEvents) return {};
    const { eventsCopiedTo } = current;
    return { recentEvents: change.forgottenAt ? reducedEvents(recentEvents) : recentEvents, eventsCopiedTo };
  }

  /**
   * Records the step last shown, and the use, without a new version: nothing that a page shows has changed. Returns whether it is
   * another step than before.
   */
  async recordStep(id: string, path: string): Promise<boolean> {
    const retention = usedAt(this.clock.now());
    const isOld = { $or: [{ lastStep: { $ne: path } }, { retention: { $ne: retention } }] };
    const filter = { _id: new Types.ObjectId(id), forgottenAt: null, ...isOld };
    const change = { $set: { lastStep: path, retention } };
    const before = await this.enrolments.collection.findOneAndUpdate(filter, change, { projection: { lastStep: 1 } });
    return before !== null && before.lastStep !== path;
  }

  /** Whether an enrolment of someone who was not forgotten, other than this one, has the address. */
  async isUsedElsewhere(emailAddress: string, id: string): Promise<boolean> {
    return (await this.enrolments.exists({ emailAddress, forgottenAt: null, _id: { $ne: id } })) !== null;
  }

  /** Erases every personal detail of a forgotten enrolment. Idempotent. */
  async erase(id: string): Promise<void> {
    const _id = new Types.ObjectId(id);
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const stored = await this.enrolments.collection.findOne<EnrolmentDocument>({ _id });
      if (!stored) return;
      const { version, saveAndContinueHash } = stored;
      const left = { ...forgottenEnrolment(this.toRecord(stored)), saveAndContinueHash, version: version + 1 };
      if ((await this.enrolments.collection.replaceOne({ _id, version }, left)).modifiedCount === 1) return;
    }
    throw new DomainError('CONFLICT');
  }

  private toStoredToken(token: string): Pick<EnrolmentDocument, 'saveAndContinueToken' | 'saveAndContinueHash'> {
    return {
      saveAndContinueToken: this.encryption.seal(token, sealedTokenPurpose),
      saveAndContinueHash: hashToken('save-and-continue', token),
    };
  }

  /** @param token the save-and-continue token, if known; otherwise it is decrypted */
  private toRecord(document: EnrolmentDocument, token = this.openToken(document)): EnrolmentRecord {
    return intoRecord(document, token);
  }

  /** Stored in the clear before tokens were sealed; empty once the mover was forgotten. */
  private openToken({ saveAndContinueToken: stored }: EnrolmentDocument): string {
    if (stored === undefined) return '';
    return typeof stored === 'string' ? stored : this.encryption.open(stored, sealedTokenPurpose);
  }
}

const keyOf = (surname: string | null) => surname && surnameKey(surname);
