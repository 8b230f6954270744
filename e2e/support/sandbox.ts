import { sandbox } from './addresses.js';

type Provider =
  | 'addresses'
  | 'supply'
  | 'quotes'
  | 'broadband-ht'
  | 'broadband-wombb'
  | 'councils'
  | 'email'
  | 'sms'
  | 'rating';
type Mode = 'ok' | 'down' | 'slow' | 'error' | 'malformed';

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(`${sandbox}${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`the sandbox answered ${response.status} to ${method} ${path}`);
  return response;
}

async function askVendor<Answer>(path: string): Promise<Answer> {
  const response = await fetch(`${sandbox}${path}`, { headers: { 'x-api-key': 'sandbox-key' } });
  if (!response.ok) throw new Error(`the sandbox answered ${response.status} to ${path}`);
  return (await response.json()) as Answer;
}

/** Makes a provider fail for calls that carry `match` (a postcode or contact), so that stories do not disturb each other; for all calls with ''. */
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
  const { applications } = await askVendor<{ applications: readonly Application[] }>(
    `/quotes/v3/applications?email=${encodeURIComponent(email)}`,
  );
  return applications;
}

/** What was ordered in a customer's name with home telecom. */
export async function broadbandOrdersOf(email: string): Promise<readonly { readonly packageId: string }[]> {
  const { orders } = await askVendor<{ orders: readonly { packageId: string }[] }>(
    `/broadband-ht/v1/orders?email=${encodeURIComponent(email)}`,
  );
  return orders;
}

/** How often the provider's site was opened by this tracked address. */
export async function visitsOf(trackedUrl: string): Promise<number> {
  const click = new URL(trackedUrl).pathname.split('/').at(-1) ?? '';
  const { visits } = await askVendor<{ visits: number }>(`/broadband-wombb/feed/clicks/${click}`);
  return visits;
}
