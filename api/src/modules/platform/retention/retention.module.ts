import { Module } from '@nestjs/common';
import { HistoryModule } from '../../agents/history/history.module.js';
import { EnrolmentStoreModule } from '../../move/enrolment/enrolment-store.module.js';
import { ContinueLinkModule } from '../../move/unknown-move-date/continue-link.module.js';
import { DataPrivacyModule } from '../data-privacy/data-privacy.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { UnfinishedEnrolments } from './unfinished-enrolments.service.js';

@Module({
  imports: [EnrolmentStoreModule, HistoryModule, ContinueLinkModule, DataPrivacyModule, JobsModule, MessagesModule],
  providers: [UnfinishedEnrolments],
})
export class RetentionModule {}
