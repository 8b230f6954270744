import { Injectable } from '@nestjs/common';
import { testProgressSchema, type Move, type TestMessages } from '@home-move/contract';
import type { CallingPartner } from '../../../common/access/calling-partner.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { parseContract } from '../../../common/validation/contract-validation.js';
import { hasEnded, MoveChanges } from './move-changes.js';
import { MovesService } from './moves.service.js';
import { TestMessageRepository } from './test-message.repository.js';

/** The test environment: moves without an enrolment, which the partner's developers move on themselves. */
@Injectable()
export class TestMovesService {
  constructor(
    private readonly moves: MovesService,
    private readonly changes: MoveChanges,
    private readonly messages: TestMessageRepository,
  ) {}

  /** Gives a move the progress that a mover would make. Throws NOT_FOUND, also with a live key, MOVE_ENDED, VALIDATION. */
  async progress(partner: CallingPartner, reference: string, body: unknown): Promise<Move> {
    rejectLive(partner);
    const { status, completedServices } = parseContract(testProgressSchema, body ?? {});
    const move = await this.moves.require(partner, reference);
    const changed = await this.changes.change(move, (current) => {
      if (hasEnded(current)) throw new DomainError('MOVE_ENDED', { detail: current.status });
      const objection = status === 'objected' ? ('not-wanted' as const) : null;
      return { status, objection, ...(completedServices && { completedServices }) };
    });
    return this.moves.view(changed);
  }

  /** What moves would have sent. Throws NOT_FOUND with a live key. */
  async outbox(partner: CallingPartner): Promise<TestMessages> {
    rejectLive(partner);
    return { messages: await this.messages.latest(partner.urlRoute) };
  }
}

function rejectLive({ environment }: CallingPartner): void {
  if (environment !== 'test') throw new DomainError('NOT_FOUND');
}
