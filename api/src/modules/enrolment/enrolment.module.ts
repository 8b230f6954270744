import { Module } from '@nestjs/common';
import { BrandModule } from '../brand/brand.module.js';
import { ProvidersModule } from '../../providers/providers.module.js';
import { OrderingService } from '../entertainment/ordering.service.js';
import { FlagEvaluationModule } from '../flags/flag-evaluation.module.js';
import { LodgingService } from '../payment/lodging.service.js';
import { SettlementService } from '../payment/settlement.service.js';
import { TokenModule } from '../token/token.module.js';
import { EnrolmentController } from './enrolment.controller.js';
import { EnrolmentStoreModule } from './enrolment-store.module.js';
import { EnrolmentService } from './enrolment.service.js';

@Module({
  imports: [EnrolmentStoreModule, BrandModule, FlagEvaluationModule, TokenModule, ProvidersModule],
  controllers: [EnrolmentController],
  // What was lodged and ordered decides which changes an enrolment takes, so that its module holds both.
  providers: [EnrolmentService, LodgingService, OrderingService, SettlementService],
  exports: [EnrolmentStoreModule, LodgingService, OrderingService, SettlementService],
})
export class EnrolmentModule {}
