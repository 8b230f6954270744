import { Module } from '@nestjs/common';
import { SystemTimers, Timers } from '../../../common/clock/clock.js';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { EnrolmentStoreModule } from '../enrolment/enrolment-store.module.js';
import { HistoryModule } from '../../agents/history/history.module.js';
import { MessagesModule } from '../../platform/messages/messages.module.js';
import { FlatmateLimits } from './flatmate-limits.js';
import { FlatmatesController } from './flatmates.controller.js';
import { FlatmatesService } from './flatmates.service.js';

@Module({
  imports: [BrandModule, EnrolmentStoreModule, HistoryModule, MessagesModule],
  controllers: [FlatmatesController],
  providers: [FlatmatesService, FlatmateLimits, { provide: Timers, useClass: SystemTimers }],
})
export class FlatmatesModule {}
