import { Module } from '@nestjs/common';
import { SystemTimers, Timers } from '../../../common/clock/clock.js';
import { EnrolmentStoreModule } from '../../move/enrolment/enrolment-store.module.js';
import { SubmissionsFactory } from './submissions.js';

@Module({
  imports: [EnrolmentStoreModule],
  providers: [SubmissionsFactory, { provide: Timers, useClass: SystemTimers }],
  exports: [SubmissionsFactory],
})
export class SettlementModule {}
