import { Module } from '@nestjs/common';
import { HistoryModule } from '../../agents/history/history.module.js';
import { EnrolmentStoreModule } from '../../move/enrolment/enrolment-store.module.js';
import { DataPassportController } from './data-passport.controller.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { DataPassportService } from './data-passport.service.js';
import { PassportFactsService } from './passport-facts.service.js';
import { ResendService } from './resend.service.js';
import { WithdrawalService } from './withdrawal.service.js';

@Module({
  imports: [EnrolmentStoreModule, HistoryModule, JobsModule],
  controllers: [DataPassportController],
  providers: [DataPassportService, PassportFactsService, ResendService, WithdrawalService],
  exports: [DataPassportService],
})
export class DataPassportModule {}
