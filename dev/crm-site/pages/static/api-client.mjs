/** Thrown for every call that fails, with the API's problem (RFC 9457). Remotes read the property, not the class. */
export class ApiError extends Error {
  constructor(problem) {
    super(`${problem.status} ${problem.code}`);
    this.problem = problem;
  }
}

const problem = (status, code, title) => new ApiError({ type: 'about:blank', status, code, title });

function addressOf({ version = 'v1', path }, { params = {}, query = {} }) {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined)).toString();
  return `/api/${version}${filled}${search && `?${search}`}`;
}

function formOf(body) {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(body))
    for (const item of [value].flat()) if (item !== undefined && item !== null) form.append(name, String(item));
  return form.toString();
}

/**
 * Calls of the panel, as the runtime contract's `http.send`. `session.token()` is the agent's access token; `session.renew()`
 * gets another one, or null once the session has ended, after which `session.onEnded()` is called.
 */
export function createSend({ fetcher, base, session }) {
  async function once(endpoint, input, { signal, idempotencyKey } = {}) {
    const { body } = input;
    const isForm = endpoint.encoding === 'form';
    const token = session.token();
    const headers = {
      Accept: endpoint.media ?? 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    };
    const init = { method: endpoint.method, headers, cache: 'no-store', credentials: 'omit', signal };
    const content = body && (isForm ? formOf(body) : JSON.stringify(body));
    const response = await fetcher(`${base}${addressOf(endpoint, input)}`, {
      ...init,
      ...(content && { body: content }),
    }).catch((error) => {
      if (signal?.aborted) throw error;
      throw problem(0, 'NETWORK', 'We could not reach our service. Check your connection and try again.');
    });
    if (response.ok && endpoint.media) return response.blob();
    const text = await response.text();
    const answer = text === '' ? undefined : JSON.parse(text);
    if (response.ok) return answer;
    throw answer?.code ? new ApiError(answer) : problem(response.status, 'UNEXPECTED', 'Something went wrong');
  }

  return async (endpoint, input, options) => {
    try {
      return await once(endpoint, input, options).catch(async (error) => {
        if (error.problem?.status !== 401 || (await session.renew()) === null) throw error;
        return once(endpoint, input, options);
      });
    } catch (error) {
      if ([401, 403].includes(error.problem?.status)) session.onEnded();
      throw error;
    }
  };
}
