import { Module } from '@nestjs/common';
import { EnrolmentModule } from '../../move/enrolment/enrolment.module.js';
import { ContractsModule } from '../contracts/contracts.module.js';
import { PlanModule } from '../plan/plan.module.js';
import { MoveDocumentsController } from './documents.controller.js';
import { MoveDocumentsService } from './documents.service.js';

@Module({
  imports: [ContractsModule, EnrolmentModule, PlanModule],
  controllers: [MoveDocumentsController],
  providers: [MoveDocumentsService],
})
export class MoveDocumentsModule {}
