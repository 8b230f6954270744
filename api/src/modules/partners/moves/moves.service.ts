import { Inject, Injectable } from '@nestjs/common';
import {
  maxMovesPerPage,
  moveChangeSchema,
  moveMessages,
  newMoveSchema,
  type Move,
  type MoveChange,
  type MoveList,
  type SentMove,
} from '@home-move/contract';
import { Types } from 'mongoose';
import type { CallingPartner } from '../../../common/access/calling-partner.js';
import { Clock } from '../../../common/clock/clock.js';
import { LastingHash } from '../../../common/crypto/lasting-hash.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { parseContract, schemaOfDay } from '../../../common/validation/contract-validation.js';
import { ENV, type Env } from '../../../config/env.js';
import { BrandService, branchNumber, rejectWhenArchived } from '../../brands/brand/brand.service.js';
import type { Brand } from '../../brands/brand/brands.data.js';
import { InvitationService } from '../../identity/account/invitation.service.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { newSaveAndContinueToken } from '../../move/enrolment/new-enrolment.js';
import { partnerProgressOf } from '../../move/enrolment/partner-progress.js';
import { RevisionService } from '../../move/enrolment/revision.service.js';
import { ObjectionRepository } from '../objections/objection.repository.js';
import { InvitationPlanner } from './invitation-planner.js';
import { hasEnded, MoveChanges, rejectEnded, rejectOpened } from './move-changes.js';
import { MoveEndings } from './move-endings.js';
import { MoveInvitations } from './move-invitations.js';
import { MoveProgress } from './move-progress.js';
import { type MoveFilter, type PartnerMove, PartnerMoveRepository } from './partner-move.repository.js';
import { RepeatedInvitations } from './repeated-invitations.js';
import { differingFields, hashFields, replaceFields } from './sent-fields.js';
import { contactsOf, enrolmentFieldsOf, invitationOf } from './sent-move.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Query of the list of moves, normalised. */
export interface MovePage extends MoveFilter {
  readonly limit?: number | undefined;
}

/** What a move that a partner sends leads to. */
export type MoveOutcome = 'created' | 'unchanged' | 'objected';

/** Moves that partners send by their own systems. */
@Injectable()
export class MovesService {
  private readonly newMove = schemaOfDay(({ today }) => newMoveSchema({ today, limits: this.limits }));
  private readonly moveChange = schemaOfDay(({ today }) => moveChangeSchema({ today, limits: this.limits }));

