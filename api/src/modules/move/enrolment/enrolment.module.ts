import { Module } from '@nestjs/common';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { FlagEvaluationModule } from '../../brands/flags/evaluation/flag-evaluation.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { TokenModule } from '../../identity/token/token.module.js';
import { ClosingService } from './closing.service.js';
import { ContactChangeNotices } from './contact-change-notices.js';
import { EnrolmentController } from './enrolment.controller.js';
import { EnrolmentStoreModule } from './enrolment-store.module.js';
import { EnrolmentService } from './enrolment.service.js';
import { JourneyGuard } from './journey-guard.js';
import { RevisionService } from './revision.service.js';

@Module({
  imports: [EnrolmentStoreModule, BrandModule, FlagEvaluationModule, JobsModule, TokenModule],
  controllers: [EnrolmentController],
  providers: [EnrolmentService, RevisionService, JourneyGuard, ClosingService, ContactChangeNotices],
  exports: [EnrolmentStoreModule, RevisionService, JourneyGuard, ClosingService, ContactChangeNotices],
})
export class EnrolmentModule {}
