import { Module } from '@nestjs/common';
import { BrandModule } from '../brand/brand.module.js';
import { EnrolmentModule } from '../../move/enrolment/enrolment.module.js';
import { FlagEvaluationModule } from './evaluation/flag-evaluation.module.js';
import { FlagsController } from './flags.controller.js';
import { FlagsService } from './flags.service.js';

@Module({
  imports: [BrandModule, EnrolmentModule, FlagEvaluationModule],
  controllers: [FlagsController],
  providers: [FlagsService],
})
export class FlagsModule {}
