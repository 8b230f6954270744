import { sandbox } from './addresses.js';

type Provider = 'addresses' | 'supply' | 'quotes' | 'rating';
type Mode = 'ok' | 'down' | 'slow' | 'error' | 'malformed';

/** Makes a provider fail for calls that carry `match` (a postcode or contact), so that stories do not disturb each other. */
export async function breakProvider(provider: Provider, mode: Mode, match: string): Promise<void> {
  const { status } = await fetch(`${sandbox}/faults/${provider}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode, match }),
  });
  if (status >= 300) throw new Error(`the sandbox answered ${status}`);
}
