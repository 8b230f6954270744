import type { CallInput, Endpoint } from '../endpoints/endpoint';
import { randomKey } from './random-key';
import { ApiError, networkProblem, parseProblem } from '../problem/problem';

/** Milliseconds until a call without a response fails with NETWORK. */
export const CALL_TIMEOUT_MS = 30_000;

/** The trace of a page, so that telemetry has all of its calls together: https://www.w3.org/TR/trace-context/#traceparent-header */
const traceId = randomKey();

/** Options of one call. */
export interface CallOptions {
  /** Bearer token. */
  readonly token?: string | null;
  readonly signal?: AbortSignal;
  /** Makes repeated requests with the same key run once. */
  readonly idempotencyKey?: string;
}

/** Path and query of a call, relative to the origin, with encoded parameters. */
export function urlOf(endpoint: Endpoint, { params = {}, query = {} }: CallInput): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return `/api/${endpoint.version}${path}${search === '' ? '' : `?${search}`}`;
}

type FormValue = string | number | boolean | null | undefined;

/** Encodes flat fields as a form, omitting undefined and null. A list is its field once for each item. */
function toForm(body: object): URLSearchParams {
  // Endpoints with this encoding have no other fields.
  const fields = body as Readonly<Record<string, FormValue | readonly FormValue[]>>;
  const form = new URLSearchParams();
  const add = (name: string, value: FormValue) => {
    if (value !== undefined && value !== null) form.append(name, String(value));
  };
  for (const name of Object.keys(fields)) {
    // Not by `Object.entries`: a script could replace the iterator of its arrays, and see a refresh token.
    const value = fields[name];
    if (Array.isArray(value)) for (const item of value as readonly FormValue[]) add(name, item);
    else add(name, value as FormValue);
  }
  return form;
}

/**
 * Calls an endpoint and returns its response body: JSON, a Blob if the endpoint returns a file, a stream of server-sent events,
 * undefined for 204. Rejects with ApiError: the API's problem, or NETWORK when no response arrives (offline, refused, after 30 s). When the caller
 * aborts, rejects with the abort reason instead.
 */
export async function call<Input extends CallInput, Answer>(
  fetcher: typeof fetch,
  origin: string,
  endpoint: Endpoint<Input, Answer>,
  input: Input,
  { token, signal, idempotencyKey }: CallOptions = {},
): Promise<Answer> {
  const isForm = endpoint.encoding === 'form';
  const hasBody = input.body !== undefined && input.body !== null;
  const headers: Record<string, string> = {
    Accept: endpoint.media ?? 'application/json',
    traceparent: `00-${traceId}-${traceId.slice(16)}-01`,
  };
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (hasBody) headers['Content-Type'] = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  const { ok, status, content } = await fetchWithTimeout(
    fetcher,
    `${origin}${urlOf(endpoint, input)}`,
    signal,
    endpoint.media,
    {
      method: endpoint.method,
      headers,
      cache: 'no-store',
      credentials: 'omit',
      ...(hasBody ? { body: isForm ? toForm(input.body ?? {}).toString() : JSON.stringify(input.body) } : {}),
    },
  );
  const body = typeof content === 'string' ? parseJson(content) : content;
  if (!ok) throw new ApiError(parseProblem(status, body));
  return body as Answer;
}

interface RawResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly content: string | Blob | ReadableStream | null;
}

/** Sends a request and reads the whole body within the time limit, unless it is a stream of events. `AbortSignal.any` is missing in some supported browsers. */
async function fetchWithTimeout(
  fetcher: typeof fetch,
  url: string,
  signal: AbortSignal | undefined,
  media: Endpoint['media'],
  init: RequestInit,
): Promise<RawResponse> {
  const ended = new AbortController();
  const end = () => ended.abort(signal?.reason);
  const timer = setTimeout(end, CALL_TIMEOUT_MS);
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end);
  try {
    const response = await fetcher(url, { ...init, signal: ended.signal });
    const { ok, status, body } = response;
    if (ok && media === 'text/event-stream') return { ok, status, content: body };
    return { ok, status, content: await (ok && media ? response.blob() : response.text()) };
  } catch (error) {
    throw signal?.aborted ? error : new ApiError(networkProblem);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
