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
/** `refuse`: the supplier rejects the application. `truncated`: half of the answer. */
type Mode = 'ok' | 'down' | 'slow' | 'error' | 'malformed' | 'refuse' | 'empty' | 'truncated';
type BroadbandFeed = Extract<Provider, `broadband-${string}`>;

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

interface Fault {
  readonly provider: Provider;
  readonly match: string;
  /** The package that the fault changes; absent if the fault makes calls fail. */
  readonly product?: string;
}

/** Faults of the story that runs in this worker. */
let faults: readonly Fault[] = [];

/**
 * Makes a provider fail for calls that contain `match`, a postcode, contact or product code that no other story uses; '' means all
 * calls. The fault ends with the story, unless it ends it before.
 */
export async function breakProvider(provider: Provider, mode: Mode, match: string): Promise<void> {
  faults = [...faults, { provider, match }];
  await callSandbox('PUT', `/faults/${provider}`, { mode, match });
}

/** Makes a provider answer calls that contain `match` after this time, within the API's limits, until the story ends. */
export async function slowProvider(provider: Provider, latencyMs: number, match: string): Promise<void> {
  faults = [...faults, { provider, match }];
  await callSandbox('PUT', `/faults/${provider}`, { mode: 'slow', latencyMs, match });
}

/** Ends the fault for `match`. */
export async function restoreProvider(provider: Provider, match: string): Promise<void> {
  await callSandbox('DELETE', `/faults/${provider}?match=${encodeURIComponent(match)}`);
  faults = faults.filter(
    (fault) => fault.provider !== provider || fault.match !== match || fault.product !== undefined,
  );
}

/** Ends every fault that the story set and did not end. */
export async function restoreProviders(): Promise<void> {
  for (const { provider, ...at } of faults)
    await callSandbox('DELETE', `/faults/${provider}?${new URLSearchParams(at).toString()}`);
  faults = [];
}

/**
 * Withdraws a package of a broadband feed, or raises its price by £5 a month, in the list and for orders at one home: `match`, a
 * postcode that no other story uses. It ends with the story.
 */
export async function changePackage(
  feed: BroadbandFeed,
  product: string,
  { mode, match }: { readonly mode: 'dearer' | 'withdrawn'; readonly match: string },
): Promise<void> {
  faults = [...faults, { provider: feed, match, product }];
  await callSandbox('PUT', `/faults/${feed}`, { mode, match, product });
}

export interface Application {
  readonly application_ref: string;
  readonly product_codes: readonly string[];
  readonly extras: readonly string[];
  /** yyyy-MM-dd */
  readonly supply_start_date: string | null;
}

/** The supplier's applications in a customer's name. */
export async function applicationsOf(email: string): Promise<readonly Application[]> {
  const { applications } = await readVendor<{ applications: readonly Application[] }>(
    `/quotes/v3/applications?email=${encodeURIComponent(email)}`,
  );
  return applications;
}

export interface BroadbandOrder {
  readonly orderNumber: string;
  readonly packageId: string;
  /** yyyy-MM-dd */
  readonly activationDate: string | null;
  readonly callbackSlot: number | 'ANY' | null;
  readonly addOns: readonly string[];
}

/** Home telecom's orders in a customer's name. */
export async function broadbandOrdersOf(email: string): Promise<readonly BroadbandOrder[]> {
  const { orders } = await readVendor<{ orders: readonly BroadbandOrder[] }>(
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

/** Sets the state of an order at its provider, in the provider's own terms; the sandbox reports it by a signed message. */
export async function reportOrder(
  provider: 'quotes' | 'broadband-ht',
  reference: string,
  state: string,
  reason: string | null = null,
): Promise<void> {
  await callSandbox('PUT', `/order-states/${provider}/${encodeURIComponent(reference)}`, { state, reason });
}
