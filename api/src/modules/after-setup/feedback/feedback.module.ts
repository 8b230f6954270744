import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EnrolmentStoreModule } from '../../move/enrolment/enrolment-store.module.js';
import { FlagEvaluationModule } from '../../brands/flags/evaluation/flag-evaluation.module.js';
import { FEEDBACK, feedbackDocumentSchema } from './feedback.model.js';
import { FeedbackController } from './feedback.controller.js';
import { FeedbackRepository } from './feedback.repository.js';
import { FeedbackService } from './feedback.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: FEEDBACK, schema: feedbackDocumentSchema }]),
    EnrolmentStoreModule,
    FlagEvaluationModule,
  ],
  controllers: [FeedbackController],
  providers: [FeedbackService, FeedbackRepository],
})
export class FeedbackModule {}
