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
/** `refuse`: the supplier rejects the application. */
type Mode = 'ok' | 'down' | 'slow' | 'error' | 'malformed' | 'refuse';

async function callSandbox(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(`${sandbox}${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`the sandbox answered ${response.status} to ${method} ${path}`);
  return response;
}

async function readVendor<Answer>(path: string): Promise<Answer> {
  const response = await fetch(`${sandbox}${path}`, { headers: { 'x-api-key': 'sandbox-key' } });
  if (!response.ok) throw new Error(`the sandbox answered ${response.status} to ${path}`);
  return (await response.json()) as Answer;
}

/**
 * Makes a provider fail for calls that contain `match`, a postcode, contact or product code that no other story uses; '' means all
 * calls.
 */
export async function breakProvider(provider: Provider, mode: Mode, match: string): Promise<void> {
  await callSandbox('PUT', `/faults/${provider}`, { mode, match });
}

/** Ends the fault for `match`. */
export async function restoreProvider(provider: Provider, match: string): Promise<void> {
  await callSandbox('DELETE', `/faults/${provider}?match=${encodeURIComponent(match)}`);
}

export interface Application {
  readonly application_ref: string;
  readonly product_codes: readonly string[];
  readonly extras: readonly string[];
}

/** The supplier's applications in a customer's name. */
export async function applicationsOf(email: string): Promise<readonly Application[]> {
  const { applications } = await readVendor<{ applications: readonly Application[] }>(
    `/quotes/v3/applications?email=${encodeURIComponent(email)}`,
  );
  return applications;
}

/** Home telecom's orders in a customer's name. */
export async function broadbandOrdersOf(email: string): Promise<readonly { readonly packageId: string }[]> {
  const { orders } = await readVendor<{ orders: readonly { packageId: string }[] }>(
    `/broadband-ht/v1/orders?email=${encodeURIComponent(email)}`,
  );
  return orders;
}

/** How often the provider's site was opened by a tracked address. */
export async function visitsOf(trackedUrl: string): Promise<number> {
  const click = new URL(trackedUrl).pathname.split('/').at(-1) ?? '';
  const { visits } = await readVendor<{ visits: number }>(`/broadband-wombb/feed/clicks/${click}`);
  return visits;
}
