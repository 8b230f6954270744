import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { RegistryModule } from '../registry/registry.module.js';
import { ReportController } from './report.controller.js';
import { ReportHealth } from './report-health.js';
import {
  REMOTE_FAULTS,
  REMOTE_VISITS,
  REPORT_SOURCE,
  remoteFaultsSchema,
  remoteVisitsSchema,
  reportSourceSchema,
} from './report.model.js';
import { ReportRepository } from './report.repository.js';
import { ReportService } from './report.service.js';
import { VersionVerdict } from './version-verdict.js';

/** Faults and visits of remotes as browsers report them, and what follows for their versions. */
@Module({
  imports: [
    BrandModule,
    RegistryModule,
    MongooseModule.forFeature([
      { name: REMOTE_VISITS, schema: remoteVisitsSchema },
      { name: REMOTE_FAULTS, schema: remoteFaultsSchema },
      { name: REPORT_SOURCE, schema: reportSourceSchema },
    ]),
  ],
  controllers: [ReportController],
  providers: [ReportService, ReportRepository, ReportHealth, VersionVerdict],
  exports: [ReportHealth],
})
export class ReportModule {}
