import { problemOf } from '@home-move/contract';

/** Asks for a code, or verifies one; on a 401 the session that codes belong to is over, and `onOver` leads to a new one. [OTP-13] */
export async function withCodeSession<Answer>(act: () => Promise<Answer>, onOver: () => void): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    if (problemOf(error).status === 401) onOver();
    throw error;
  }
}
