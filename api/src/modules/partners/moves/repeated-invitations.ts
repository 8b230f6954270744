import { Injectable } from '@nestjs/common';
import { rejectEnded, rejectOpened } from './move-changes.js';
import { MoveInvitations } from './move-invitations.js';
import { MoveProgress } from './move-progress.js';
import { type PartnerMove, PartnerMoveRepository } from './partner-move.repository.js';

/** Invitations that are sent again, as a partner or support requests. */
@Injectable()
export class RepeatedInvitations {
  constructor(
    private readonly moves: PartnerMoveRepository,
    private readonly progress: MoveProgress,
    private readonly invitations: MoveInvitations,
  ) {}

  /**
   * The move of an enrolment, whose invitation can be sent again; null for an enrolment that no partner has sent. Throws MOVE_ENDED,
   * MOVE_OPENED, INVITATION_LIMIT.
   */
  async moveOf(enrolmentId: string): Promise<PartnerMove | null> {
    const move = await this.moves.byEnrolment(enrolmentId);
    if (move !== null) this.rejectUnlessInvitable(move);
    return move;
  }

  /** Schedules the invitation for now, or the next morning. Throws like `moveOf`. */
  async schedule(stored: PartnerMove): Promise<PartnerMove> {
    const move = await this.progress.refresh(stored);
    this.rejectUnlessInvitable(move);
    await this.invitations.scheduleNow(move);
    return move;
  }

  private rejectUnlessInvitable(move: PartnerMove): void {
    rejectEnded(move);
    rejectOpened(move);
    this.invitations.rejectBeyondLimit(move);
  }
}
