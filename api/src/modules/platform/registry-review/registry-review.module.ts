import { Module } from '@nestjs/common';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { RegistryModule } from '../registry/registry.module.js';
import { ReportModule } from '../reports/report.module.js';
import { ShellBuildModule } from '../shell-build/shell-build.module.js';
import { RegistryReviewController } from './registry-review.controller.js';
import { RegistryReviewService } from './registry-review.service.js';

/** The review of a version before its publication. */
@Module({
  imports: [RegistryModule, ReportModule, ShellBuildModule, BrandModule],
  controllers: [RegistryReviewController],
  providers: [RegistryReviewService],
})
export class RegistryReviewModule {}
