import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EnrolmentModule } from '../../move/enrolment/enrolment.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { TokenModule } from '../../identity/token/token.module.js';
import { DataPrivacyController } from './data-privacy.controller.js';
import { DataPrivacyService } from './data-privacy.service.js';
import { ERASURE_RECORD, erasureRecordSchema } from './erasure-record.model.js';
import { ErasureRecordRepository } from './erasure-record.repository.js';
import { RecordRetentionService } from './record-retention.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: ERASURE_RECORD, schema: erasureRecordSchema }]),
    EnrolmentModule,
    JobsModule,
    TokenModule,
  ],
  controllers: [DataPrivacyController],
  providers: [DataPrivacyService, RecordRetentionService, ErasureRecordRepository],
  exports: [DataPrivacyService],
})
export class DataPrivacyModule {}
