import { Injectable } from '@nestjs/common';
import type { HistoryEntry } from '@home-move/contract';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { HistoryService } from '../history/history.service.js';

/** The history of the enrolment of a call. */
@Injectable()
export class CallHistoryService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly history: HistoryService,
  ) {}

  /** Newest first, with the entries that the enrolment still holds. Throws NOT_FOUND for `from` of another enrolment. */
  async page(enrolmentId: string, from?: string): Promise<readonly HistoryEntry[]> {
    await this.enrolments.withHistory(await this.enrolments.get(enrolmentId));
    return this.history.page(enrolmentId, from);
  }
}
