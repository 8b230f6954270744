import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ENROLMENT, enrolmentSchema } from './enrolment.model.js';
import { EnrolmentRepository } from './enrolment.repository.js';

/** The repository alone, for modules below tokens and for the log-in modules, which EnrolmentModule must not depend on. */
@Module({
  imports: [MongooseModule.forFeature([{ name: ENROLMENT, schema: enrolmentSchema }])],
  providers: [EnrolmentRepository],
  exports: [EnrolmentRepository],
})
export class EnrolmentStoreModule {}
