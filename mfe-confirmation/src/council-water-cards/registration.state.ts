import type { CouncilSummary } from '@home-move/contract';

/**
 * The state of a council or water card. [CONF-22, CONF-23, CONF-28]
 * `not-identified`: no authority could be found, so that the mover has to find it; `register`: the mover answered the council step; `unanswered`: chosen,
 * but the council step is unanswered; `not-chosen`: the mover did not ask for it.
 */
export type RegistrationState = 'not-identified' | 'register' | 'unanswered' | 'not-chosen';

export function registrationState({
  isUnidentified,
  isCompleted,
  isConsented,
}: Pick<CouncilSummary, 'isUnidentified' | 'isCompleted' | 'isConsented'>): RegistrationState {
  if (isUnidentified) return 'not-identified';
  if (isCompleted) return 'register';
  return isConsented ? 'unanswered' : 'not-chosen';
}
