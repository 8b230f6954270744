import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SystemTimers, Timers } from '../../../common/clock/clock.js';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { EnrolmentModule } from '../../move/enrolment/enrolment.module.js';
import { EnrolmentStoreModule } from '../../move/enrolment/enrolment-store.module.js';
import { FlagEvaluationModule } from '../../brands/flags/evaluation/flag-evaluation.module.js';
import { HistoryModule } from '../../agents/history/history.module.js';
import { LinksModule } from '../links/links.module.js';
import { MessagesModule } from '../../platform/messages/messages.module.js';
import { TokenModule } from '../token/token.module.js';
import { AccountController } from './account.controller.js';
import { AccountLimits } from './account-limits.js';
import { AccountService } from './account.service.js';
import { AccountValidationService } from './account-validation.service.js';
import { COMM_CLICK, commClickSchema } from './comm-click.model.js';
import { CommClickRepository } from './comm-click.repository.js';
import { ContinueLinkService } from './continue-link.service.js';
import { ContactChangeService } from './contact-change.service.js';
import { ContactProof } from './contact-proof.js';
import { InvitationService } from './invitation.service.js';
import { LogOutEverywhereService } from './log-out-everywhere.service.js';
import { LinkMailer } from './link-mailer.js';
import { PasswordResetService } from './password-reset.service.js';
import { ReturnLinks } from './return-links.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: COMM_CLICK, schema: commClickSchema }]),
    EnrolmentModule,
    EnrolmentStoreModule,
    BrandModule,
    FlagEvaluationModule,
    HistoryModule,
    LinksModule,
    MessagesModule,
    TokenModule,
  ],
  controllers: [AccountController],
  providers: [
    AccountService,
    AccountValidationService,
    AccountLimits,
    ContactChangeService,
    ContactProof,
    ReturnLinks,
    PasswordResetService,
    ContinueLinkService,
    LinkMailer,
    LogOutEverywhereService,
    CommClickRepository,
    InvitationService,
    { provide: Timers, useClass: SystemTimers },
  ],
  exports: [AccountService, AccountValidationService, AccountLimits, ContactProof, InvitationService],
})
export class AccountModule {}
