import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HistoryModule } from '../../agents/history/history.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { CallFactsRepository } from './call-facts.repository.js';
import { ENROLMENT, enrolmentSchema } from './enrolment.model.js';
import { EnrolmentRepository } from './enrolment.repository.js';
import { EnrolmentSearch } from './enrolment-search.js';
import { EnrolmentView } from './enrolment-view.js';
import { RetentionRepository } from './retention.repository.js';
import { SupplierReferenceRepository } from './supplier-reference.repository.js';

const provided = [
  CallFactsRepository,
  EnrolmentRepository,
  EnrolmentSearch,
  EnrolmentView,
  RetentionRepository,
  SupplierReferenceRepository,
];

/** Only the repositories and the view of their records, for modules that need none of EnrolmentModule's services and their dependencies. */
@Module({
  imports: [MongooseModule.forFeature([{ name: ENROLMENT, schema: enrolmentSchema }]), HistoryModule, JobsModule],
  providers: provided,
  exports: provided,
})
export class EnrolmentStoreModule {}
