import { Module } from '@nestjs/common';
import { ProvidersModule } from '../../providers/providers.module.js';
import { EnrolmentModule } from '../enrolment/enrolment.module.js';
import { PaymentController } from './payment.controller.js';
import { PaymentService } from './payment.service.js';

@Module({
  imports: [EnrolmentModule, ProvidersModule],
  controllers: [PaymentController],
  providers: [PaymentService],
})
export class PaymentModule {}
