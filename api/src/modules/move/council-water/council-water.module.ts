import { Module } from '@nestjs/common';
import { ProvidersModule } from '../../../providers/providers.module.js';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { EnrolmentModule } from '../enrolment/enrolment.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MessagesModule } from '../../platform/messages/messages.module.js';
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
