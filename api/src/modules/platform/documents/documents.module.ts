import { Module } from '@nestjs/common';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { FlagEvaluationModule } from '../../brands/flags/evaluation/flag-evaluation.module.js';
import { PartnerKeyModule } from '../../brands/partner-key/partner-key.module.js';
import { PreviewsModule } from '../previews/previews.module.js';
import { RegistryModule } from '../registry/registry.module.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsService } from './documents.service.js';
import { MeterDayFiles } from './meter-day-files.service.js';
import { SessionKeyCookies } from './session-key-cookies.js';
import { ShellBuildModule } from '../shell-build/shell-build.module.js';

@Module({
  imports: [BrandModule, RegistryModule, PreviewsModule, FlagEvaluationModule, PartnerKeyModule, ShellBuildModule],
  controllers: [DocumentsController],
  providers: [DocumentsService, MeterDayFiles, SessionKeyCookies],
})
export class DocumentsModule {}
