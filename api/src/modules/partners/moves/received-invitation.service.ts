import { Injectable } from '@nestjs/common';
import type { Invitation, Objection, ReadInvitation } from '@home-move/contract';
import { DomainError } from '../../../common/problem/domain.error.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { AccountLimits } from '../../identity/account/account-limits.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { partnerProgressOf } from '../../move/enrolment/partner-progress.js';
import { MoveEndings } from './move-endings.js';
import { type PartnerMove, PartnerMoveRepository } from './partner-move.repository.js';
import { detailsOf } from './sent-move.js';

/** The invitation of a partner, as the person reads and can refuse it. A visitor who has the link counts as that person. */
@Injectable()
export class ReceivedInvitationService {
  constructor(
    private readonly moves: PartnerMoveRepository,
    private readonly endings: MoveEndings,
    private readonly enrolments: EnrolmentRepository,
    private readonly brands: BrandService,
    private readonly limits: AccountLimits,
  ) {}

  /** Throws NOT_FOUND for a link that is no invitation's, and for a move that was opened or has ended; TOO_MANY_REQUESTS. */
  async read({ token }: ReadInvitation, clientAddress: string): Promise<Invitation> {
    const { move } = await this.require(token, clientAddress);
    const { name } = await this.brands.of(move.brand);
    return { sentBy: name, details: detailsOf(move.sent), agreedOn: move.agreed.date };
  }

  /** Erases the person's data. Throws like `read`. */
  async object({ token, reason }: Objection, clientAddress: string): Promise<void> {
    const { move, enrolment } = await this.require(token, clientAddress);
    await this.endings.object(move, enrolment, reason);
  }

  private async require(
    token: string,
    clientAddress: string,
  ): Promise<{ readonly move: PartnerMove; readonly enrolment: EnrolmentRecord }> {
    const refund = await this.limits.takeAttempt(clientAddress);
    const enrolment = await this.enrolments.bySaveAndContinueToken(token);
    if (!enrolment) throw new DomainError('NOT_FOUND');
    await refund();
    // The link to an earlier contact has a token that was renewed.
    const isCurrent = enrolment.saveAndContinueToken === token && enrolment.lockedAt === null;
    const isUnopened = enrolment.isSentByPartner && partnerProgressOf(enrolment).status === null;
    const move = isCurrent && isUnopened ? await this.moves.byEnrolment(enrolment.id) : null;
    if (move === null) throw new DomainError('NOT_FOUND');
    return { move, enrolment };
  }
}
