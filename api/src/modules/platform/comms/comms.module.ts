import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LinksModule } from '../../identity/links/links.module.js';
import { CommsController } from './comms.controller.js';
import { DISTRIBUTION, distributionSchema } from './distribution.model.js';
import { DistributionRepository } from './distribution.repository.js';
import { DistributionsService } from './distributions.service.js';
import { MailEventsController } from './mail-events.controller.js';
import { MailEventsService } from './mail-events.service.js';
import { MailTokenGuard } from './mail-token.guard.js';
import { OneClickForms } from './one-click-forms.js';
import { SubscriptionsService } from './subscriptions.service.js';
import { SUPPRESSION, suppressionSchema } from './suppression.model.js';
import { SuppressionRepository } from './suppression.repository.js';
import { UndeliverableMailboxes } from './undeliverable-mailboxes.js';

@Module({
  imports: [
    LinksModule,
    MongooseModule.forFeature([
      { name: DISTRIBUTION, schema: distributionSchema },
      { name: SUPPRESSION, schema: suppressionSchema },
    ]),
  ],
  controllers: [CommsController, MailEventsController],
  providers: [
    SubscriptionsService,
    DistributionsService,
    SuppressionRepository,
    UndeliverableMailboxes,
    MailEventsService,
    DistributionRepository,
    MailTokenGuard,
    OneClickForms,
  ],
  exports: [SubscriptionsService, DistributionsService, UndeliverableMailboxes],
})
export class CommsModule {}
