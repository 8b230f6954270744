import { Module } from '@nestjs/common';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { EnrolmentModule } from '../../move/enrolment/enrolment.module.js';
import { HistoryModule } from '../history/history.module.js';
import { MessagesModule } from '../../platform/messages/messages.module.js';
import { TelephonyModule } from '../telephony/telephony.module.js';
import { AgentRolesService } from './agent-roles.service.js';
import { AgentsController } from './agents.controller.js';
import { CallHistoryService } from './call-history.service.js';
import { RemindersService } from './reminders.service.js';
import { SendLinkService } from './send-link.service.js';

@Module({
  imports: [BrandModule, EnrolmentModule, HistoryModule, MessagesModule, TelephonyModule],
  controllers: [AgentsController],
  providers: [SendLinkService, CallHistoryService, RemindersService, AgentRolesService],
})
export class AgentsModule {}
