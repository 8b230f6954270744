import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { HistoryModule } from '../../agents/history/history.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MessagesModule } from '../../platform/messages/messages.module.js';
import { RECEIPT, receiptSchema } from './receipt.model.js';
import { ReceiptRepository } from './receipt.repository.js';
import { ReceiptsService } from './receipts.service.js';
import { CouncilWaterModule } from '../../move/council-water/council-water.module.js';
import { EnrolmentModule } from '../../move/enrolment/enrolment.module.js';
import { ConfirmationController } from './confirmation.controller.js';
import { ConfirmationService } from './confirmation.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: RECEIPT, schema: receiptSchema }]),
    BrandModule,
    CouncilWaterModule,
    EnrolmentModule,
    HistoryModule,
    JobsModule,
    MessagesModule,
  ],
  controllers: [ConfirmationController],
  providers: [ConfirmationService, ReceiptsService, ReceiptRepository],
  exports: [ReceiptsService],
})
export class ConfirmationModule {}
