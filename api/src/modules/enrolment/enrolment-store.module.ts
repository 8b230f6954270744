import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ENROLMENT, enrolmentSchema } from './enrolment.model.js';
import { EnrolmentRepository } from './enrolment.repository.js';

/** Where enrolments are kept, apart from what is done with them: whoever lets people in looks here, and the rest needs tokens. */
@Module({
  imports: [MongooseModule.forFeature([{ name: ENROLMENT, schema: enrolmentSchema }])],
  providers: [EnrolmentRepository],
  exports: [EnrolmentRepository],
})
export class EnrolmentStoreModule {}
