import { pathOf, type RuntimeContract, type Tokens } from '@home-move/contract';

/**
 * Keeps the tokens of a way in, and goes on with the move: the guard finds the step. Whose details are missing gives them
 * first. What stood in the address does not stay in the history. [SESS-05, SESS-22]
 */
export async function enter(runtime: RuntimeContract, tokens: Tokens): Promise<void> {
  await runtime.session.begin(tokens);
  const { loggedIn } = runtime.session.get();
  runtime.navigate(loggedIn ? '/enrolment' : pathOf('personal-details'), { replace: true });
}
