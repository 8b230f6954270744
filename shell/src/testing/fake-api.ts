import { problem, type ProblemCode, type ValidationResult } from '@home-move/contract';

/** An answer of the fake API: a body, a problem by its code, or a network failure. */
export type FakeAnswer =
  | { readonly body: unknown }
  | { readonly problem: ProblemCode; readonly result?: ValidationResult }
  | 'offline';

export interface FakeCall {
  /** "POST /api/v1/token" */
  readonly call: string;
  readonly token: string | null;
  readonly body: string | null;
}

export interface FakeApi {
  readonly fetch: typeof fetch;
  readonly calls: FakeCall[];
  /** Sets the answer to a call; a function is evaluated each time. */
  on(call: string, answer: FakeAnswer | ((call: FakeCall) => FakeAnswer | Promise<FakeAnswer>)): void;
}

const appTokens = { access_token: 'app-1', token_type: 'Bearer', expires_in: 1800, refresh_token: 'app-refresh-1' };

function asResponse(answer: Exclude<FakeAnswer, 'offline'>): Response {
  const problemBody =
    'problem' in answer && problem(answer.problem, answer.result === undefined ? {} : { result: answer.result });
  const status = problemBody ? problemBody.status : 200;
  const body = 'problem' in answer ? problemBody : answer.body;
  const text = body === undefined ? '' : JSON.stringify(body);
  // jsdom has no Response; the client reads only these three members.
  return { ok: status < 400, status, text: () => Promise.resolve(text) } as Response;
}

/** The API in memory: healthy, issues app tokens, and answers 404 to any call that the test has not set. */
export function createFakeApi(): FakeApi {
  const answers = new Map<string, Parameters<FakeApi['on']>[1]>([
    ['POST /api/v1/token', { body: appTokens }],
    ['GET /api/v1/healthcheck', { body: { status: 'ok' } }],
  ]);
  const calls: FakeCall[] = [];
  return {
    calls,
    on: (call, answer) => void answers.set(call, answer),
    async fetch(url, init) {
      const headers = init?.headers as Record<string, string> | undefined;
      const call: FakeCall = {
        call: `${init?.method ?? 'GET'} ${typeof url === 'string' ? url : 'not a path'}`,
        token: headers?.['Authorization']?.replace('Bearer ', '') ?? null,
        body: typeof init?.body === 'string' ? init.body : null,
      };
      calls.push(call);
      const configured = answers.get(call.call) ?? { problem: 'NOT_FOUND' as const };
      const answer = typeof configured === 'function' ? await configured(call) : configured;
      if (answer === 'offline') throw new TypeError('Failed to fetch');
      return asResponse(answer);
    },
  };
}

/** A pair of tokens, distinguished by a number. */
export const someTokens = (n: number) =>
  ({ access_token: `user-${n}`, token_type: 'Bearer', expires_in: 1800, refresh_token: `refresh-${n}` }) as const;

/** An answer that the test releases. */
export function heldAnswer(): { readonly answer: Promise<FakeAnswer>; readonly give: (answer: FakeAnswer) => void } {
  let give: (answer: FakeAnswer) => void = () => undefined;
  const answer = new Promise<FakeAnswer>((resolve) => (give = resolve));
  return { answer, give };
}
