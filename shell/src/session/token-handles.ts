import { randomKey, type Tokens } from '@home-move/contract';
import type { Send } from './send';
import type { Session } from './session';

/** What remotes get in place of tokens. */
export interface TokenHandles {
  /** Calls the API; its answers contain handles where the API's have tokens. */
  readonly send: Send;
  /** Begins the session of the tokens behind a handle. Rejects with ApiError. [SESS-05] */
  readonly begin: Session['begin'];
}

const hasTokens = (value: unknown): value is Tokens =>
  typeof value === 'object' && value !== null && 'access_token' in value && 'refresh_token' in value;

/** Keeps tokens from remotes that create an enrolment or log a mover in: they only pass them on to the session. */
export function createTokenHandles(send: Send, session: Pick<Session, 'begin'>): TokenHandles {
  const tokensOf: Record<string, Tokens> = {};
  const hide = (value: unknown): unknown => {
    if (!hasTokens(value)) return value;
    const handle = randomKey();
    tokensOf[handle] = value;
    return { ...value, access_token: handle, refresh_token: handle };
  };
  /** Answers have tokens themselves, or in one of two fields. */
  const hideIn = (answer: unknown): unknown => {
    if (typeof answer !== 'object' || answer === null) return answer;
    if ('token' in answer) return { ...answer, token: hide(answer.token) };
    return 'tokens' in answer ? { ...answer, tokens: hide(answer.tokens) } : hide(answer);
  };
  return {
    send: async (endpoint, input, options) => hideIn(await send(endpoint, input, options)) as never,
    begin: (tokens) => session.begin(tokensOf[tokens.access_token] ?? tokens),
  };
}
