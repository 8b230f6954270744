import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BrandModule } from '../brand/brand.module.js';
import { ProvidersModule } from '../../providers/providers.module.js';
import { OrderingService } from '../entertainment/ordering.service.js';
import { LodgingService } from '../payment/lodging.service.js';
import { SettlementService } from '../payment/settlement.service.js';
import { TokenModule } from '../token/token.module.js';
import { EnrolmentController } from './enrolment.controller.js';
import { ENROLMENT, enrolmentSchema } from './enrolment.model.js';
import { EnrolmentRepository } from './enrolment.repository.js';
import { EnrolmentService } from './enrolment.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: ENROLMENT, schema: enrolmentSchema }]),
    BrandModule,
    TokenModule,
    ProvidersModule,
  ],
  controllers: [EnrolmentController],
  // What was lodged and ordered decides which changes an enrolment takes, so that its module holds both.
  providers: [EnrolmentService, EnrolmentRepository, LodgingService, OrderingService, SettlementService],
  exports: [EnrolmentRepository, LodgingService, OrderingService, SettlementService],
})
export class EnrolmentModule {}
