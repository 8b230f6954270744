import type { CouncilSummary } from '@home-move/contract';

/**
 * The state of a council or water card. [CONF-22, CONF-23, CONF-28]
 * `not-identified`: no authority could be found; `register`: the mover answered the council step; `unanswered`: chosen,
 * but the council step is unanswered; `not-chosen`: the mover did not ask for it.
 */
export type RegistrationState = 'not-identified' | 'register' | 'unanswered' | 'not-chosen';

export function registrationState({
  isAvailable,
  isCompleted,
  isConsented,
}: Pick<CouncilSummary, 'isAvailable' | 'isCompleted' | 'isConsented'>): RegistrationState {
  if (!isAvailable) return 'not-identified';
  if (isCompleted) return 'register';
  return isConsented ? 'unanswered' : 'not-chosen';
}
