import { Module } from '@nestjs/common';
import { SystemTimers, Timers } from '../../../common/clock/clock.js';
import { ProvidersModule } from '../../../providers/providers.module.js';
import { ContractsModule } from '../contracts/contracts.module.js';
import { ConfirmationModule } from '../confirmation/confirmation.module.js';
import { TokenModule } from '../../identity/token/token.module.js';
import { EnrolmentModule } from '../../move/enrolment/enrolment.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { OrderNewsService } from './order-news.service.js';
import { OrderChangesService } from './order-changes.service.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';

@Module({
  imports: [ConfirmationModule, ContractsModule, EnrolmentModule, JobsModule, ProvidersModule, TokenModule],
  controllers: [OrdersController],
  providers: [OrderNewsService, OrderChangesService, OrdersService, { provide: Timers, useClass: SystemTimers }],
})
export class OrdersModule {}
