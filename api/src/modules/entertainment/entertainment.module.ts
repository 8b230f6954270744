import { Module } from '@nestjs/common';
import { ProvidersModule } from '../../providers/providers.module.js';
import { BrandModule } from '../brand/brand.module.js';
import { EnrolmentModule } from '../enrolment/enrolment.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { ChoiceService } from './choice.service.js';
import { ConsentService } from './consent.service.js';
import { EntertainmentController } from './entertainment.controller.js';
import { OrderKind } from './order.kind.js';
import { OrderingService } from './ordering.service.js';
import { PackagesService } from './packages.service.js';
import { ReferralService } from './referral.service.js';

@Module({
  imports: [BrandModule, EnrolmentModule, JobsModule, MessagesModule, SettlementModule, ProvidersModule],
  controllers: [EntertainmentController],
  providers: [PackagesService, ChoiceService, ConsentService, OrderingService, OrderKind, ReferralService],
})
export class EntertainmentModule {}
