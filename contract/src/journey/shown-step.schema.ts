import * as z from 'zod/mini';
import { isRecordedPath } from './landing';

/** The path of a step, at most this long. */
const maxLength = 300;

/** Body of `PUT /enrolment-auth/last-step`: the path of a step of a logged-in mover, below the brand, without a query. */
export const shownStepSchema = z.object({
  path: z.string().check(z.maxLength(maxLength), z.refine(isRecordedPath, 'Give the path of a step')),
});
export type ShownStep = z.infer<typeof shownStepSchema>;
