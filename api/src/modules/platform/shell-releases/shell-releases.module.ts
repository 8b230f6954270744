import { Module } from '@nestjs/common';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { PublishingModule } from '../registry/publishing.module.js';
import { RegistryModule } from '../registry/registry.module.js';
import { ShellBuildModule } from '../shell-build/shell-build.module.js';
import { ShellReleasesController } from './shell-releases.controller.js';
import { ShellReleasesService } from './shell-releases.service.js';

/** Publishing and taking back of the shell. */
@Module({
  imports: [BrandModule, PublishingModule, RegistryModule, ShellBuildModule],
  controllers: [ShellReleasesController],
  providers: [ShellReleasesService],
})
export class ShellReleasesModule {}
