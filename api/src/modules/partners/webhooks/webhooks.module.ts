import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SystemTimers, Timers } from '../../../common/clock/clock.js';
import { ProvidersModule } from '../../../providers/providers.module.js';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MessagesModule } from '../../platform/messages/messages.module.js';
import { MoveEventsModule } from '../events/move-events.module.js';
import { DELIVERY, deliverySchema } from './delivery.model.js';
import { DeliveryDispatcher } from './delivery-dispatcher.js';
import { DELIVERY_QUEUE, deliveryQueueSchema } from './delivery-queue.model.js';
import { DeliveryQueueRepository } from './delivery-queue.repository.js';
import { DeliveryRepository } from './delivery.repository.js';
import { EventDelivery } from './event-delivery.js';
import { WebhookAddresses } from './webhook-addresses.js';
import { WebhookAlerts } from './webhook-alerts.js';
import { WEBHOOK, webhookSchema } from './webhook.model.js';
import { WebhookReplay } from './webhook-replay.js';
import { WebhookRepository } from './webhook.repository.js';
import { WebhookSigning } from './webhook-signing.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksService } from './webhooks.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: WEBHOOK, schema: webhookSchema },
      { name: DELIVERY_QUEUE, schema: deliveryQueueSchema },
      { name: DELIVERY, schema: deliverySchema },
    ]),
    BrandModule,
    JobsModule,
    MessagesModule,
    MoveEventsModule,
    ProvidersModule,
  ],
  controllers: [WebhooksController],
  providers: [
    WebhooksService,
    WebhookRepository,
    WebhookAddresses,
    WebhookAlerts,
    WebhookReplay,
    WebhookSigning,
    DeliveryDispatcher,
    DeliveryQueueRepository,
    DeliveryRepository,
    EventDelivery,
    { provide: Timers, useClass: SystemTimers },
  ],
})
export class WebhooksModule {}
