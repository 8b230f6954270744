import { Module } from '@nestjs/common';
import { CouncilWaterModule } from '../council-water/council-water.module.js';
import { EnrolmentModule } from '../enrolment/enrolment.module.js';
import { ConfirmationController } from './confirmation.controller.js';
import { ConfirmationService } from './confirmation.service.js';

@Module({
  imports: [CouncilWaterModule, EnrolmentModule],
  controllers: [ConfirmationController],
  providers: [ConfirmationService],
})
export class ConfirmationModule {}
