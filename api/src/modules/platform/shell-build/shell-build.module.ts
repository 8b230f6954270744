import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RegistryRecordsModule } from '../registry-records/registry-records.module.js';
import { PUBLISHED_SHELL, publishedShellSchema, SHELL_WITHDRAWAL, shellWithdrawalSchema } from './shell-build.model.js';
import { ShellBuild } from './shell-build.js';
import { ShellCache } from './shell-cache.js';
import { ShellFiles } from './shell-files.js';
import { ShellCatalogue } from './shell-catalogue.js';
import { ShellRepository } from './shell.repository.js';

/** The shell's build, for documents, publishing and readiness. */
@Module({
  imports: [
    RegistryRecordsModule,
    MongooseModule.forFeature([
      { name: PUBLISHED_SHELL, schema: publishedShellSchema },
      { name: SHELL_WITHDRAWAL, schema: shellWithdrawalSchema },
    ]),
  ],
  providers: [ShellBuild, ShellCache, ShellCatalogue, ShellFiles, ShellRepository],
  exports: [ShellBuild, ShellCache, ShellCatalogue, ShellRepository],
})
export class ShellBuildModule {}
