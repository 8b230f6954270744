/** Milliseconds after which a request hangs. */
export const HANGS_AFTER_MS = 20_000;

/** Statuses of requests that no operation reads: of malformed paths, and of bodies that are too large or of another type. */
const alwaysDocumented = [400, 404, 413, 415];

const stack = /\bat \S+ \(|\bat (?:async )?\S+:\d+:\d+|node_modules|\/src\/|Error: |Mongo(?:ose|Server)/;
const securityHeaders = ['x-content-type-options', 'content-security-policy', 'referrer-policy', 'cache-control'];

/** The faults of a response to the visitor of this name; empty if there are none. */
export function faultsOf({ statuses }, { status, headers, text }, visitor) {
  const isProblem = status >= 400;
  return [
    status >= 500 && `answers ${status}`,
    !statuses.includes(status) && !alwaysDocumented.includes(status) && `answers ${status}, which is not documented`,
    stack.test(text) && isProblem && 'shows a stack or an internal error',
    (text.match(/visitor-\d+/g) ?? []).some((name) => name !== visitor) && 'shows the contact of another visitor',
    isProblem &&
      headers.get('content-type')?.startsWith('application/problem+json') !== true &&
      `answers ${status} without a problem`,
    ...securityHeaders.map((name) => !headers.has(name) && `answers without ${name}`),
  ].filter(Boolean);
}
