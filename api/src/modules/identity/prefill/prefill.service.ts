import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  newPrefillCodeSchema,
  prefillLifetimeSeconds,
  prefillMessages,
  type Prefill,
  type RedeemPrefill,
  type SentPrefillDetails,
  type Tokens,
} from '@home-move/contract';
import type { CallingPartner } from '../../../common/access/calling-partner.js';
import { Clock } from '../../../common/clock/clock.js';
import { Log } from '../../../common/logging/log.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { failedAttemptWindowSeconds, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { parseContract, schemaOfDay } from '../../../common/validation/contract-validation.js';
import { ENV, type Env } from '../../../config/env.js';
import { HistoryService } from '../../agents/history/history.service.js';
import { BrandService, branchNumber, rejectWhenArchived } from '../../brands/brand/brand.service.js';
import type { Brand } from '../../brands/brand/brands.data.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { PasswordsService } from '../token/passwords.service.js';
import { TokensService } from '../token/tokens.service.js';
import { isOfPartner, isOpenToPartner } from './partner-opening.js';
import { PrefillCodeRepository, type StoredPrefill } from './prefill-code.repository.js';

/** A code that a partner's page passes on to the frame. */
export interface PrefillCode {
  readonly code: string;
  /** Seconds. */
  readonly expires_in: number;
}

/** The content of a code, and the brand or branch that the move belongs to. */
interface Carried extends Pick<StoredPrefill, 'enrolmentId' | 'details'> {
  readonly owner: Brand;
}

/**
 * Lets a partner send a mover's details, or name an enrolment that it has created, before the mover sees the portal: its server
 * gets a code, which the frame exchanges once. Nothing is stored on the mover's behalf, and no contact counts as proven.
 */
@Injectable()
export class PrefillService {
  private readonly schema = schemaOfDay(({ today }) =>
    newPrefillCodeSchema({
      today,
      limits: { maxPastMonths: this.env.MOVE_IN_MAX_PAST_MONTHS, maxFutureDays: this.env.MOVE_IN_MAX_FUTURE_DAYS },
    }),
  );

  constructor(
    private readonly codes: PrefillCodeRepository,
    private readonly brands: BrandService,
    private readonly enrolments: EnrolmentRepository,
    private readonly passwords: PasswordsService,
    private readonly tokens: TokensService,
    private readonly history: HistoryService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly log: Log,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Creates a code for one brand of the partner and one origin that it lists, or that the branch of the move lists. Throws VALIDATION,
   * NOT_FOUND for a brand of another partner and for an enrolment that is not of the brand or that a mover has created, BRAND_ARCHIVED,
   * TOO_MANY_REQUESTS.
   */
  async create({ keyId, urlRoute: partner }: CallingPartner, body: unknown): Promise<PrefillCode> {
    await this.limiter.hit({
      name: 'prefill-codes',
      by: keyId,
      max: this.env.PREFILL_CODE_LIMIT,
      windowSeconds: 60,
    });
    const { brand: route, origin, details, enrolment } = parseContract(this.schema(this.clock.today()), body ?? {});
    const brand = await this.brands.find(route);
    if (!brand || (await this.brands.partnerOf(brand)) !== partner) throw new DomainError('NOT_FOUND');
    rejectWhenArchived(brand);
    const { owner, ...carried } =
      enrolment === undefined
        ? await this.carryDetails(details ?? {}, brand)
        : await this.carryEnrolment(enrolment, brand);
    rejectUnlisted(origin, brand, owner);
    const code = randomBytes(32).toString('base64url');
    const expiresAt = this.clock.in(prefillLifetimeSeconds * 1000);
    await this.codes.add(code, { brand: brand.urlRoute, origin, ...carried }, expiresAt);
    this.log.info({ keyId, brand: brand.urlRoute, enrolment: carried.enrolmentId }, 'prefill code created');
    return { code, expires_in: prefillLifetimeSeconds };
  }

  /**
   * Exchanges a code for its details or its enrolment. An attempt from another origin or brand uses the code up, because another
   * page has seen it. Throws INVALID_PREFILL_CODE and TOO_MANY_REQUESTS.
   */
  async redeem({ code, origin, brand }: RedeemPrefill, address: string): Promise<Prefill> {
    // Successful attempts are refunded: an office or a mobile network shares one address.
    const refund = await this.limiter.take({
      name: 'prefill',
      by: address,
      max: this.env.PREFILL_LIMIT,
      windowSeconds: failedAttemptWindowSeconds,
    });
    const found = await this.codes.take(code, this.clock.now());
    if (found?.origin !== origin || found.brand !== brand) throw new DomainError('INVALID_PREFILL_CODE');
    await refund();
    if (found.enrolmentId === null) return { details: found.details, tokens: null, requiresLogin: false };
    const tokens = await this.open(found.enrolmentId);
    return { details: null, tokens, requiresLogin: tokens === null };
  }

  /** A mover's session of the enrolment; null if only the mover's own login opens it. */
  private async open(enrolmentId: string): Promise<Tokens | null> {
    const enrolment = await this.enrolments.find(enrolmentId);
    if (!enrolment || !isOpenToPartner(enrolment) || (await this.passwords.hasPassword(enrolmentId))) return null;
    const issue = () => this.tokens.issue({ role: 'enrolment', enrolmentId });
    // A partner's page gets another code each time it loads.
    return this.history.recordingOncePerDay(enrolmentId, 'opened-by-partner', issue, { kind: 'mover' });
  }

  /** An enrolment that a partner has created for the brand or one of its branches. Throws NOT_FOUND. */
  private async carryEnrolment(reference: string, { urlRoute }: Brand): Promise<Carried> {
    const enrolment = await this.enrolments.byReference(reference);
    const owner = enrolment && (await this.brands.byLevelAndId(enrolment.brand.level, enrolment.brand.id));
    if (!enrolment || !isOfPartner(enrolment) || owner?.urlRoute !== urlRoute) throw new DomainError('NOT_FOUND');
    return { owner, enrolmentId: enrolment.id, details: null };
  }

  /** Throws VALIDATION for a branch that the brand does not have. */
  private async carryDetails({ branch, ...details }: SentPrefillDetails, brand: Brand): Promise<Carried> {
    const found = branch === undefined ? null : await this.brands.find(brand.urlRoute, branchNumber(branch) ?? null);
    if (branch !== undefined && !found) {
      throw new DomainError('VALIDATION', { errors: { 'details.branch': prefillMessages.branch } });
    }
    return {
      owner: found ?? brand,
      enrolmentId: null,
      details: {
        title: details.title ?? null,
        firstName: details.firstName ?? null,
        surname: details.surname ?? null,
        emailAddress: details.emailAddress ?? null,
        contactNumber: details.contactNumber ?? null,
        moveInDate: details.moveInDate ?? null,
        address: details.address ?? null,
        selectedBranch: found?.id ?? null,
      },
    };
  }
}

/**
 * Throws VALIDATION for an origin that is not listed for the move. As for frames, the list of a branch replaces that of its brand, unless
 * it is empty: a frame of the brand may show the move.
 */
function rejectUnlisted(origin: string, brand: Brand, owner: Brand): void {
  const isOfBranch = owner.branch !== null && owner.hostOrigins.length > 0;
  if ((isOfBranch ? owner : brand).hostOrigins.includes(origin)) return;
  const message = isOfBranch ? prefillMessages.originOfBranch : prefillMessages.origin;
  throw new DomainError('VALIDATION', { errors: { origin: message } });
}
