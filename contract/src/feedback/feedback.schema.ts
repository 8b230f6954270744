import * as z from 'zod/mini';
import { formNumber, trimmed } from '../form/form-values';
import { feedbackMessages } from './feedback.messages';

/** How easy it was, from very hard to very easy. */
export const feedbackScores = [1, 2, 3, 4, 5] as const;
export type FeedbackScore = (typeof feedbackScores)[number];

export const commentMaxLength = 1000;

/** Body of `PUT /enrolment/trigger-survey`. [CALL-11] */
export const feedbackSchema = z.object({
  score: formNumber(feedbackScores, feedbackMessages.score),
  comment: z._default(trimmed.check(z.maxLength(commentMaxLength, feedbackMessages.longComment)), ''),
});
/** As sent: the comment may be missing. */
export interface GivenFeedback {
  readonly score: FeedbackScore;
  readonly comment?: string;
}
export type Feedback = z.infer<typeof feedbackSchema>;
