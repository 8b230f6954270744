import { Module } from '@nestjs/common';
import { EnrolmentModule } from '../enrolment/enrolment.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MessagesModule } from '../../platform/messages/messages.module.js';
import { KnownContactService } from './known-contact.service.js';
import { MoveInReminderService } from './move-in-reminder.service.js';
import { UnknownDateController } from './unknown-date.controller.js';
import { UnknownDateService } from './unknown-date.service.js';
import { ContinueLinkModule } from './continue-link.module.js';

@Module({
  imports: [EnrolmentModule, JobsModule, MessagesModule, ContinueLinkModule],
  controllers: [UnknownDateController],
  providers: [UnknownDateService, MoveInReminderService, KnownContactService],
})
export class UnknownDateModule {}
