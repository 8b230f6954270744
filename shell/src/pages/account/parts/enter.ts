import { pathOf, stepAt, type RuntimeContract, type Tokens } from '@home-move/contract';

/**
 * Keeps the tokens of a way in, and goes on with the move, at a step where the way in knows one: the guard finds the step.
 * Whose details are missing gives them first. What stood in the address does not stay in the history. [SESS-05, SESS-22]
 */
export async function enter(runtime: RuntimeContract, tokens: Tokens, step = '/enrolment'): Promise<void> {
  await runtime.session.begin(tokens);
  const isOpen = runtime.session.get().loggedIn || stepAt(step)?.access === 'public';
  runtime.navigate(isOpen ? step : pathOf('personal-details'), { replace: true });
}
