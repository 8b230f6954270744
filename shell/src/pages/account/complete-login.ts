import { pathOf, type RuntimeContract, type Tokens } from '@home-move/contract';

/**
 * Stores the tokens of a login and continues with the move, at the given step if there is one; the route guard
 * redirects from there. A mover without details enters them first. The path of the login, which may hold a token,
 * leaves the history. Rejects with ApiError. [SESS-05, SESS-22]
 */
export async function completeLogin(runtime: RuntimeContract, tokens: Tokens, step = '/enrolment'): Promise<void> {
  await runtime.session.begin(tokens);
  // As in the guard, only pages below /enrolment require details, because onboarding collects them. [ROUTE-29]
  const isOpen = runtime.session.get().loggedIn || !/^\/enrolment(\/|$)/.test(step);
  runtime.navigate(isOpen ? step : pathOf('personal-details'), { replace: true });
}
