import { Module } from '@nestjs/common';
import { ProvidersModule } from '../../../providers/providers.module.js';
import { EnrolmentStoreModule } from '../../move/enrolment/enrolment-store.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { ContinueLinkModule } from '../../move/unknown-move-date/continue-link.module.js';
import { ServiceBackService } from './service-back.service.js';
import { StatusController } from './status.controller.js';
import { StatusService } from './status.service.js';

@Module({
  imports: [ProvidersModule, EnrolmentStoreModule, JobsModule, MessagesModule, ContinueLinkModule],
  controllers: [StatusController],
  providers: [StatusService, ServiceBackService],
})
export class StatusModule {}
