import { exitCodes, UserError } from './user-error.mjs';

const TIMEOUT_MS = 60_000;

/** Calls the registry and returns its parsed response. Throws a UserError with the registry's messages, field by field. */
export async function callRegistry({ api, key }, method, path, body) {
  const url = `${api}/api/v1/registry/${path}`;
  const { status, answer } = await exchange(url, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (status >= 200 && status < 300) return answer;
  throw new UserError(failureMessage(status, answer, api), status >= 500 ? exitCodes.noAnswer : exitCodes.rejected);
}

async function exchange(url, init) {
  try {
    const response = await fetch(url, init);
    return { status: response.status, answer: parse(await response.text()) };
  } catch (error) {
    const reason = error.cause?.code ?? error.cause?.message ?? error.message;
    throw new UserError(`${url} did not answer (${reason}).`, exitCodes.noAnswer);
  }
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failureMessage(status, problem, api) {
  if (status === 401) return `${api} does not know this deploy key. Give DEPLOY_KEY, or --key.`;
  if (problem?.code === undefined) return `${api} answered ${status}, and not as the registry does. Is it the API?`;
  const fields = Object.entries(problem.errors ?? {}).map(([field, message]) => `  ${field} ${message}`);
  if (fields.length > 0) return ['The registry refuses it:', ...fields].join('\n');
  return problem.detail ?? `${problem.title} (${problem.code})`;
}
