import type { CallInput, Endpoint, RuntimeContract } from '@home-move/contract';

type SendOptions = Parameters<RuntimeContract['http']['send']>[2];
export type Handler<Input, Answer> = (input: Input, options: SendOptions) => Answer | Promise<Answer>;

/** One call that went out, in order. */
export interface SentCall {
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly input: CallInput;
  readonly idempotencyKey: string | undefined;
}

const nameOf = ({ method, version, path }: Endpoint): string => `${method} ${version} ${path}`;

/** The API of one runtime: answers as the test says, and writes each call down. */
export function createTestHttp(calls: SentCall[]) {
  // Keyed by method and path, each handler takes and gives what its own endpoint says: `answer` and `send` are typed by it.
  const handlers = new Map<string, Handler<CallInput, unknown>>();
  return {
    /** Whether the test has said what this call answers. */
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
