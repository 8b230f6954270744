import { Module } from '@nestjs/common';
import { BrandModule } from '../brand/brand.module.js';
import { EnrolmentStoreModule } from '../enrolment/enrolment-store.module.js';
import { HistoryModule } from '../history/history.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { AgentsController } from './agents.controller.js';
import { CallHistoryService } from './call-history.service.js';
import { SendLinkService } from './send-link.service.js';

@Module({
  imports: [BrandModule, EnrolmentStoreModule, HistoryModule, MessagesModule],
  controllers: [AgentsController],
  providers: [SendLinkService, CallHistoryService],
})
export class AgentsModule {}
