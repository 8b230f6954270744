import { Module } from '@nestjs/common';
import { BrandModule } from '../brand/brand.module.js';
import { FlagEvaluationModule } from '../experiments/flag-evaluation.module.js';
import { RegistryModule } from '../registry/registry.module.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsService } from './documents.service.js';
import { ShellBuild } from './shell-build.js';

@Module({
  imports: [BrandModule, RegistryModule, FlagEvaluationModule],
  controllers: [DocumentsController],
  providers: [DocumentsService, ShellBuild],
  exports: [ShellBuild],
})
export class DocumentsModule {}
