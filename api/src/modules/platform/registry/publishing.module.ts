import { Module } from '@nestjs/common';
import { ShellBuildModule } from '../shell-build/shell-build.module.js';
import { PublishingController } from './publishing.controller.js';
import { PublishingService } from './publishing.service.js';
import { RegistryModule } from './registry.module.js';
import { RemoteFiles } from './remote-files.js';

/** Publishing. Separate from resolution, because it depends on the shell's build. */
@Module({
  imports: [RegistryModule, ShellBuildModule],
  controllers: [PublishingController],
  providers: [PublishingService, RemoteFiles],
  exports: [RemoteFiles],
})
export class PublishingModule {}
