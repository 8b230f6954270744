import { Module } from '@nestjs/common';
import { ProvidersModule } from '../../../providers/providers.module.js';
import { EnrolmentModule } from '../../move/enrolment/enrolment.module.js';
import { EnergyController } from './energy.controller.js';
import { EnergyService } from './energy.service.js';
import { SupplyService } from './supply.service.js';

@Module({
  imports: [EnrolmentModule, ProvidersModule],
  controllers: [EnergyController],
  providers: [EnergyService, SupplyService],
  exports: [SupplyService],
})
export class EnergyModule {}
