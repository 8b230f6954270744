import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { PROGRESS_JOB, partnerProgressOf } from '../../move/enrolment/partner-progress.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { hasEnded, MoveChanges } from './move-changes.js';
import { type PartnerMove, PartnerMoveRepository } from './partner-move.repository.js';

/** Follows the enrolments of moves: a job after each change that a partner sees, and each call that depends on the progress. */
@Injectable()
export class MoveProgress implements OnModuleInit {
  constructor(
    private readonly moves: PartnerMoveRepository,
    private readonly changes: MoveChanges,
    private readonly enrolments: EnrolmentRepository,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(PROGRESS_JOB, async ({ sentMove = '' }) => {
      const move = await this.moves.byEnrolment(sentMove);
      if (move) await this.refresh(move);
    });
  }

  /** The move with the progress that its enrolment has now. */
  async refresh(move: PartnerMove): Promise<PartnerMove> {
    if (hasEnded(move)) return move;
    const enrolment = await this.enrolments.find(move.enrolmentId);
    if (!enrolment) return move;
    const progress = partnerProgressOf(enrolment);
    return this.changes.change(move, (current) => {
      const { invitedAt } = current.invitation;
      const status = progress.status ?? (invitedAt === null ? 'scheduled' : 'invited');
      const { completedServices } = progress;
      const isSame = current.status === status && current.completedServices.join() === completedServices.join();
      return hasEnded(current) || isSame ? null : { status, completedServices };
    });
  }
}
