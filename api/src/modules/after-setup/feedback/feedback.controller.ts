import { Body, Controller } from '@nestjs/common';
import { feedbackEndpoints, feedbackSchema, type Feedback } from '@home-move/contract';
import { OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { FeedbackService } from './feedback.service.js';

@Controller()
export class FeedbackController {
  constructor(private readonly feedback: FeedbackService) {}

  @Call(feedbackEndpoints.feedbackState)
  state(@OwnEnrolment() enrolmentId: string) {
    return this.feedback.state(enrolmentId);
  }

  @Call(feedbackEndpoints.giveFeedback)
  give(@OwnEnrolment() enrolmentId: string, @Body({ schema: feedbackSchema }) feedback: Feedback) {
    return this.feedback.give(enrolmentId, feedback);
  }
}
