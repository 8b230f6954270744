import { Injectable } from '@nestjs/common';
import type { HistoryEntry } from '@home-move/contract';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { HistoryService } from '../history/history.service.js';
import { NotesService } from '../telephony/notes.service.js';

/** The history of the enrolment of a call. */
@Injectable()
export class CallHistoryService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly notes: NotesService,
    private readonly history: HistoryService,
  ) {}

  /** Newest first, with the entries that the enrolment and its notes still hold. Throws NOT_FOUND for `from` of another enrolment. */
  async page(enrolmentId: string, from?: string): Promise<readonly HistoryEntry[]> {
    await this.enrolments.withHistory(await this.enrolments.get(enrolmentId));
    await this.notes.recordAll(enrolmentId);
    return this.history.page(enrolmentId, from);
  }
}
