import { ApiError, householdEndpoints, type CallInput, type Endpoint } from '@home-move/contract';

type Handler<Input, Answer> = (input: Input) => Answer | Promise<Answer>;

/** A call with a housemate's session. */
export interface HousemateCall {
  readonly method: string;
  readonly path: string;
  readonly token: string | null;
  readonly body: unknown;
}

export interface HousemateApi {
  readonly calls: HousemateCall[];
  answer<Input extends CallInput, Answer>(endpoint: Endpoint<Input, Answer>, handler: Handler<Input, Answer>): void;
}

const respond = (status: number, content: unknown) => ({
  ok: status < 400,
  status,
  text: () => Promise.resolve(content === undefined ? '' : JSON.stringify(content)),
  body: content,
});

/** Answers `fetch`, by which pages call the API with a housemate's session. The stream of changes stays silent until it is answered. */
export function installHousemateApi(): HousemateApi {
  const calls: HousemateCall[] = [];
  const handlers: { readonly pattern: RegExp; readonly handle: Handler<CallInput, unknown> }[] = [];
  const answer: HousemateApi['answer'] = ({ method, path }, handler) =>
    void handlers.unshift({
      pattern: new RegExp(`^${method} /api/v1${path.replaceAll(/:\w+/g, '[^/]+')}$`),
      handle: handler as Handler<CallInput, unknown>,
    });
  const fetcher = async (url: string, init: RequestInit) => {
    const headers = init.headers as Readonly<Record<string, string>>;
    const method = init.method ?? 'GET';
    const text = typeof init.body === 'string' ? init.body : undefined;
    const isJson = headers['Content-Type'] === 'application/json';
    const body: unknown = isJson && text !== undefined ? JSON.parse(text) : text;
    calls.push({ method, path: url, token: headers['Authorization']?.replace('Bearer ', '') ?? null, body });
    const handler = handlers.find(({ pattern }) => pattern.test(`${method} ${url}`));
    if (!handler) throw new Error(`The test gave no answer for ${method} ${url}`);
    try {
      return respond(200, await handler.handle({ body }));
    } catch (error) {
      if (error instanceof ApiError) return respond(error.problem.status, error.problem);
      throw error;
    }
  };
  Object.assign(globalThis, { fetch: fetcher });
  answer(householdEndpoints.changes, () => new Promise(() => undefined));
  return { calls, answer };
}
