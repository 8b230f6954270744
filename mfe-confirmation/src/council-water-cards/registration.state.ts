import type { CouncilSummary } from '@home-move/contract';

/**
 * What a card of council or water says. [CONF-22, CONF-23, CONF-28]
 * `not-identified`: nobody could be found; `register`: the council step was answered; `unanswered`: chosen, but the step
 * was left; `not-chosen`: nobody asked for it.
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
