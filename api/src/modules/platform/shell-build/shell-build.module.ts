import { Module } from '@nestjs/common';
import { ShellBuild } from './shell-build.js';

/** The shell's build, for documents, publishing and readiness. */
@Module({ providers: [ShellBuild], exports: [ShellBuild] })
export class ShellBuildModule {}
