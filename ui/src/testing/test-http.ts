import type { CallInput, Endpoint, RuntimeContract } from '@home-move/contract';

type SendOptions = Parameters<RuntimeContract['http']['send']>[2];
export type Handler<Input, Answer> = (input: Input, options: SendOptions) => Answer | Promise<Answer>;

/** One call that the remote sent. */
export interface SentCall {
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly input: CallInput;
  readonly idempotencyKey: string | undefined;
}

const nameOf = ({ method, version, path }: Endpoint): string => `${method} ${version} ${path}`;

/** The API of one runtime: responds as the test sets it, and records each call. */
export function createTestHttp(calls: SentCall[]) {
  // Keyed by method and path, so each handler has the types of its endpoint, which `answer` and `send` check.
  const handlers = new Map<string, Handler<CallInput, unknown>>();
  return {
    /** Whether the test has set a response for this call. */
    isAnswered: (endpoint: Endpoint) => handlers.has(nameOf(endpoint)),
    answer<Input extends CallInput, Answer>(endpoint: Endpoint<Input, Answer>, handler: Handler<Input, Answer>) {
      handlers.set(nameOf(endpoint), handler as Handler<CallInput, unknown>);
    },
    async send<Input extends CallInput, Answer>(
      endpoint: Endpoint<Input, Answer>,
      input: Input,
      options?: SendOptions,
    ): Promise<Answer> {
      const { method, path } = endpoint;
      calls.push({ method, path, input, idempotencyKey: options?.idempotencyKey });
      const handler = handlers.get(nameOf(endpoint));
      if (!handler) throw new Error(`The test gave no answer for ${nameOf(endpoint)}`);
      return (await handler(input, options)) as Answer;
    },
  };
}
