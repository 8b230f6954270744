import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HistoryModule } from '../../agents/history/history.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { ENROLMENT, enrolmentSchema } from './enrolment.model.js';
import { EnrolmentRepository } from './enrolment.repository.js';
import { EnrolmentView } from './enrolment-view.js';

/** Only the repository and the view of its records, for modules that need none of EnrolmentModule's services and their dependencies. */
@Module({
  imports: [MongooseModule.forFeature([{ name: ENROLMENT, schema: enrolmentSchema }]), HistoryModule, JobsModule],
  providers: [EnrolmentRepository, EnrolmentView],
  exports: [EnrolmentRepository, EnrolmentView],
})
export class EnrolmentStoreModule {}
