import { Module } from '@nestjs/common';
import { EnrolmentModule } from '../enrolment/enrolment.module.js';
import { ConfirmationController } from './confirmation.controller.js';
import { ConfirmationService } from './confirmation.service.js';

@Module({
  imports: [EnrolmentModule],
  controllers: [ConfirmationController],
  providers: [ConfirmationService],
})
export class ConfirmationModule {}
