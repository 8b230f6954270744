import { Module } from '@nestjs/common';
import { BrandModule } from '../brand/brand.module.js';
import { FlagEvaluationModule } from '../experiments/flag-evaluation.module.js';
import { PartnerKeyModule } from '../partner-key/partner-key.module.js';
import { RegistryModule } from '../registry/registry.module.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsService } from './documents.service.js';
import { ShellBuildModule } from '../shell-build/shell-build.module.js';

@Module({
  imports: [BrandModule, RegistryModule, FlagEvaluationModule, PartnerKeyModule, ShellBuildModule],
  controllers: [DocumentsController],
  providers: [DocumentsService],
})
export class DocumentsModule {}
