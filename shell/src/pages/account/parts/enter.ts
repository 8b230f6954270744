import { pathOf, type RuntimeContract, type Tokens } from '@home-move/contract';

/**
 * Keeps the tokens of a way in, and goes on with the move, at a step where the way in knows one: the guard finds the step.
 * Whose details are missing gives them first. What stood in the address does not stay in the history. [SESS-05, SESS-22]
 */
export async function enter(runtime: RuntimeContract, tokens: Tokens, step = '/enrolment'): Promise<void> {
  await runtime.session.begin(tokens);
  // As the guard does, which asks for details below /enrolment alone: the onboarding journey is where they are given. [ROUTE-29]
  const isOpen = runtime.session.get().loggedIn || !/^\/enrolment(\/|$)/.test(step);
  runtime.navigate(isOpen ? step : pathOf('personal-details'), { replace: true });
}
