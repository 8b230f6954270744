import { Module } from '@nestjs/common';
import { ProvidersModule } from '../../providers/providers.module.js';
import { EnrolmentModule } from '../enrolment/enrolment.module.js';
import { CouncilWaterController } from './council-water.controller.js';
import { CouncilWaterService } from './council-water.service.js';

@Module({
  imports: [EnrolmentModule, ProvidersModule],
  controllers: [CouncilWaterController],
  providers: [CouncilWaterService],
  exports: [CouncilWaterService],
})
export class CouncilWaterModule {}
