import { Module } from '@nestjs/common';
import { SystemTimers, Timers } from '../../../common/clock/clock.js';
import { ProvidersModule } from '../../../providers/providers.module.js';
import { EnrolmentModule } from '../enrolment/enrolment.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MoveDateController } from './move-date.controller.js';
import { MoveDateService } from './move-date.service.js';
import { SupplierDatesService } from './supplier-dates.service.js';

@Module({
  imports: [EnrolmentModule, JobsModule, ProvidersModule],
  controllers: [MoveDateController],
  providers: [MoveDateService, SupplierDatesService, { provide: Timers, useClass: SystemTimers }],
})
export class MoveDateModule {}
