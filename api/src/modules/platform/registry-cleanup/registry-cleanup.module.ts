import { Module } from '@nestjs/common';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { RegistryModule } from '../registry/registry.module.js';
import { ReportModule } from '../reports/report.module.js';
import { RegistryCleanupController } from './registry-cleanup.controller.js';
import { RegistryCleanupService } from './registry-cleanup.service.js';

/** The removal of versions that nothing needs any more. */
@Module({
  imports: [RegistryModule, ReportModule, BrandModule],
  controllers: [RegistryCleanupController],
  providers: [RegistryCleanupService],
})
export class RegistryCleanupModule {}
