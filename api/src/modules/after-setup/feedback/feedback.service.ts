import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Feedback } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { FieldEncryption } from '../../../common/crypto/field-encryption.js';
import { SealedFields } from '../../../common/crypto/sealed-fields.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { FlagEvaluation } from '../../brands/flags/evaluation/flag-evaluation.js';
import { FeedbackRepository } from './feedback.repository.js';

const purpose = (enrolmentId: string) => `feedback:${enrolmentId}`;

/** The question at the end of the journey, answered once per enrolment. [CALL-11] */
@Injectable()
export class FeedbackService implements OnModuleInit {
  constructor(
    private readonly feedback: FeedbackRepository,
    private readonly enrolments: EnrolmentRepository,
    private readonly flags: FlagEvaluation,
    private readonly encryption: FieldEncryption,
    private readonly sealedFields: SealedFields,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.sealedFields.register('feedback', 'comment', purpose);
  }

  async state(enrolmentId: string): Promise<{ readonly isWanted: boolean }> {
    const enrolment = await this.enrolments.get(enrolmentId);
    const isOpen = enrolment.closedAt === null && (await this.flags.isOn('ask-nicely', enrolment));
    return { isWanted: isOpen && !(await this.feedback.exists(enrolmentId)) };
  }

  /** Throws CONFLICT for a second answer, and while the flag is off. */
  async give(enrolmentId: string, { score, comment }: Feedback): Promise<void> {
    if (!(await this.isOn(enrolmentId))) throw new DomainError('CONFLICT');
    const isAdded = await this.feedback.add({
      _id: enrolmentId,
      score,
      comment: comment === '' ? null : this.encryption.seal(comment, purpose(enrolmentId)),
      givenAt: this.clock.now(),
    });
    if (!isAdded) throw new DomainError('CONFLICT');
  }

  private async isOn(enrolmentId: string): Promise<boolean> {
    return this.flags.isOn('ask-nicely', await this.enrolments.get(enrolmentId));
  }
}
