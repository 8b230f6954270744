import { Module } from '@nestjs/common';
import { ProvidersModule } from '../../../providers/providers.module.js';
import { EnrolmentModule } from '../../move/enrolment/enrolment.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';

@Module({
  imports: [EnrolmentModule, JobsModule, ProvidersModule],
  controllers: [OrdersController],
  providers: [OrdersService],
})
export class OrdersModule {}
