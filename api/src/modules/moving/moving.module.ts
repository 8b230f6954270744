import { Module } from '@nestjs/common';
import { EnrolmentModule } from '../enrolment/enrolment.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { KnownContactService } from './known-contact.service.js';
import { MovingController } from './moving.controller.js';
import { MovingService } from './moving.service.js';
import { ContinueLinkModule } from './continue-link.module.js';

@Module({
  imports: [EnrolmentModule, JobsModule, MessagesModule, ContinueLinkModule],
  controllers: [MovingController],
  providers: [MovingService, KnownContactService],
})
export class MovingModule {}
