import { Module } from '@nestjs/common';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { ShellBuildModule } from '../shell-build/shell-build.module.js';
import { RegistryModule } from '../registry/registry.module.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';

@Module({
  imports: [BrandModule, RegistryModule, ShellBuildModule],
  controllers: [HealthController],
  providers: [HealthService],
})
export class HealthModule {}
