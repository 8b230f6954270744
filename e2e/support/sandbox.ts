import { sandbox } from './addresses.js';

type Provider = 'addresses' | 'supply' | 'quotes' | 'rating';
type Mode = 'ok' | 'down' | 'slow' | 'error' | 'malformed';

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(`${sandbox}${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`the sandbox answered ${response.status} to ${method} ${path}`);
  return response;
}

/** Makes a provider fail for calls that carry `match` (a postcode or contact), so that stories do not disturb each other. */
export async function breakProvider(provider: Provider, mode: Mode, match: string): Promise<void> {
  await ask('PUT', `/faults/${provider}`, { mode, match });
}

/** Ends the fault that was made for `match`. */
export async function mendProvider(provider: Provider, match: string): Promise<void> {
  await ask('DELETE', `/faults/${provider}?match=${encodeURIComponent(match)}`);
}

export interface Application {
  readonly application_ref: string;
  readonly product_codes: readonly string[];
  readonly extras: readonly string[];
}

/** What was applied for in a customer's name, as the supplier sees it. */
export async function applicationsOf(email: string): Promise<readonly Application[]> {
  const response = await fetch(`${sandbox}/quotes/v3/applications?email=${encodeURIComponent(email)}`, {
    headers: { 'x-api-key': 'sandbox-key' },
  });
  return ((await response.json()) as { applications: readonly Application[] }).applications;
}
