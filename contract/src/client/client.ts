import type { CallInput, Endpoint } from '../endpoints/endpoint';
import { ApiError, parseProblem } from '../problem/problem';

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
 * Makes one call and gives its answer; undefined for 204. Rejects with ApiError for every answer that is not a
 * success, and with what `fetch` throws when there is none.
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
  const response = await fetcher(`${origin}${urlOf(endpoint, input)}`, {
    method: endpoint.method,
    headers,
    cache: 'no-store',
    credentials: 'omit',
    ...(signal ? { signal } : {}),
    ...(hasBody ? { body: isForm ? toForm(input.body ?? {}).toString() : JSON.stringify(input.body) } : {}),
  });
  const text = await response.text();
  const body = parseJson(text);
  if (!response.ok) throw new ApiError(parseProblem(response.status, body));
  return body as Answer;
}

function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
