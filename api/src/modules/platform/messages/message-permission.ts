import { Injectable } from '@nestjs/common';
import { DisclosureObjectionRepository } from '../../../common/disclosures/objection.repository.js';
import { Erasure } from '../../../common/erasure/erasure.js';
import { Log } from '../../../common/logging/log.js';
import type { MessageData } from './message-data.js';

/** Whether a message may be sent. Each is checked directly before it is sent, because what led to it may be minutes old. */
@Injectable()
export class MessagePermission {
  constructor(
    private readonly objections: DisclosureObjectionRepository,
    private readonly erasure: Erasure,
    private readonly log: Log,
  ) {}

  /**
   * False if the mover whom the message is about was forgotten, or has objected to its purpose. True for a message that is about no mover.
   * [PASS-10, PASS-17]
   */
  async isGiven(enrolmentId: string | null, { purpose }: MessageData): Promise<boolean> {
    if (enrolmentId === null) return true;
    const isForgotten = await this.erasure.isOf(enrolmentId);
    if (!isForgotten && !(await this.objections.has(enrolmentId, purpose))) return true;
    this.log.info({ purpose, isForgotten }, 'message suppressed');
    return false;
  }
}
