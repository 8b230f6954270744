import { Module } from '@nestjs/common';
import { ProvidersModule } from '../../providers/providers.module.js';
import { BrandModule } from '../brand/brand.module.js';
import { EnrolmentModule } from '../enrolment/enrolment.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { CouncilWaterController } from './council-water.controller.js';
import { CouncilWaterService } from './council-water.service.js';
import { UnknownAuthorityService } from './unknown-authority.service.js';

@Module({
  imports: [BrandModule, EnrolmentModule, JobsModule, MessagesModule, ProvidersModule],
  controllers: [CouncilWaterController],
  providers: [CouncilWaterService, UnknownAuthorityService],
  exports: [CouncilWaterService],
})
export class CouncilWaterModule {}
