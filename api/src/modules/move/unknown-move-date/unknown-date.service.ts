import { Injectable } from '@nestjs/common';
import type { Enrolment } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { EnrolmentView } from '../enrolment/enrolment-view.js';
import { RevisionService } from '../enrolment/revision.service.js';
import { MoveInReminderService } from './move-in-reminder.service.js';
import { markDateUnknown } from './unknown-date.js';

/** Handles unknown move-in dates. */
@Injectable()
export class UnknownDateService {
  constructor(
    private readonly revisions: RevisionService,
    private readonly reminders: MoveInReminderService,
    private readonly clock: Clock,
    private readonly view: EnrolmentView,
  ) {}

  /** Stores that the date is unknown, and schedules the mails about it. Throws ENROLMENT_COMPLETE, THIRD_PARTY. [MOVE-22] */
  async moveInDateUnknown(enrolmentId: string): Promise<Enrolment> {
    const record = await this.revisions.revise(enrolmentId, (current) => markDateUnknown(current, this.clock.now()));
    // Also on a repeated request, in case the first stopped before scheduling.
    if (record.moveInDateUnknownAt) await this.reminders.schedule(enrolmentId, record.moveInDateUnknownAt);
    return this.view.of(record);
  }
}
