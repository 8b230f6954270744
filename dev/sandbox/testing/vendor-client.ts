import { startSandbox, type Sandbox, type SandboxOptions } from '../index.js';

export interface VendorResponse {
  status: number;
  body: unknown;
}

export interface VendorClient {
  sandbox: Sandbox;
  get(path: string): Promise<VendorResponse>;
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<VendorResponse>;
}

/** A Friday morning. */
const TODAY = new Date('2026-11-20T09:00:00.000Z');

/** Starts a sandbox on 20 November 2026 with an HTTP client. Close it after the tests. */
export async function startTestSandbox(
  more: Partial<Pick<SandboxOptions, 'showsPriorityServices' | 'now'>> = {},
): Promise<VendorClient> {
  const sandbox = await startSandbox({ port: 0, namedSupplier: 'Larkfield Energy', now: () => TODAY, ...more });
  const call = async (path: string, init: RequestInit): Promise<VendorResponse> => {
    const response = await fetch(sandbox.origin + path, init);
    return { status: response.status, body: await response.json() };
  };
  const key = { 'x-api-key': 'sandbox-key' };
  return {
    sandbox,
    get: (path) => call(path, { headers: key }),
    send: (method, path, body, headers = {}) => {
      if (body === undefined) return call(path, { method, headers: { ...key, ...headers } });
      return call(path, {
        method,
        headers: { ...key, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    },
  };
}
