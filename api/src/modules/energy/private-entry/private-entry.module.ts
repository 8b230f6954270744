import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SystemTimers, Timers } from '../../../common/clock/clock.js';
import { AccountModule } from '../../identity/account/account.module.js';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { EnrolmentStoreModule } from '../../move/enrolment/enrolment-store.module.js';
import { HistoryModule } from '../../agents/history/history.module.js';
import { LinksModule } from '../../identity/links/links.module.js';
import { MessagesModule } from '../../platform/messages/messages.module.js';
import { OtpModule } from '../../identity/otp/otp.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { PsrModule } from '../psr/psr.module.js';
import { TokenModule } from '../../identity/token/token.module.js';
import { TelephonyModule } from '../../agents/telephony/telephony.module.js';
import { CallStateService } from './call-state.service.js';
import { CallUpdatesService } from './call-updates.service.js';
import { EntryRequestService } from './entry-request.service.js';
import { LinkFactsService } from './link-facts.service.js';
import { PRESENCE, presenceSchema } from './presence.model.js';
import { PresenceRepository } from './presence.repository.js';
import { PresenceService } from './presence.service.js';
import { PrivateEntryController } from './private-entry.controller.js';
import { PRIVATE_ENTRY, privateEntryDocumentSchema } from './private-entry.model.js';
import { PrivateEntryOpener } from './private-entry-opener.service.js';
import { PrivateEntryRepository } from './private-entry.repository.js';
import { PrivateEntryService } from './private-entry.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PRIVATE_ENTRY, schema: privateEntryDocumentSchema },
      { name: PRESENCE, schema: presenceSchema },
    ]),
    AccountModule,
    BrandModule,
    EnrolmentStoreModule,
    HistoryModule,
    LinksModule,
    MessagesModule,
    OtpModule,
    PaymentModule,
    PsrModule,
    TelephonyModule,
    TokenModule,
  ],
  controllers: [PrivateEntryController],
  providers: [
    PrivateEntryService,
    PrivateEntryOpener,
    PrivateEntryRepository,
    EntryRequestService,
    LinkFactsService,
    CallStateService,
    CallUpdatesService,
    PresenceService,
    PresenceRepository,
    { provide: Timers, useClass: SystemTimers },
  ],
})
export class PrivateEntryModule {}
