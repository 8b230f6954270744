import { Module } from '@nestjs/common';
import { EnrolmentStoreModule } from '../../move/enrolment/enrolment-store.module.js';
import { DataPassportController } from './data-passport.controller.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { DataPassportService } from './data-passport.service.js';
import { PassportFactsService } from './passport-facts.service.js';
import { ResendService } from './resend.service.js';

@Module({
  imports: [EnrolmentStoreModule, JobsModule],
  controllers: [DataPassportController],
  providers: [DataPassportService, PassportFactsService, ResendService],
})
export class DataPassportModule {}
