import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { MoveStatus, Service } from '@home-move/contract';
import { type Model, Types } from 'mongoose';
import type { CallingPartner } from '../../../common/access/calling-partner.js';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import { inTransaction } from '../../../common/database/transactions.js';
import { Erasure } from '../../../common/erasure/erasure.js';
import { PARTNER_MOVE, type PartnerMoveDocument, type SentField } from './partner-move.model.js';

/** A move that a partner has sent. */
export interface PartnerMove extends Readonly<Omit<PartnerMoveDocument, '_id' | 'sent' | 'completedServices'>> {
  readonly id: string;
  readonly sent: readonly SentField[];
  readonly completedServices: readonly Service[];
}

/** The fields that change. */
export type MoveFields = Partial<
  Pick<
    PartnerMove,
    'sent' | 'agreed' | 'status' | 'completedServices' | 'invitation' | 'objection' | 'moveInDate' | 'eraseAfter'
  >
>;

/** Whose moves, and in which environment. */
export type MoveOwner = Pick<CallingPartner, 'urlRoute' | 'environment'>;

/** Which moves of a page, newest first. */
export interface MoveFilter {
  /** Only moves that are older than the one with this id. */
  readonly cursor?: string | undefined;
  readonly status?: MoveStatus | undefined;
  readonly completedService?: Service | undefined;
}

@Injectable()
export class PartnerMoveRepository implements OnModuleInit {
  constructor(
    @InjectModel(PARTNER_MOVE) private readonly moves: Model<PartnerMoveDocument>,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    // The partner still reads under its reference that the person was forgotten.
    this.erasure.register('partner_moves', ({ enrolmentId }) =>
      this.moves.updateMany(
        { enrolmentId },
        { $set: { sent: [], agreed: { text: '', date: '' }, moveInDate: null }, $inc: { version: 1 } },
      ),
    );
  }

  /** Adds a move. Returns false if the partner has one with the reference in this environment. */
  async add({ id, ...move }: PartnerMove): Promise<boolean> {
    try {
      const { sent, completedServices, ...fields } = move;
      await this.moves.create({
        ...fields,
        sent: [...sent],
        completedServices: [...completedServices],
        _id: new Types.ObjectId(id),
      });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** The move with this reference; null if the partner has none in this environment. */
  async find({ urlRoute: partner, environment }: MoveOwner, reference: string): Promise<PartnerMove | null> {
    return this.one({ partner, environment, reference });
  }

  byId(id: string): Promise<PartnerMove | null> {
    return this.one({ _id: id });
  }

  /** The move of an enrolment; null for an enrolment that no partner has sent. */
  byEnrolment(enrolmentId: string): Promise<PartnerMove | null> {
    return this.one({ enrolmentId });
  }

  /** The live moves of any partner with this reference, at most `limit`. */
  async byReference(reference: string, limit: number): Promise<readonly PartnerMove[]> {
    const found = await this.moves.find({ reference, environment: 'live' }).limit(limit).lean<PartnerMoveDocument[]>();
    return found.map(toMove);
  }

  /** The moves of these enrolments. */
  async byEnrolments(enrolmentIds: readonly string[]): Promise<readonly PartnerMove[]> {
    const found = await this.moves.find({ enrolmentId: { $in: enrolmentIds } }).lean<PartnerMoveDocument[]>();
    return found.map(toMove);
  }

  /** A partner's moves, newest first. */
  async page(
    { urlRoute: partner, environment }: MoveOwner,
    limit: number,
    { cursor, status, completedService }: MoveFilter,
  ): Promise<readonly PartnerMove[]> {
    const found = await this.moves
      .find({
        partner,
        environment,
        ...(cursor !== undefined && { _id: { $lt: new Types.ObjectId(cursor) } }),
        ...(status !== undefined && { status }),
        ...(completedService !== undefined && { completedServices: completedService }),
      })
      .sort({ _id: -1 })
      .limit(limit)
      .lean<PartnerMoveDocument[]>();
    return found.map(toMove);
  }

  /** Live moves that no one has opened, and that are to be erased before a day. */
  async unopenedBefore(day: string, limit: number): Promise<readonly PartnerMove[]> {
    const found = await this.moves
      .find({ status: { $in: ['scheduled', 'invited'] }, eraseAfter: { $lt: day }, environment: 'live' })
      .limit(limit)
      .lean<PartnerMoveDocument[]>();
    return found.map(toMove);
  }

  /** Changes a move, in the transaction around it. Returns the changed move; null if another change came first. */
  async change({ id, version }: PartnerMove, fields: MoveFields): Promise<PartnerMove | null> {
    const changed = await this.moves
      .findOneAndUpdate(
        { _id: id, version },
        { $set: fields, $inc: { version: 1 } },
        { returnDocument: 'after', ...inTransaction() },
      )
      .lean<PartnerMoveDocument>();
    return changed && toMove(changed);
  }

  private async one(filter: Readonly<Record<string, string>>): Promise<PartnerMove | null> {
    const found = await this.moves.findOne(filter).lean<PartnerMoveDocument>();
    return found && toMove(found);
  }
}

function toMove({ _id, ...move }: PartnerMoveDocument): PartnerMove {
  return { ...move, id: _id.toHexString() };
}
