import { Module } from '@nestjs/common';
import { ProvidersModule } from '../../../providers/providers.module.js';
import { CommsModule } from '../comms/comms.module.js';
import { ContactLimit } from './contact-limit.js';
import { BrandedMessages } from './branded-messages.js';
import { MessageDelivery } from './message-delivery.js';
import { MessagePermission } from './message-permission.js';
import { Messages } from './messages.js';

@Module({
  imports: [CommsModule, ProvidersModule],
  providers: [ContactLimit, MessageDelivery, MessagePermission, { provide: Messages, useClass: BrandedMessages }],
  exports: [Messages],
})
export class MessagesModule {}
