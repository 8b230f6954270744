import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BrandModule } from '../brand/brand.module.js';
import { HistoryModule } from '../history/history.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { RECEIPT, receiptSchema } from './receipt.model.js';
import { ReceiptRepository } from './receipt.repository.js';
import { ReceiptsService } from './receipts.service.js';
import { CouncilWaterModule } from '../council-water/council-water.module.js';
import { EnrolmentModule } from '../enrolment/enrolment.module.js';
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
})
export class ConfirmationModule {}
