import { Module } from '@nestjs/common';
import { EnrolmentModule } from '../enrolment/enrolment.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { MovingController } from './moving.controller.js';
import { MovingService } from './moving.service.js';
import { WayBackModule } from './way-back.module.js';

@Module({
  imports: [EnrolmentModule, JobsModule, MessagesModule, WayBackModule],
  controllers: [MovingController],
  providers: [MovingService],
})
export class MovingModule {}
