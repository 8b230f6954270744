import { Module } from '@nestjs/common';
import { BrandModule } from '../brand/brand.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { RegistryModule } from '../registry/registry.module.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';

@Module({
  imports: [BrandModule, RegistryModule, DocumentsModule],
  controllers: [HealthController],
  providers: [HealthService],
})
export class HealthModule {}
