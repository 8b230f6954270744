import { Module } from '@nestjs/common';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { ShellBuildModule } from '../shell-build/shell-build.module.js';
import { PublishingController } from './publishing.controller.js';
import { PublishingService } from './publishing.service.js';
import { RegistryModule } from './registry.module.js';
import { RegistryStatusService } from './registry-status.service.js';
import { RemoteFiles } from './remote-files.js';
import { StatusPageController } from './status-page.controller.js';

/** Publishing and status of the registry. Separate from resolution, because it depends on the shell's build. */
@Module({
  imports: [RegistryModule, BrandModule, ShellBuildModule],
  controllers: [PublishingController, StatusPageController],
  providers: [PublishingService, RegistryStatusService, RemoteFiles],
})
export class PublishingModule {}
