import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { EnrolmentStoreModule } from '../../move/enrolment/enrolment-store.module.js';
import { DemoScriptsSeed } from './demo-scripts.seed.js';
import { SCRIPT, scriptSchema } from './script.model.js';
import { ScriptRepository } from './script.repository.js';
import { ScriptsController } from './scripts.controller.js';
import { ScriptsService } from './scripts.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: SCRIPT, schema: scriptSchema }]), BrandModule, EnrolmentStoreModule],
  controllers: [ScriptsController],
  providers: [ScriptsService, ScriptRepository, DemoScriptsSeed],
  exports: [ScriptRepository],
})
export class ScriptsModule {}