  constructor(
    private readonly moves: PartnerMoveRepository,
    private readonly changes: MoveChanges,
    private readonly progress: MoveProgress,
    private readonly endings: MoveEndings,
    private readonly enrolments: EnrolmentRepository,
    private readonly revisions: RevisionService,
    private readonly invitations: InvitationService,
    private readonly moveInvitations: MoveInvitations,
    private readonly repeatedInvitations: RepeatedInvitations,
    private readonly objections: ObjectionRepository,
    private readonly planner: InvitationPlanner,
    private readonly brands: BrandService,
    private readonly lastingHash: LastingHash,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  private get limits() {
    return { maxPastMonths: this.env.MOVE_IN_MAX_PAST_MONTHS, maxFutureDays: this.env.MOVE_IN_MAX_FUTURE_DAYS };
  }

  /**
   * Prepares the move of a person, and schedules the invitation. A request that is repeated with the same content returns the same
   * move, and completes one that a crash has interrupted. Throws VALIDATION, NOT_FOUND for a brand of another partner, BRAND_ARCHIVED,
   * MOVE_EXISTS with the fields that differ, MOVE_ENDED, TOO_MANY_REQUESTS.
   */
  async create(partner: CallingPartner, body: unknown): Promise<Move> {
    await this.limit(partner);
    return (await this.createUnlimited(partner, body)).move;
  }

  /** Like `create`, for the rows of a file, which is limited as a whole. Also returns the outcome of the row. */
  async createUnlimited(
    partner: CallingPartner,
    body: unknown,
  ): Promise<{ readonly outcome: MoveOutcome; readonly move: Move }> {
    const sent = this.parse(body);
    const brand = await this.requireBrand(partner, sent);
    const known = await this.moves.find(partner, sent.reference);
    if (known !== null) return { outcome: 'unchanged', move: await this.complete(known, sent, brand) };
    const move = await this.newPartnerMove(partner, sent, brand);
    if (await this.moves.add(move)) {
      const view = await this.complete(move, sent, brand, true);
      return { outcome: move.status === 'objected' ? 'objected' : 'created', move: view };
    }
    // A simultaneous request came first.
    const first = await this.moves.find(partner, sent.reference);
    if (first === null) throw new DomainError('CONFLICT');
    return { outcome: 'unchanged', move: await this.complete(first, sent, brand) };
  }

  /** What `createUnlimited` would lead to. Changes nothing. Throws like it. */
  async preview(partner: CallingPartner, body: unknown): Promise<MoveOutcome> {
    const sent = this.parse(body);
    await this.requireBrand(partner, sent);
    const known = await this.moves.find(partner, sent.reference);
    if (known !== null) {
      rejectUnlessObjected(known);
      this.rejectDiffering(known, sent);
      return 'unchanged';
    }
    return (await this.hasObjected(partner, sent)) ? 'objected' : 'created';
  }

  /** Throws NOT_FOUND for a reference that the partner has not sent in this environment. */
  async read(partner: CallingPartner, reference: string): Promise<Move> {
    return this.view(await this.require(partner, reference));
  }

  /** A page of the partner's moves, newest first. */
  async list(partner: CallingPartner, { limit = maxMovesPerPage, ...filter }: MovePage): Promise<MoveList> {
    const found = await this.moves.page(partner, limit + 1, filter);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    return {
      moves: await Promise.all(shown.map((move) => this.view(move))),
      next: last === undefined || found.length <= limit ? null : last.id,
    };
  }

  /**
   * Replaces the given parts of a move. New contacts are invited from the start, and the links to earlier ones open nothing. Throws
   * VALIDATION, NOT_FOUND, MOVE_ENDED, MOVE_OPENED unless `agreed` alone changes, TOO_MANY_REQUESTS.
   */
  async change(partner: CallingPartner, reference: string, body: unknown): Promise<Move> {
    await this.limit(partner);
    const move = await this.progress.refresh(await this.require(partner, reference));
    const change = parseContract(this.moveChange(this.clock.today()), body ?? {});
    rejectEnded(move);
    const { agreed, ...ofMover } = change;
    if (Object.keys(ofMover).length > 0) {
      rejectOpened(move);
      await this.changeEnrolment(move, ofMover);
    }
    const changed = await this.changes.change(move, (current) => {
      rejectEnded(current);
      return {
        sent: replaceFields(move.id, current.sent, change, this.lastingHash),
        ...(agreed && { agreed }),
        ...(Object.keys(ofMover).length > 0 && this.planner.afterChange(current, ofMover)),
      };
    });
    await this.moveInvitations.schedule(changed);
    return this.view(changed);
  }

  /** Cancels a move. Throws NOT_FOUND, MOVE_ENDED, THIRD_PARTY, TOO_MANY_REQUESTS. */
  async cancel(partner: CallingPartner, reference: string): Promise<Move> {
    await this.limit(partner);
    return this.view(await this.endings.cancel(await this.require(partner, reference)));
  }

  /** Sends the invitation again. Throws NOT_FOUND, MOVE_ENDED, MOVE_OPENED, INVITATION_LIMIT, TOO_MANY_REQUESTS. */
  async inviteAgain(partner: CallingPartner, reference: string): Promise<Move> {
    await this.limit(partner);
    return this.view(await this.repeatedInvitations.schedule(await this.require(partner, reference)));
  }

  /** Throws NOT_FOUND for a reference that the partner has not sent in this environment. */
  async require(partner: CallingPartner, reference: string): Promise<PartnerMove> {
    const move = await this.moves.find(partner, reference);
    if (move === null) throw new DomainError('NOT_FOUND');
    return move;
  }

  /**
   * A move as its partner reads it.
   * @param known the brand of the move, if this call has read it
   */
  async view(move: PartnerMove, known: Brand | null = null): Promise<Move> {
    const { reference, environment, createdAt, invitation, status, completedServices, objection } = move;
    const brand = await this.brands.of(move.brand, known);
    return {
      reference,
      environment,
      brand: brand.urlRoute,
      branch: brand.branch === null ? null : String(brand.branch),
      status,
      completedServices,
      createdAt: createdAt.toISOString(),
      inviteAt: status === 'scheduled' ? (invitation.dueAt?.toISOString() ?? null) : null,
      invitedAt: invitation.invitedAt?.toISOString() ?? null,
      notInvited: invitation.obstacle,
      objection,
    };
  }

  private parse(body: unknown): SentMove {
    return parseContract(this.newMove(this.clock.today()), body ?? {});
  }

  private async limit({ keyId }: CallingPartner): Promise<void> {
    await this.limiter.hit({ name: 'partner-moves', by: keyId, max: this.env.PARTNER_MOVE_LIMIT, windowSeconds: 60 });
  }

  private async requireBrand({ urlRoute }: CallingPartner, { brand: route, branch }: SentMove): Promise<Brand> {
    const brand = await this.brands.find(route);
    if (!brand || (await this.brands.partnerOf(brand)) !== urlRoute) throw new DomainError('NOT_FOUND');
    const owner = branch === undefined ? brand : await this.brands.find(route, branchNumber(branch) ?? null);
    if (!owner) throw new DomainError('VALIDATION', { errors: { branch: moveMessages.branch } });
    rejectWhenArchived(owner);
    return owner;
  }

  private hasObjected({ urlRoute }: CallingPartner, { person }: SentMove): Promise<boolean> {
    return this.objections.has(urlRoute, contactsOf(person));
  }

  private async newPartnerMove(partner: CallingPartner, sent: SentMove, brand: Brand): Promise<PartnerMove> {
    const { reference, agreed } = sent;
    const now = this.clock.now();
    const id = new Types.ObjectId().toHexString();
    const isObjected = await this.hasObjected(partner, sent);
    const plan = this.planner.first(sent, now);
    return {
      id,
      version: 1,
      partner: partner.urlRoute,
      environment: partner.environment,
      reference,
      brand: { level: brand.level, id: brand.id },
      enrolmentId: new Types.ObjectId().toHexString(),
      sent: hashFields(id, contentOf(sent), this.lastingHash),
      agreed,
      status: isObjected ? 'objected' : 'scheduled',
      completedServices: [],
      ...plan,
      ...(isObjected && { invitation: { ...plan.invitation, dueAt: null } }),
      objection: null,
      createdAt: now,
      expiresAt: partner.environment === 'test' ? new Date(now.getTime() + DAY_MS) : null,
    };
  }

  /** Creates the missing parts of a stored move. Throws MOVE_EXISTS if it was sent with other content. */
  private async complete(move: PartnerMove, sent: SentMove, brand: Brand, isNew = false): Promise<Move> {
    rejectUnlessObjected(move);
    this.rejectDiffering(move, sent);
    if (hasEnded(move)) await this.changes.recordFirst(move);
    else {
      const isLive = move.environment === 'live';
      if (isLive && (isNew || (await this.enrolments.find(move.enrolmentId)) === null))
        await this.invitations.invite({ ...invitationOf(sent), id: move.enrolmentId, brand });
      await this.moveInvitations.schedule(move);
    }
    return this.view(move, brand);
  }

  private rejectDiffering(move: PartnerMove, sent: SentMove): void {
    const differing = differingFields(move.id, contentOf(sent), move.sent, this.lastingHash);
    if (differing.length === 0) return;
    const errors = Object.fromEntries(differing.map((path) => [path, moveMessages.differs]));
    throw new DomainError('MOVE_EXISTS', { errors });
  }

  /** Throws MOVE_OPENED if the mover has opened the move in the meantime. */
  private async changeEnrolment(move: PartnerMove, change: Omit<MoveChange, 'agreed'>): Promise<void> {
    const fields = enrolmentFieldsOf(change);
    if (move.environment === 'test' || Object.keys(fields).length === 0) return;
    await this.revisions.revise(move.enrolmentId, (current) => {
      if (partnerProgressOf(current).status !== null) throw new DomainError('MOVE_OPENED');
      const { emailAddress = current.emailAddress, contactNumber = current.contactNumber } = fields;
      const isSameContact = emailAddress === current.emailAddress && contactNumber === current.contactNumber;
      return { ...fields, ...(!isSameContact && { saveAndContinueToken: newSaveAndContinueToken() }) };
    });
  }
}

const contentOf = ({ reference: _reference, ...content }: SentMove) => content;

/** A move that is objected to from the start can be sent again. */
function rejectUnlessObjected(move: PartnerMove): void {
  if (move.status !== 'objected') rejectEnded(move);
}
