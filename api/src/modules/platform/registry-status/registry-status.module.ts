import { Module } from '@nestjs/common';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { PublishingModule } from '../registry/publishing.module.js';
import { RegistryModule } from '../registry/registry.module.js';
import { ReportModule } from '../reports/report.module.js';
import { OperatorAccess } from './operator-access.js';
import { RegistryStatusController } from './registry-status.controller.js';
import { RegistryStatusService } from './registry-status.service.js';
import { StatusPageController } from './status-page.controller.js';

/** The state of all remotes, as a call and as a page. */
@Module({
  imports: [RegistryModule, PublishingModule, ReportModule, BrandModule],
  controllers: [RegistryStatusController, StatusPageController],
  providers: [RegistryStatusService, OperatorAccess],
})
export class RegistryStatusModule {}
