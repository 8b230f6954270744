import { Module } from '@nestjs/common';
import { EnrolmentStoreModule } from '../enrolment/enrolment-store.module.js';
import { CallLease } from './call-lease.js';
import { SubmissionsFactory } from './submissions.js';

@Module({ imports: [EnrolmentStoreModule], providers: [CallLease, SubmissionsFactory], exports: [SubmissionsFactory] })
export class SettlementModule {}
