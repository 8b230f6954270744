import { problemOf, type RuntimeContract } from '@home-move/contract';

/** Does something with a one-time code; a 401 of it leads to the login. [OTP-13] */
export async function withCodes<Answer>(
  runtime: Pick<RuntimeContract, 'navigate'>,
  act: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    if (problemOf(error).status === 401) runtime.navigate('/login', { replace: true });
    throw error;
  }
}
