import type { CallInput, Endpoint } from '../endpoints/endpoint';
import { ApiError, networkProblem, parseProblem } from '../problem/problem';

/** How long a call waits for its answer; then it counts as not answered. */
export const CALL_TIMEOUT_MS = 30_000;

export interface CallOptions {
  readonly token?: string | null;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
}

/** The path and query of a call below the origin, parameters encoded. */
export function urlOf(endpoint: Endpoint, { params = {}, query = {} }: CallInput): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return `/api/${endpoint.version}${path}${search === '' ? '' : `?${search}`}`;
}

/** Flat fields as urlencoded text; undefined and null are left out. */
function toForm(body: object): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
}

/**
 * Makes one call and gives its answer; undefined for 204. Rejects with ApiError: the problem of every answer that is not a
 * success, NETWORK when none comes (offline, refused, 30 s passed). Only the caller's own abort rejects with its reason.
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
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (hasBody) headers['Content-Type'] = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  const { ok, status, text } = await fetchWithTimeout(fetcher, `${origin}${urlOf(endpoint, input)}`, signal, {
    method: endpoint.method,
    headers,
    cache: 'no-store',
    credentials: 'omit',
    ...(hasBody ? { body: isForm ? toForm(input.body ?? {}).toString() : JSON.stringify(input.body) } : {}),
  });
  const body = parseJson(text);
  if (!ok) throw new ApiError(parseProblem(status, body));
  return body as Answer;
}

interface RawResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly text: string;
}

/** One request with its whole answer, in time. `AbortSignal.any` would do, but not in every browser that we serve. */
async function fetchWithTimeout(
  fetcher: typeof fetch,
  url: string,
  signal: AbortSignal | undefined,
  init: RequestInit,
): Promise<RawResponse> {
  const ended = new AbortController();
  const end = () => ended.abort(signal?.reason);
  const timer = setTimeout(end, CALL_TIMEOUT_MS);
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end);
  try {
    const response = await fetcher(url, { ...init, signal: ended.signal });
    return { ok: response.ok, status: response.status, text: await response.text() };
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
