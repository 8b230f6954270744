// Apart from the rules of the steps: remotes load this with the page that it decides about, once an enrolment is finished.
import type { StepId, StepMatch } from './steps';

/** Pages that a finished enrolment still shows, because the API rejects every change there that is not a right of the mover, or decides what their link opens. */
const openWhenFinished: ReadonlySet<StepId> = new Set([
  'private-entry',
  'confirmation',
  'offers',
  'move-plan',
  'your-move',
  'data-passport',
  'household',
  'join-household',
  'meter-day',
]);

/**
 * Whether a finished enrolment still has this step. The API would reject every other step. Steps whose path contains
 * the token of a link stay open, because the token may belong to another enrolment.
 */
export function isOpenWhenFinished({ id, params }: Pick<StepMatch, 'id' | 'params'>): boolean {
  return openWhenFinished.has(id) || Object.keys(params).some((name) => /token$/i.test(name));
}
