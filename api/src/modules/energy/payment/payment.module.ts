import { Module } from '@nestjs/common';
import { ProvidersModule } from '../../../providers/providers.module.js';
import { EnrolmentModule } from '../../move/enrolment/enrolment.module.js';
import { PsrModule } from '../psr/psr.module.js';
import { SettlementModule } from '../../platform/settlement/settlement.module.js';
import { ApplicationService } from './application.service.js';
import { EnergySetUpService } from './energy-set-up.service.js';
import { PaymentController } from './payment.controller.js';
import { PaymentService } from './payment.service.js';
import { PrivateAccountService } from './private-account.service.js';

@Module({
  imports: [EnrolmentModule, PsrModule, SettlementModule, ProvidersModule],
  controllers: [PaymentController],
  providers: [PaymentService, EnergySetUpService, ApplicationService, PrivateAccountService],
  exports: [PrivateAccountService],
})
export class PaymentModule {}
