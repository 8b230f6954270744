import { Module } from '@nestjs/common';
import { ProvidersModule } from '../../../providers/providers.module.js';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { EnrolmentModule } from '../../move/enrolment/enrolment.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MessagesModule } from '../../platform/messages/messages.module.js';
import { SettlementModule } from '../../platform/settlement/settlement.module.js';
import { ChoiceService } from './choice.service.js';
import { ConsentService } from './consent.service.js';
import { EntertainmentController } from './entertainment.controller.js';
import { OrderKind } from './order.kind.js';
import { OrderingService } from './ordering.service.js';
import { PackagesService } from './packages.service.js';
import { ReferralService } from './referral.service.js';
import { ReferralWithdrawalService } from './referral-withdrawal.service.js';

@Module({
  imports: [BrandModule, EnrolmentModule, JobsModule, MessagesModule, SettlementModule, ProvidersModule],
  controllers: [EntertainmentController],
  providers: [
    PackagesService,
    ChoiceService,
    ConsentService,
    OrderingService,
    OrderKind,
    ReferralService,
    ReferralWithdrawalService,
  ],
})
export class EntertainmentModule {}
